//! A minimal markup parser: elements and their attributes.
//!
//! Pages are HTML with attributes that have no value (`data-legal`) and elements that have no end tag (`<input>`),
//! which an XML parser rejects; the output of the templates is regular enough for this short parser.

/// One element: its name and attributes.
#[derive(Clone, Debug)]
pub struct Tag {
    /// The name of the element.
    pub name: String,
    attributes: Vec<(String, String)>,
    /// The text directly after the opening tag.
    pub text: String,
}

impl Tag {
    /// The value of an attribute; empty for an attribute without a value.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The value of a numeric attribute.
    ///
    /// # Panics
    /// If it is not a number.
    #[must_use]
    pub fn number(&self, name: &str) -> f32 {
        self.get(name).and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("{name} of {self:?}"))
    }

    /// Whether it has a class.
    #[must_use]
    pub fn has_class(&self, class: &str) -> bool {
        self.get("class").is_some_and(|classes| classes.split(' ').any(|one| one == class))
    }
}

/// The elements of a markup, in order.
///
/// # Panics
/// If it is not well-formed.
#[must_use]
pub fn tags(markup: &str) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut open: Vec<String> = Vec::new();
    let mut rest = markup;
    while let Some((_, after)) = rest.split_once('<') {
        let (inside, after) = after.split_once('>').expect("a tag ends");
        if let Some(name) = inside.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name), "closed in order");
        } else {
            let (name, attributes) = inside.split_once(' ').unwrap_or((inside, ""));
            let text = after.split('<').next().unwrap_or_default().to_owned();
            tags.push(Tag { name: name.to_owned(), attributes: attributes_of(attributes), text });
            // Void elements have no end tag.
            if name != "input" {
                open.push(name.to_owned());
            }
        }
        rest = after;
    }
    assert_eq!(open, [""; 0], "everything is closed");
    tags
}

fn attributes_of(text: &str) -> Vec<(String, String)> {
    let mut attributes = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let end = rest.find(['=', ' ']).unwrap_or(rest.len());
        let (key, after) = rest.split_at(end);
        let (value, after) = match after.strip_prefix("=\"") {
            Some(after) => after.split_once('"').expect("a value ends"),
            None => ("", after),
        };
        attributes.push((key.to_owned(), value.to_owned()));
        rest = after.trim_start();
    }
    attributes
}

#[test]
fn markup_is_read() {
    let read = tags(r#"<svg id="a" data-legal class="x y"><text x="1.5">10 &lt; 11</text></svg>"#);
    assert_eq!(read.iter().map(|tag| tag.name.as_str()).collect::<Vec<_>>(), ["svg", "text"]);
    assert_eq!((read[0].get("id"), read[0].get("data-legal"), read[0].get("x")), (Some("a"), Some(""), None));
    assert!(read[0].has_class("y") && !read[0].has_class("z"));
    assert_eq!((read[1].number("x"), read[1].text.as_str()), (1.5, "10 &lt; 11"));
}

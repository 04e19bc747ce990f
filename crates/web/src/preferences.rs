//! What a visitor likes.

/// What a visitor likes; kept with the visitor.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub(crate) struct Preferences {
    /// Nothing: as the browser says.
    pub(crate) language: Option<String>,
    /// `auto`, `light` or `dark`.
    pub(crate) theme: String,
    /// `auto`, `full` or `off`.
    pub(crate) motion: String,
    /// `comfortable` or `compact`.
    pub(crate) density: String,
    /// `normal` or `large`.
    pub(crate) labels: String,
    /// Whether the side column is on the left.
    pub(crate) swap_side: bool,
    /// Whether single keys are shortcuts.
    pub(crate) shortcuts: bool,
    /// Whether a click on the board always asks once more.
    pub(crate) two_clicks: bool,
    /// Whether the table is shown as text.
    pub(crate) text_mode: bool,
    /// Whether moves, dice, money and one's turn make sounds.
    pub(crate) sound: bool,
    /// `instant`, `fast`, `normal` or `step`: how bots move.
    pub(crate) bot_speed: String,
    /// `ask`, `soon` (after four seconds) or `once`: how a turn ends in which nothing is left to do.
    pub(crate) end_turn: String,
    /// Whether a sentence of the rules stands under every decision.
    pub(crate) hints: bool,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            language: None,
            theme: "auto".to_owned(),
            motion: "auto".to_owned(),
            density: "comfortable".to_owned(),
            labels: "normal".to_owned(),
            swap_side: false,
            shortcuts: true,
            two_clicks: false,
            text_mode: false,
            sound: false,
            bot_speed: "normal".to_owned(),
            end_turn: "ask".to_owned(),
            hints: false,
        }
    }
}

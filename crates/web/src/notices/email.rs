//! Notices by e-mail: each at once, or all of a day in one letter.

use store::{Channel, Time, VisitorId};
use ui_kit::Language;

use super::Words;
use super::delivery::Outcome;
use crate::app::App;
use crate::mail::{Letter, Part, Undelivered};
use crate::pages::MESSAGES;
use crate::preferences::{DAY, Quiet};

/// When digests are sent to people without quiet hours: the minute of the day, in universal time.
const MORNING: i64 = 7 * 60;

/// The milliseconds of a minute.
const MINUTE: i64 = 60_000;

/// The time of the next digest: the end of the quiet hours, which is the morning for most people.
pub(super) fn next_digest(quiet: Option<Quiet>, now: Time) -> Time {
    let day = i64::from(DAY);
    let minute = quiet.map_or(MORNING, |quiet| i64::from(quiet.to) - i64::from(quiet.offset)).rem_euclid(day);
    let today = now.0.div_euclid(day * MINUTE) * day * MINUTE + minute * MINUTE;
    Time(if today > now.0 { today } else { today + day * MINUTE })
}

/// Sends one letter with these notices.
pub(super) async fn send(app: &App, visitor: VisitorId, channel: &Channel, notices: Vec<Words>) -> Outcome {
    // The operator has switched e-mails off; perhaps not for ever.
    let Some(mailer) = &app.config.mail else { return Outcome::Failed };
    let language = notices.first().and_then(|words| Language::parse(&words.language)).unwrap_or_default();
    let subject = match &notices[..] {
        [] => return Outcome::Gone,
        [only] => only.title.clone(),
        many => MESSAGES.text(language, "mail-digest", &[("count", many.len().into())]),
    };
    let mut letter = Letter::new(language, subject);
    for Words { title, body, code, .. } in notices {
        letter.parts.push(Part::Words(body));
        letter.parts.push(Part::Link(title, mailer.link(&format!("/t/{code}"))));
    }
    let unsubscribe = mailer.link(&format!("/unsubscribe/{}-{}", visitor.0, channel.keys));
    let mut letter = letter.words("mail-notice-why").link("mail-notice-end", unsubscribe.clone());
    letter.unsubscribe = Some(unsubscribe);
    match mailer.send(&channel.address, &letter).await {
        Ok(()) => Outcome::Sent,
        Err(Undelivered::NoSuchAddress) => Outcome::Gone,
        Err(Undelivered::Failed(reason)) => {
            tracing::info!(kind = channel.kind.word(), reason, "a notice was not sent");
            Outcome::Failed
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_come_in_the_morning_or_when_the_quiet_hours_end() {
        let at = |day: i64, hour: i64, minute: i64| Time(((day * 24 + hour) * 60 + minute) * MINUTE);
        assert_eq!(next_digest(None, at(9, 6, 59)), at(9, 7, 0));
        assert_eq!(next_digest(None, at(9, 7, 0)), at(10, 7, 0));
        let quiet = |offset| Some(Quiet { from: 22 * 60, to: 8 * 60 + 30, offset });
        assert_eq!(next_digest(quiet(120), at(9, 6, 0)), at(9, 6, 30));
        assert_eq!(next_digest(quiet(120), at(9, 6, 30)), at(10, 6, 30));
        assert_eq!(next_digest(quiet(600), at(9, 0, 0)), at(9, 22, 30));
        assert_eq!(next_digest(quiet(-600), at(9, 0, 0)), at(9, 18, 30));
    }
}

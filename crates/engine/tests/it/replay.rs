//! Checking records against the rules and against the seed.

use engine::{Game, Match, Nonce, RecordError, Seat, Seed};
use testkit::GameSetup;
use testkit::toy::{Action, Squirrels};

use crate::{A, B, components, finished, parse, table, text};

fn replay(text: &str) -> Result<Match<Squirrels>, RecordError> {
    let (components, hash) = components();
    Match::replay(components, &hash, &parse(text))
}

fn verify(text: &str) -> Result<Match<Squirrels>, RecordError> {
    let (components, hash) = components();
    Match::verify(components, &hash, &parse(text))
}

/// The record of a finished game with one change, and the number of the changed line.
fn changed(old: &str, new: &str) -> (String, usize) {
    let text = text();
    let bad = text.replacen(old, new, 1);
    assert_ne!(bad, text, "{old} is in\n{text}");
    let line = bad.lines().zip(text.lines()).take_while(|(bad, good)| bad == good).count() + 1;
    (bad, line)
}

/// The record with the first drawn number of nuts changed to `nuts`.
fn with_first_nuts(nuts: &str) -> (String, usize) {
    let text = text();
    let (_, rest) = text.split_once(" : nuts ").expect("somebody foraged");
    let (drawn, _) = rest.split_once('\n').expect("it is the only draw");
    changed(&format!(" : nuts {drawn}"), &format!(" : nuts {nuts}"))
}

#[test]
fn a_replay_gives_the_same_game() {
    let (played, again) = (finished(), replay(&text()).unwrap());
    assert_eq!(played.start(), again.start());
    assert_eq!(played.position(), again.position());
    for (played, again) in played.moves().iter().zip(again.moves()) {
        assert_eq!((played.seat, played.action, &played.draws), (again.seat, again.action, &again.draws));
        assert_eq!(played.events, again.events);
    }
}

#[test]
fn a_replay_needs_no_seed() {
    let record = finished().record();
    let without = engine::Record { seed: None, commitment: None, ..record };
    let again = replay(&without.to_string()).unwrap();
    assert_eq!(again.position(), finished().position());
    assert_eq!(again.record().to_string(), without.to_string());
}

#[test]
fn a_paused_game_can_be_continued() {
    let mut straight = table();
    straight.play(B, Action::Forage).unwrap();
    let mut resumed = verify(&straight.record().to_string()).unwrap();
    for table in [&mut straight, &mut resumed] {
        let first = Seat::new(0);
        table.play(first, Action::Forage).unwrap();
    }
    assert_eq!(straight.position(), resumed.position());
    assert_eq!(straight.record().to_string(), resumed.record().to_string());
}

#[test]
fn another_game_version_component_set_or_option_is_refused() {
    let (_, hash) = components();
    let other_hash = "0".repeat(64);
    for (old, new, reason) in [
        ("game squirrels", "game badgers", "the record is of badgers, not of squirrels".to_owned()),
        (
            "rules 3",
            "rules 2",
            "the game was begun with rules version 2; this program has version 3".to_owned(),
        ),
        (
            &*hash,
            &*other_hash,
            format!("the record was played with the components {other_hash}; these are {hash}"),
        ),
        (
            "option winters",
            "option summers",
            "there is no option \"summers\"; the options are hollows, winters".to_owned(),
        ),
        ("option winters 1", "option winters 0", "winters is a number from 1 to 9, not \"0\"".to_owned()),
        ("seats 2", "seats 5", "Squirrels is for 2 to 4 players, not for 5".to_owned()),
    ] {
        let (bad, line) = changed(old, new);
        let error = replay(&bad).unwrap_err();
        assert_eq!(error.reason, reason);
        assert!(error.refusal.is_none());
        // Option values are checked together, at the line `start`; everything else is reported at its own line.
        let start = 1 + bad.lines().position(|line| line.starts_with("start")).unwrap();
        let judged_at_start = new.starts_with("seats") || new == "option winters 0";
        assert_eq!(error.line, if judged_at_start { start } else { line });
    }
}

#[test]
fn a_set_up_against_the_rules_names_the_rule() {
    let text = text().replace("hollows secret", "hollows open").replace("seats 2", "seats 4");
    let error = replay(&text).unwrap_err();
    assert_eq!(error.refusal.expect("a rule forbids it").rule, "SQ-1.3");
    assert!(error.to_string().ends_with("(SQ-1.3: too-many-for-open-hollows)"), "{error}");
}

#[test]
fn an_action_against_the_rules_is_refused_with_its_line() {
    for (old, new, reason) in [
        ("2 store 1", "2 steal 1", "\"steal 1\" is not an action of Squirrels"),
        ("2 store 1", "2 store", "\"store\" is not an action of Squirrels"),
        ("2 store 1", "2 store 99", "\"store 99\" is not allowed here"),
        ("2 store 1", "1 store 1", "seat 1 plays, but it is the turn of seat 2"),
    ] {
        let (bad, line) = changed(old, new);
        let error = replay(&bad).unwrap_err();
        assert_eq!((error.line, &*error.reason), (line, reason));
        assert_eq!(error.refusal.map(|refusal| refusal.rule), new.ends_with("99").then_some("SQ-2.3"));
    }
}

#[test]
fn a_false_ending_is_refused() {
    let (paused, line) = changed("finished", "paused");
    let error = replay(&paused).unwrap_err();
    assert_eq!((error.line, &*error.reason), (line, "the game is finished, not paused"));
    let (longer, line) = changed("end 6 finished", "2 rest\nend 7 finished");
    let error = replay(&longer).unwrap_err();
    assert_eq!((error.line, &*error.reason), (line, "\"rest\" comes after the end of the game"));
    let unfinished = table().record().to_string().replace("paused", "finished");
    let error = replay(&unfinished).unwrap_err();
    assert_eq!(error.line, unfinished.lines().count());
    assert_eq!(error.reason, "the game is not finished: it is the turn of seat 2");
}

#[test]
fn impossible_draws_are_refused_with_their_line() {
    let (bad, line) = with_first_nuts("7");
    let error = replay(&bad).unwrap_err();
    assert_eq!((error.line, &*error.reason), (line, "the draw \"nuts 7\" is not possible here"));
    let (bad, line) = changed(" : nuts ", " : acorns ");
    let error = replay(&bad).unwrap_err();
    assert_eq!(error.line, line);
    assert!(error.reason.contains("where a draw of \"nuts\" is needed"), "{error}");
    let (bad, line) = changed("1 rest", "1 rest : nuts 1");
    let error = replay(&bad).unwrap_err();
    assert_eq!((error.line, &*error.reason), (line, "the draw \"nuts 1\" is not asked for"));
    let (bad, line) = changed("1 rest", "1 forage");
    let error = replay(&bad).unwrap_err();
    assert_eq!((error.line, &*error.reason), (line, "a draw of \"nuts\" is missing"));
    let (bad, line) = changed("start : first 1", "start : first 2");
    let error = replay(&bad).unwrap_err();
    assert_eq!((error.line, &*error.reason), (line, "the draw \"first 2\" is not possible here"));
}

#[test]
fn a_true_record_is_verified() {
    let verified = verify(&text()).unwrap();
    assert_eq!(verified.position(), finished().position());
    assert_eq!(verified.record().to_string(), text());
}

/// The record of a game whose players have added numbers, as a server makes it: drawn from the mixed seed, with the
/// commitment of the server's own seed.
fn mixed_text() -> String {
    let (components, hash) = components();
    let seed = Seed::of_series(9, 0);
    let nonces = vec![(A, Nonce::new([1; 32])), (B, Nonce::new([2; 32]))];
    let set_up = GameSetup::new(2, &[("winters", "1")]);
    let mut table: Match<Squirrels> =
        set_up.open(components, &hash, seed.mixed(&nonces)).expect("a good set-up");
    while let Some(seat) = table.position().to_act() {
        let mut actions = Vec::new();
        table.position().actions(&mut actions);
        table.play(seat, actions[0]).expect("a listed action is legal");
    }
    let drawn = table.record();
    engine::Record { commitment: Some(seed.commitment()), seed: Some(seed), nonces, ..drawn }.to_string()
}

#[test]
fn numbers_of_players_are_part_of_the_proof() {
    let text = mixed_text();
    assert_eq!(verify(&text).unwrap().record().to_string(), text);
    let line = |seat: u8| text.lines().find(|line| line.starts_with(&format!("nonce {seat} "))).unwrap();
    let start = 1 + text.lines().position(|line| line.starts_with("start")).unwrap();
    let swapped = |number: &str| line(1).replace("nonce 1", &format!("nonce {number}"));
    for bad in [
        text.replace(line(2), &line(2).replace("02", "03")),
        text.replace(&format!("{}\n", line(1)), ""),
        text.replace(line(1), &swapped("3"))
            .replace(line(2), &line(2).replace("nonce 2", "nonce 1"))
            .replace("nonce 3", "nonce 2"),
    ] {
        assert_ne!(bad, text);
        assert!(replay(&bad).is_ok(), "by its own draws the game is a game");
        let lines_lost = text.lines().count() - bad.lines().count();
        let error = verify(&bad).unwrap_err();
        assert!(error.line >= start - lines_lost && error.reason.contains("but the seed draws"), "{error}");
    }
}

#[test]
fn draws_that_do_not_follow_from_the_seed_are_refused() {
    let seed = finished().record().seed.expect("a match has a seed");
    let other = Seed::of_series(8, 0);
    let line_of = |word: &str| 1 + text().lines().position(|line| line.starts_with(word)).unwrap();
    let (seed_at, start) = (line_of("seed"), line_of("start"));
    let fails = |text: &str, line: usize, reason: &str| {
        assert!(replay(text).is_ok(), "by its own draws the game is a game");
        let error = verify(text).unwrap_err();
        assert_eq!(error.line, line, "{error}");
        assert!(error.reason.contains(reason), "{error}");
    };
    let wrong_seed = text().replace(&seed.reveal(), &other.reveal());
    fails(&wrong_seed, seed_at, "the seed does not match the commitment");
    let wrong_commitment = text().replace(&seed.commitment(), &other.commitment());
    fails(&wrong_commitment, seed_at, "the seed does not match the commitment");
    let both = wrong_seed.replace(&seed.commitment(), &other.commitment());
    fails(&both, start, "but the seed draws");
    let (seed_line, commitment_line) =
        (format!("seed {}\n", seed.reveal()), format!("commitment {}\n", seed.commitment()));
    fails(&text().replace(&seed_line, ""), start - 1, "the record has no seed");
    fails(&text().replace(&commitment_line, ""), seed_at - 1, "the record has no commitment");
    let drawn = finished().moves()[0].draws[0].value;
    let (bad, line) = with_first_nuts(&(1 + drawn % 6).to_string());
    fails(
        &bad,
        line,
        &format!("the record says \"nuts {}\", but the seed draws \"nuts {drawn}\"", 1 + drawn % 6),
    );
}

#[test]
fn positions_with_different_components_differ() {
    let mut files = engine::Files::of::<Squirrels>();
    files.replace("forest.toml", "nuts = 10\ndie = 6\nhollow = 5\n".to_owned()).unwrap();
    let other = engine::Components::keep(Squirrels::components(&files).unwrap());
    let error = Match::<Squirrels>::replay(other, &files.hash().unwrap(), &parse(&text())).unwrap_err();
    assert!(error.reason.contains("the record was played with the components"), "{error}");
    files.replace("forest.toml", "nuts = 10\ndie = 0\nhollow = 5\n".to_owned()).unwrap();
    let error = Squirrels::components(&files).unwrap_err();
    assert_eq!(error.to_string(), "forest.toml: die: not a number from 1 to 20");
}

//! The laws every game obeys, rule coverage and playthroughs.

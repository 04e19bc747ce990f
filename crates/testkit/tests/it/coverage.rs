//! A clause without a test makes the suite fail.

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

use testkit::every_clause_has_a_test;

#[test]
fn a_clause_without_a_test_fails_the_suite() {
    let tests = Path::new(env!("CARGO_TARGET_TMPDIR")).join("coverage");
    let write = |path: &str, text: &str| {
        let path = tests.join(path);
        fs::create_dir_all(path.parent().expect("it is in a folder")).expect("the folder can be made");
        fs::write(path, text).expect("the file can be written");
    };
    write("it/a.rs", "#[test]\nfn mp_1_1_first() {}\n");
    write("it/deep/b.rs", "/// MP-X.1 by its number.\n#[test]\nfn example() {}\n");
    write("it/target/c.rs", "#[test]\nfn mp_1_2_in_build_output() {}\n");
    write("it/notes.md", "#[test]\nfn mp_1_2_in_no_source() {}\n");
    every_clause_has_a_test("- **MP-1.1** One.\n- **MP-X.1** Two.\n", &tests);
    let message = |rules: &'static str| {
        let tests = tests.clone();
        let panic = catch_unwind(move || every_clause_has_a_test(rules, &tests)).expect_err("it goes red");
        panic.downcast_ref::<String>().expect("a panic with numbers is a string").clone()
    };
    let missing = message("- MP-1.1\n- MP-1.2\n- MP-1.3\n- MP-X.1\n");
    assert!(missing.contains("2 of 4 clauses have no test: MP-1.2 MP-1.3\n"), "{missing}");
    let unknown = message("- MP-1.1\n");
    assert!(unknown.ends_with("tests name 1 clauses the rules do not have: MP-X.1"), "{unknown}");
}

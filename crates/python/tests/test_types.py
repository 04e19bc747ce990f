"""The package is typed, and its examples and documentation run."""

import doctest
import subprocess
import sys

import tarsas


def test_mypy_accepts_the_package(tmp_path):
    command = [sys.executable, "-m", "mypy", "--strict", "--ignore-missing-imports", "-p", "tarsas"]
    checked = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


def test_the_examples_in_the_documentation_run():
    for module in (tarsas, sys.modules["tarsas.vector"]):
        assert doctest.testmod(module).failed == 0


def test_stubs_name_everything_that_is_native():
    native = sys.modules["tarsas._native"]
    text = open(native.__file__.rsplit("/", 1)[0] + "/_native.pyi").read()
    private = {"restore", "restore_report"}
    for name in dir(native):
        if not name.startswith("_") and name not in private:
            assert f"class {name}" in text or f"def {name}(" in text, name
            for member in vars(getattr(native, name)) if isinstance(getattr(native, name), type) else ():
                assert member.startswith("_") or f"def {member}(" in text or f"{member}:" in text, member

"""The table of speeds."""

import re
import subprocess
import sys


def test_the_table_of_speeds_is_printed():
    command = [sys.executable, "-m", "tarsas.bench", "power-grid", "--seconds", "0.05"]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    row = re.search(r"^\| power-grid \| [\d,]+ \| [\d,]+ \| ([\d,]+) \| ([\d.]+) \| ([\d.]+) \|$", printed, re.M)
    assert row, printed
    assert float(row[1].replace(",", "")) > 1000 and float(row[2]) > 0 and float(row[3]) > 0
    assert "| Gymnasium CartPole | single |" in printed

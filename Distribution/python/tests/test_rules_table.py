"""The table of rules in README has what the schema has."""

import json
import re
from pathlib import Path

import pytest

import watchword

README = (Path(__file__).resolve().parents[1] / "README.md").read_text()
SECTION = README.split("\n## The policy file\n")[1].split("\n## ")[0]
SCHEMA = json.loads((Path(watchword.__file__).parent / "data" / "watchword-policy-1.schema.json").read_text())


def rules_of_schema():
    for one in SCHEMA["properties"]["rules"]["items"]["oneOf"]:
        rule = one["properties"]["rule"]
        for id in rule.get("enum") or [rule["const"]]:
            yield id, one


RULES = dict(rules_of_schema())
ROWS = {
    name: cells
    for names, cells in re.findall(r"^\| ((?:`[a-z-]+`(?:, )?)+) \| (.*) \|$", SECTION, re.M)
    for name in re.findall(r"`([a-z-]+)`", names)
    if name != "rule"
}


def test_the_rules_are_those_of_the_schema():
    assert set(ROWS) == set(RULES) == set(SCHEMA["properties"]["remove"]["items"]["enum"])


@pytest.mark.parametrize("id", RULES)
def test_a_row_has_the_values_of_its_rule(id):
    cells, one = ROWS[id], RULES[id]
    values = {name: value for name, value in one["properties"].items() if name != "rule"}
    for name, value in values.items():
        # Rules that share a row may differ in that.
        is_required = any(name in other.get("required", []) for key, other in RULES.items() if ROWS[key] == cells)
        assert f"`{name}`" in cells and (f"*`{name}`*" in cells) != is_required
        for choice in value.get("enum", []):
            assert f"`{choice}`" in "".join(ROWS.values())
        default = value.get("default")
        if isinstance(default, int) and not isinstance(default, bool):
            assert f"*`{name}`* ({default})" in cells
    if not values:
        assert "none" in cells

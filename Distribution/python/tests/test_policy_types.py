"""The types of policies are those of the JSON Schema."""

import json
import typing

from watchword import _files, _policy_types


def members(kind):
    """The ids of a rule's type, with all of its members, and those that are required."""
    hints = typing.get_type_hints(kind)
    return typing.get_args(hints.pop("rule")), set(hints), set(kind.__required_keys__) - {"rule"}


def test_each_rule_has_the_members_of_the_schema():
    kinds = {id: rest for ids, *rest in map(members, typing.get_args(_policy_types.PolicyRule)) for id in ids}
    listed = {}
    for rule in json.loads(_files.schema())["properties"]["rules"]["items"]["oneOf"]:
        properties = dict(rule["properties"])
        name = properties.pop("rule")
        for id in name.get("enum") or [name["const"]]:
            listed[id] = [set(properties), set(rule["required"]) - {"rule"}]
    assert kinds == listed


def test_a_policy_has_the_members_of_the_schema():
    schema = json.loads(_files.schema())
    assert set(typing.get_type_hints(_policy_types.PolicyDocument)) == set(schema["properties"]) - {"$schema"}
    assert set(_policy_types.PolicyDocument.__required_keys__) == set(schema["required"])

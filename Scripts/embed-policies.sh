#!/bin/sh
# Writes the policies of Policies into Sources/Hosts/Command/Input/Policies/ShippedPolicy+All.swift. Run it after every change of
# Policies; a test detects a missing run.
set -eu
cd "$(dirname "$0")/.."
LC_ALL=C
export LC_ALL

output=Sources/Hosts/Command/Input/Policies/ShippedPolicy+All.swift
{
  printf '// Generated from Policies by Scripts/embed-policies.sh. Do not edit.\n\nimport WatchwordBasics\nimport WatchwordRuns\n\nextension ShippedPolicy {\n'
  printf '  /// All, in the order of their names.\n  static let all = [\n'
  for file in Policies/*.json; do
    printf '    ShippedPolicy(\n      name: "%s",\n      json: #"""\n' "$(basename "$file" .json)"
    sed 's/^./        &/' "$file"
    printf '\n        """#),\n'
  done
  printf '  ]\n}\n'
} >"$output.part"
mv "$output.part" "$output"

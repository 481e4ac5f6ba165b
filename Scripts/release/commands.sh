#!/usr/bin/env bash
# Writes what the commands of the packages for Node and Python need, with the native command:
#
#   Scripts/release/commands.sh WATCHWORD FOLDER
#
# FOLDER/commands.json declares the commands, and FOLDER/shipped.json has the English texts that overlays translate.
set -euo pipefail
cd "$(dirname "$0")/../.."

watchword=$(realpath "$1")
Scripts/release/commands.py "$watchword" >"$2/commands.json"
shipped=$(mktemp -d)
trap 'rm -rf "$shipped"' EXIT
"$watchword" compile Locales/en.xliff -o "$shipped"
mv "$shipped/en.json" "$2/shipped.json"

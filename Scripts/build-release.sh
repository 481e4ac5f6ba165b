#!/usr/bin/env bash
# Builds the command as it is shipped, .build/shipped/watchword, tries it, and says how large it is.
#
# usage: Scripts/build-release.sh
#
# On Linux it brings Swift's own libraries along, needs libxml2, and is made to be small and to start fast:
#
# - swift-argument-parser takes an encoder and a protocol from Foundation, which would add 7 MB;
#   Scripts/release/FoundationEssentials.swift stands in for it. Regular expressions, 1.2 MB, would come with one
#   function for collections; without their module, such a function is an error.
# - It is linked for one fixed address. For any address, tens of thousands of addresses in it would have to be corrected
#   whenever it starts, and the table of them would be in the file. The libraries that it loads keep random addresses.
# - Functions of the same machine code are one, which needs lld. Symbols are left out, those for other
#   programs, too, and so are the tables of C++ exceptions (Scripts/release/without-unwinding.ld).
set -euo pipefail
cd "$(dirname "$0")/.."

output=$PWD/.build/shipped
mkdir -p "$output"
options=()
if [[ $(uname) == Linux ]]; then
  source=$PWD/Scripts/release/FoundationEssentials.swift
  foundation=$output/foundation
  # Made anew only where it has changed, because everything is built after it.
  if [[ ! -f $foundation/FoundationEssentials.o || $source -nt $foundation/FoundationEssentials.o ]]; then
    mkdir -p "$foundation"
    swiftc -O -wmo -static-stdlib -parse-as-library -module-name FoundationEssentials "$source" \
      -emit-module -emit-module-path "$foundation/FoundationEssentials.swiftmodule" \
      -c -o "$foundation/FoundationEssentials.o"
  fi
  options=(
    --static-swift-stdlib -Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import
    -Xswiftc -I -Xswiftc "$foundation" -Xlinker "$foundation/FoundationEssentials.o"
    -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xlinker --icf=all
    -Xlinker -s -Xlinker --no-export-dynamic -Xlinker --no-eh-frame-hdr
    -Xlinker -T -Xlinker "$PWD/Scripts/release/without-unwinding.ld")
fi
build=(swift build --scratch-path "$output/build" -c release "${options[@]}")
"${build[@]}" --product watchword
command=$output/part
cp "$("${build[@]}" --show-bin-path)/watchword" "$command"

# try EXIT-CODE EXPECTED ARGUMENT...: the command must end with the code and print what is expected.
try() {
  local code=0 result
  result=$("$command" "${@:3}") || code=$?
  if [[ $code != "$1" || $result != *"$2"* ]]; then
    echo "watchword ${*:3} ended with $code, expected $1 and \"$2\" in what it prints:" >&2
    echo "$result" >&2
    exit 1
  fi
}
try 0 . --version
try 0 '"commandName" : "lint"' --experimental-dump-help
try 0 'Минимум 8 символов' text Policies/strong.json --locale ru
try 0 '' lint Locales
try 1 '"verdict":"unmet"' check Policies/strong.json --format json <<<abc
try 0 '"state":' form --flow change --locale en --script - <<<'[{"event":"edit","field":"new","text":"abcdefgh"}]'
try 1 NIST policy audit Policies/strong.json --standard nist
try 2 '' text --no-such-option 2>/dev/null

mv "$command" "$output/watchword"
echo "$output/watchword: $(wc -c <"$output/watchword" | tr -d ' ') bytes"

# Three commands do everything, on a fresh machine with Swift 6.2 or newer:
#   make demo    the strong policy in every language, then a check of a sample password
#   make test    all tests, and the same engine in WebAssembly; ONLY=PolicyTests has those of one module
#   make preview writes preview.html, which shows the form in every language
# Each installs the libraries that the build needs, and nothing else; see Scripts/install-dependencies.sh.

BUILD = .build/debug

# Flags of every build, so that all targets share one. A whole module compiles faster than its files, and without debug
# information; for a debugger, use `swift build`.
export SWIFT_BUILD_FLAGS ?= -debug-info-format none -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2

# For pipefail.
SHELL = /bin/bash

# SwiftPM passes the traits to the compiler in the order of a set. In another order, everything is compiled again. Tests
# run with random hashing, which finds output in the order of a set.
export SWIFT_DETERMINISTIC_HASHING = 1

.PHONY: demo test preview build flags format lint benchmark clean

demo: build
	@echo
	@echo "What users read:"
	@$(BUILD)/watchword text Policies/strong.json --all-locales
	@echo
	@echo "A password of eight letters is one number short:"
	@printf 'abcdefgh\n' | $(BUILD)/watchword check Policies/strong.json --locale en || true

test: dependencies
	@Scripts/test.sh $(ONLY)

preview: build
	Scripts/build-page.sh
	$(BUILD)/watchword preview -o preview.html

# SwiftPM asks for compilation by files too, and the compiler says for each module that it ignores that.
build: dependencies
	@echo "Building the command watchword"
	@set -o pipefail; swift build $(SWIFT_BUILD_FLAGS) --product watchword 2>&1 | sed '/whole.module.optimization/d'

# For scripts that add to them.
flags:
	@echo $(SWIFT_BUILD_FLAGS)

.PHONY: dependencies
dependencies:
	@Scripts/install-dependencies.sh

format:
	swift format --in-place --recursive Package.swift Sources Plugins Tests Benchmarks Fuzzing Examples

lint:
	swift format lint --strict --recursive Package.swift Sources Plugins Tests Benchmarks Fuzzing Examples

benchmark:
	Benchmarks/run.sh

clean:
	rm -rf .build

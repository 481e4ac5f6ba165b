# Three commands do everything, on a fresh machine with Swift 6.2 or newer:
#   make demo    the strong policy in every language, then a check of a sample password
#   make test    all tests, and the same engine in WebAssembly
#   make preview writes preview.html, which shows the form in every language
# Each installs what is missing; see Scripts/install-dependencies.sh. make benchmark installs nothing.

BUILD = .build/debug

# Flags of every build. .ci/run sets them so that all its steps share one build.
SWIFT_BUILD_FLAGS ?=

# SwiftPM passes the traits to the compiler in the order of a set. In another order, everything is compiled again. Tests
# run with random hashing, which finds output in the order of a set.
export SWIFT_DETERMINISTIC_HASHING = 1

.PHONY: demo test preview build format lint benchmark clean

demo: build
	@echo
	@echo "What users read:"
	@$(BUILD)/watchword text Policies/strong.json --all-locales
	@echo
	@echo "A password of eight letters is one number short:"
	@printf 'abcdefgh\n' | $(BUILD)/watchword check Policies/strong.json --locale en || true

test: dependencies
	@Scripts/install-oracles.sh || echo "Tests that need Python packages will be skipped"
	swift build $(SWIFT_BUILD_FLAGS) --product watchword
	swift build $(SWIFT_BUILD_FLAGS) --product WatchwordPackageTests
	env -u SWIFT_DETERMINISTIC_HASHING swift test $(SWIFT_BUILD_FLAGS) --skip-build
	Scripts/test-wasm.sh

preview: build
	Scripts/build-page.sh
	$(BUILD)/watchword preview -o preview.html

build: dependencies
	swift build $(SWIFT_BUILD_FLAGS) --product watchword

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

// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The settings of modules in which tests spend much of their time. `make test` sets the variable; SwiftPM lets no other
/// package depend on a target with unsafe flags.
let optimized = settings + (Context.environment["WATCHWORD_OPTIMIZED"] == nil ? [] : [.unsafeFlags(["-O"])])

// The names of targets start with the package's name, so that they do not clash with those of other packages in one
// build. Folders omit it.

/// A module of the engine: pure functions from bytes to values, with no files, no Foundation and no C library.
func module(_ name: String, _ dependencies: [String] = [], swiftSettings: [SwiftSetting] = settings) -> Target {
  .target(
    name: "Watchword\(name)", dependencies: targets(dependencies), path: "Sources/Engine/\(name)",
    swiftSettings: swiftSettings)
}

/// A module that accesses the operating system, or that other programs import or call.
func host(_ name: String, _ dependencies: [String] = [], products: [Target.Dependency] = []) -> Target {
  .target(
    name: "Watchword\(name)", dependencies: targets(dependencies) + products, path: "Sources/Hosts/\(name)",
    swiftSettings: settings)
}

func tests(
  of name: String, _ dependencies: [String] = [], products: [Target.Dependency] = [], exclude: [String] = ["Fixtures"]
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: targets(dependencies) + products + ["TestSupport"], exclude: exclude,
    swiftSettings: settings)
}

func targets(_ names: [String]) -> [Target.Dependency] {
  names.map { name in
    let target = ["CLibXML2", "CZlib", "CAllocator"].contains(name) ? name : "Watchword\(name)"
    switch name {
    case "CLibXML2", "Schemas": return .target(name: target, condition: .when(traits: ["LibXML2"]))
    case "CZlib": return .target(name: target, condition: .when(traits: ["Zlib"]))
    default: return .byName(name: target)
    }
  }
}

func library(_ name: String) -> Product {
  .library(name: name, targets: [name])
}

/// A product of another package. It is used only with the trait `Command`, so apps that disable the trait resolve no
/// other package.
func product(_ name: String, of package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["Command"]))
}

let argumentParser = product("ArgumentParser", of: "swift-argument-parser")
/// For tests of `Natural` only: it imports Foundation, which the command does not link.
let bigInt = product("BigInt", of: "BigInt")
let system = product("SystemPackage", of: "swift-system")

/// The modules of apps: no XML reader, no Foundation on Linux.
let engine = ["Basics", "Localization", "Policy"]
let form = engine + ["Form"]
/// Additional modules of tools for policies.
let policyTools = ["PolicyFormats", "PolicyTools", "Strength", "Breaches"]
/// Additional modules of tools for translators' catalogues.
let tools = [
  "SystemFiles", "CatalogFormats", "AppResources", "Linting", "Runs", "Schemas", "Reporting", "ShippedCatalogs",
]

let package = Package(
  name: "Watchword",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    library("Watchword"),
    library("WatchwordFormServices"),
    library("WatchwordRELID"),
    library("WatchwordCatalogs"),
    .executable(name: "watchword", targets: ["WatchwordCommand"]),
    .plugin(name: "WatchwordLintCatalogues", targets: ["WatchwordLintCatalogues"]),
  ],
  traits: [
    .default(enabledTraits: ["Command", "LibXML2", "Zlib"]),
    .trait(name: "Command", description: "The command, its plugin and the tests, which use other packages"),
    .trait(name: "LibXML2", description: "Lets `watchword lint --schema` validate catalogues with libxml2"),
    .trait(name: "Zlib", description: "Lets `watchword policy measure` read gzip-compressed lists with zlib"),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.0"),
    .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", path: "Sources/Hosts/CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CZlib", path: "Sources/Hosts/CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(name: "CAllocator", path: "Sources/Hosts/CAllocator"),
    module("Basics", swiftSettings: optimized),
    module("Localization", ["Basics"], swiftSettings: optimized),
    module("Policy", ["Basics", "Localization"], swiftSettings: optimized),
    module("Form", engine),
    module("PolicyFormats", engine),
    module("PolicyTools", engine + ["PolicyFormats"], swiftSettings: optimized),
    host("RELID", form),
    host("FormServices", form),
    module("ShippedCatalogs", ["Basics", "Localization"]),
    .target(
      name: "Watchword", dependencies: targets(form + ["ShippedCatalogs", "Strength"]), path: "Sources/Hosts/Watchword",
      swiftSettings: settings),
    host("Catalogs", ["Basics", "Localization", "CatalogFormats", "Linting", "Reporting"]),
    host(
      "WebAssembly",
      form + [
        "AppResources", "CatalogFormats", "Linting", "PolicyFormats", "PolicyTools", "Reporting", "Runs", "Strength",
      ]),
    host("SystemFiles", ["CAllocator", "Basics"], products: [system]),
    module("CatalogFormats", ["Basics", "Localization"]),
    module("AppResources", form + ["CatalogFormats"]),
    module("Linting", ["Basics", "Localization", "CatalogFormats"]),
    module("Runs", form + ["CatalogFormats", "Linting", "PolicyFormats", "PolicyTools", "Reporting", "Strength"]),
    host("Schemas", ["CLibXML2", "Basics", "SystemFiles", "CatalogFormats"]),
    module("Reporting", ["Basics", "Localization"]),
    module("Strength", ["Basics"], swiftSettings: optimized),
    host("Breaches", ["Basics", "SystemFiles"]),
    // For a release, Scripts/release.sh writes the source file to a separate folder and sets WATCHWORD_RELEASE to the
    // path of that folder.
    .target(
      name: "WatchwordRelease", path: Context.environment["WATCHWORD_RELEASE"] ?? "Sources/Hosts/Release",
      swiftSettings: settings),
    .executableTarget(
      name: "EmbedCatalogs",
      dependencies: targets(engine + ["CatalogFormats", "PolicyTools", "SystemFiles"]),
      path: "Sources/Hosts/EmbedCatalogs", swiftSettings: settings),
    .executableTarget(
      name: "WatchwordCommand",
      dependencies: targets(form + ["CZlib", "RELID", "Release"] + policyTools + tools) + [argumentParser],
      path: "Sources/Hosts/Command", swiftSettings: settings,
      // For Scripts/release.sh: a static build differs only in linking, so nothing is compiled twice.
      linkerSettings: Context.environment["WATCHWORD_STATIC"] == nil ? [] : [.unsafeFlags(["-static-executable"])]),
    .plugin(
      name: "WatchwordLintCatalogues",
      capability: .command(
        intent: .custom(verb: "lint-catalogues", description: "Find defects in the catalogues of the package")),
      dependencies: ["WatchwordCommand"], path: "Plugins/LintCatalogues"),
    .target(
      name: "TestSupport", dependencies: targets(["Basics"]), path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "FormLaws", dependencies: targets(form) + ["TestSupport"], path: "Tests/FormLaws", swiftSettings: settings),
    .executableTarget(
      name: "RandomForms", dependencies: targets(form + ["ShippedCatalogs"]) + ["FormLaws"],
      path: "Fuzzing/Sources/RandomForms", swiftSettings: settings),
    tests(of: "Basics", ["Basics"]),
    tests(of: "Localization", ["Basics", "Localization"]),
    tests(of: "Policy", engine),
    .testTarget(
      name: "FormTests",
      dependencies: targets(form + ["ShippedCatalogs", "WebAssembly"]) + ["FormLaws", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: settings),
    tests(of: "PolicyFormats", engine + ["PolicyFormats"], exclude: []),
    tests(of: "PolicyTools", engine + ["PolicyFormats", "PolicyTools"], products: [bigInt], exclude: []),
    tests(
      of: "WebAssembly", form + ["CatalogFormats", "Linting", "PolicyTools", "ShippedCatalogs", "WebAssembly"],
      exclude: []),
    tests(of: "RELID", form + ["RELID", "ShippedCatalogs"], exclude: []),
    tests(of: "Words", form + ["PolicyTools", "ShippedCatalogs"]),
    tests(of: "SystemFiles", ["Basics", "SystemFiles"], exclude: []),
    tests(
      of: "ShippedCatalogs", engine + ["SystemFiles", "CatalogFormats", "PolicyTools", "ShippedCatalogs"], exclude: []),
    .testTarget(
      name: "WatchwordTests", dependencies: ["Watchword", "FormLaws", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "FormServicesTests", dependencies: ["Watchword", "WatchwordFormServices", "TestSupport"],
      swiftSettings: settings),
    tests(of: "CatalogFormats", ["CLibXML2", "Basics", "Localization", "SystemFiles", "CatalogFormats"]),
    tests(
      of: "AppResources", form + ["SystemFiles", "CatalogFormats", "AppResources", "ShippedCatalogs"]),
    tests(of: "Linting", ["Basics", "Localization", "SystemFiles", "CatalogFormats", "Linting", "Reporting"]),
    tests(of: "Runs", engine + ["CatalogFormats", "Linting", "Runs"], exclude: []),
    tests(of: "Schemas", ["Basics", "SystemFiles", "CatalogFormats", "Schemas"]),
    tests(of: "Reporting", ["Basics", "Localization", "Reporting"]),
    tests(of: "Strength", ["Strength"], exclude: []),
    tests(of: "Breaches", ["Basics", "SystemFiles", "Breaches"], exclude: []),
    tests(of: "Conformance", form + ["CatalogFormats", "WebAssembly"], exclude: ["scripts.json", "vectors.json"]),
    tests(of: "Command", ["Command", "RELID", "WebAssembly"] + form + policyTools + tools, products: ["Watchword"]),
  ]
)

// For `make test ONLY=PolicyTests`: the other tests are not compiled.
if let only = Context.environment["WATCHWORD_TESTS"] {
  package.targets.removeAll { $0.type == .test && $0.name != only }
}

// The benchmarks are targets if WATCHWORD_BENCHMARKS is set. Benchmarks/run.sh lists the installed peers in it.

/// A library to compare with.
struct Peer {
  let target: String
  let libraries: [String]
}

func benchmark(_ name: String, _ dependencies: [String], peers: [Peer] = []) -> Target {
  .executableTarget(
    name: name, dependencies: targets(dependencies) + peers.map { .byName(name: $0.target) },
    path: "Benchmarks/Sources/\(name)", swiftSettings: settings)
}

if let installed = Context.environment["WATCHWORD_BENCHMARKS"] {
  let peers = [
    Peer(target: "PeerPwquality", libraries: ["pwquality"]),
    Peer(target: "PeerZxcvbn", libraries: ["zxcvbn"]),
    Peer(target: "PeerICU", libraries: ["icui18n", "icuuc"]),
  ].filter { installed.split(separator: " ").contains($0.target[...]) }
  let reading = ["Basics", "SystemFiles", "CatalogFormats"]
  package.targets += [
    benchmark(
      "benchmark",
      form + ["SystemFiles", "CatalogFormats", "PolicyFormats", "PolicyTools", "ShippedCatalogs", "Strength"],
      peers: peers),
    benchmark("ReadXLIFF", reading),
    benchmark("LintXLIFF", reading + ["Linting"]),
    benchmark("EditXLIFF", reading + ["Linting"]),
    benchmark("LookUpBreaches", ["Basics", "SystemFiles", "Breaches"]),
  ]
  package.targets += peers.map { peer in
    .target(
      name: peer.target, path: "Benchmarks/Sources/\(peer.target)",
      linkerSettings: peer.libraries.map { .linkedLibrary($0) })
  }
}

/// The fuzzers, which only `Fuzzing/run.sh` builds, with sanitizers. They are in this package, not in a separate one,
/// so that they can call `package` declarations.
if Context.environment["WATCHWORD_FUZZERS"] != nil {
  func fuzzer(_ name: String, _ dependencies: [String], checks: [Target.Dependency] = ["Checks"]) -> Target {
    // libFuzzer provides the main function, so a single file must not be compiled as a script.
    .executableTarget(
      name: name, dependencies: targets(["Basics"] + dependencies) + checks, path: "Fuzzing/Sources/\(name)",
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
  }

  package.targets += [
    .target(
      name: "Checks", dependencies: targets(["Basics"]), path: "Fuzzing/Sources/Checks", swiftSettings: settings),
    .target(
      name: "CatalogChecks", dependencies: targets(["Basics", "CatalogFormats"]) + ["Checks"],
      path: "Fuzzing/Sources/CatalogChecks", swiftSettings: settings),
    fuzzer("FuzzJSON", ["Localization", "Policy"]),
    fuzzer("FuzzPolicyFormats", ["Policy", "PolicyFormats"]),
    fuzzer("FuzzBackEnds", ["Policy", "PolicyFormats"]),
    fuzzer("FuzzXML", ["CLibXML2", "CatalogFormats"]),
    fuzzer("FuzzXLIFF", ["Localization", "CatalogFormats"]),
    fuzzer("FuzzLint", ["Localization", "CatalogFormats", "Linting"]),
    fuzzer("FuzzFix", ["Localization", "CatalogFormats", "Linting"]),
    fuzzer("FuzzRepeats", ["CatalogFormats", "Linting"]),
    fuzzer("FuzzPrintf", ["Localization"]),
    fuzzer("FuzzBreaches", ["Breaches"]),
  ]
  package.targets += ["XLIFF2", "XCStrings", "Strings", "StringsDict", "PO", "Android", "ARB", "I18next"].map {
    fuzzer("Fuzz\($0)", ["CatalogFormats"], checks: ["Checks", "CatalogChecks"])
  }
}

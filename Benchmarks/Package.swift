// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func watchword(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: "Watchword\($0)", package: "Watchword") }
}

/// A peer to measure against, where `run.sh` has found it installed.
struct Peer {
  let target: String
  let libraries: [String]
  var isInstalled: Bool {
    (Context.environment["BENCHMARK_PEERS"] ?? "").split(separator: " ").contains { $0 == target }
  }
}

let peers = [
  Peer(target: "PeerPwquality", libraries: ["pwquality"]),
  Peer(target: "PeerZxcvbn", libraries: ["zxcvbn"]),
  Peer(target: "PeerICU", libraries: ["icui18n", "icuuc"]),
].filter { $0.isInstalled }

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Watchword", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmark",
      dependencies: watchword(
        "Diagnostics", "Localization", "Policy", "PolicyAnalysis", "PolicyFormats", "Form", "ShippedCatalogs",
        "SystemFiles", "CatalogFormats", "Strength")
        + peers.map { .byName(name: $0.target) },
      swiftSettings: settings),
    .executableTarget(
      name: "ReadXLIFF", dependencies: watchword("Diagnostics", "SystemFiles", "CatalogFormats"),
      swiftSettings: settings),
    .executableTarget(
      name: "LintXLIFF", dependencies: watchword("Diagnostics", "SystemFiles", "CatalogFormats", "Linting"),
      swiftSettings: settings),
    .executableTarget(
      name: "EditXLIFF", dependencies: watchword("Diagnostics", "SystemFiles", "CatalogFormats", "Linting"),
      swiftSettings: settings),
    .executableTarget(
      name: "LookUpBreaches", dependencies: watchword("Diagnostics", "SystemFiles", "Breaches"),
      swiftSettings: settings),
  ]
    + peers.map { .target(name: $0.target, linkerSettings: $0.libraries.map { .linkedLibrary($0) }) }
)

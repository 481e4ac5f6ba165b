// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], linking libraries: [LinkerSetting] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: libraries)
}

/// Apple's C library has no `iconv` in it; glibc and musl do.
let iconv = LinkerSetting.linkedLibrary("iconv", .when(platforms: [.macOS, .iOS]))

func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies, exclude: ["Fixtures"],
    swiftSettings: settings)
}

let package = Package(
  name: "Watchword",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Diagnostics", targets: ["Diagnostics"]),
    .library(name: "Localization", targets: ["Localization"]),
    .library(name: "PasswordPolicy", targets: ["PasswordPolicy"]),
    .library(name: "WatchwordForm", targets: ["WatchwordForm"]),
    .library(name: "CatalogFormats", targets: ["CatalogFormats"]),
    .library(name: "Linting", targets: ["Linting"]),
    .executable(name: "watchword", targets: ["watchword"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    module("Diagnostics"),
    module("Localization", ["Diagnostics"]),
    module("PasswordPolicy", ["Diagnostics", "Localization"]),
    .target(
      name: "WatchwordForm", dependencies: ["Diagnostics", "Localization", "PasswordPolicy"], path: "Sources/Form",
      swiftSettings: settings),
    module("CatalogFormats", ["CLibXML2", "Diagnostics", "Localization"], linking: [iconv]),
    module("Linting", ["Diagnostics", "Localization", "CatalogFormats", "PasswordPolicy"]),
    .executableTarget(
      name: "EmbedCatalogs", dependencies: ["Diagnostics", "Localization", "CatalogFormats"], swiftSettings: settings),
    .plugin(name: "EmbedCatalogsPlugin", capability: .buildTool(), dependencies: ["EmbedCatalogs"]),
    .executableTarget(
      name: "watchword",
      dependencies: [
        "Diagnostics", "Localization", "CatalogFormats", "PasswordPolicy", "Linting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings,
      plugins: ["EmbedCatalogsPlugin"]),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests(of: "Diagnostics"),
    tests(of: "Localization", ["Diagnostics"]),
    tests(of: "CatalogFormats", ["Diagnostics", "Localization"]),
    tests(of: "PasswordPolicy", ["Diagnostics", "Localization"]),
    .testTarget(
      name: "FormTests",
      dependencies: [
        "WatchwordForm", "CatalogFormats", "Diagnostics", "Localization", "PasswordPolicy", "TestSupport",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
    tests(of: "Linting", ["Diagnostics", "Localization", "CatalogFormats", "PasswordPolicy"]),
    .testTarget(
      name: "ConformanceTests", dependencies: ["CatalogFormats", "Diagnostics", "Localization", "PasswordPolicy"],
      exclude: ["vectors.json"], swiftSettings: settings),
    tests(of: "watchword", ["Diagnostics", "Localization", "CatalogFormats", "PasswordPolicy"]),
  ]
)

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

func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = ["Fixtures"]
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies, exclude: exclude,
    swiftSettings: settings)
}

let package = Package(
  name: "Watchword",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Diagnostics", targets: ["Diagnostics"]),
    .library(name: "Localization", targets: ["Localization"]),
    .library(name: "PasswordPolicy", targets: ["PasswordPolicy"]),
    .library(name: "ShippedCatalogs", targets: ["ShippedCatalogs"]),
    .library(name: "SystemFiles", targets: ["SystemFiles"]),
    .library(name: "CatalogFormats", targets: ["CatalogFormats"]),
    .library(name: "Linting", targets: ["Linting"]),
    .library(name: "Reporting", targets: ["Reporting"]),
    .executable(name: "watchword", targets: ["watchword"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    module("Diagnostics"),
    module("Localization", ["Diagnostics"]),
    module("PasswordPolicy", ["Diagnostics", "Localization"]),
    module("ShippedCatalogs", ["Diagnostics", "Localization"]),
    module("SystemFiles", ["Diagnostics", .product(name: "SystemPackage", package: "swift-system")]),
    module("CatalogFormats", ["CLibXML2", "Diagnostics", "Localization", "SystemFiles"], linking: [iconv]),
    module("Linting", ["Diagnostics", "Localization", "CatalogFormats"]),
    module("Reporting", ["Diagnostics"]),
    .executableTarget(
      name: "EmbedCatalogs", dependencies: ["Diagnostics", "Localization", "SystemFiles", "CatalogFormats"],
      swiftSettings: settings),
    .executableTarget(
      name: "watchword",
      dependencies: [
        "Diagnostics", "Localization", "ShippedCatalogs", "SystemFiles", "CatalogFormats", "PasswordPolicy", "Linting",
        "Reporting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport", swiftSettings: settings),
    tests(of: "Diagnostics"),
    tests(of: "Localization", ["Diagnostics"]),
    tests(of: "SystemFiles", ["Diagnostics"], exclude: []),
    tests(of: "CatalogFormats", ["Diagnostics", "Localization", "SystemFiles"]),
    tests(
      of: "ShippedCatalogs", ["CatalogFormats", "Diagnostics", "Localization", "SystemFiles"], exclude: []),
    tests(of: "PasswordPolicy", ["Diagnostics", "Localization"]),
    tests(of: "Linting", ["Diagnostics", "Localization", "CatalogFormats", "Reporting"]),
    tests(of: "Reporting", ["Diagnostics"]),
    .testTarget(
      name: "ConformanceTests", dependencies: ["CatalogFormats", "Diagnostics", "Localization", "PasswordPolicy"],
      exclude: ["vectors.json"], swiftSettings: settings),
    tests(of: "watchword", ["Diagnostics", "Localization", "CatalogFormats", "PasswordPolicy"]),
  ]
)

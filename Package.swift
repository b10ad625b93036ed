// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target: imports stay internal unless they say otherwise, and existentials are spelled.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Every target above the host: a pointer does not compile.
let safe: [SwiftSetting] =
  common + [
    .strictMemorySafety(),
    .treatWarning("StrictMemorySafety", as: .error),
  ]

let package = Package(
  name: "Thimble",
  products: [
    .library(name: "Thimble", targets: ["Thimble"]),
    .library(name: "GtkHost", targets: ["GtkHost"]),
    .library(name: "DesignTokens", targets: ["DesignTokens"]),
    .executable(name: "thimble", targets: ["thimble"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The kit, from the bottom up.
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "GtkHost", dependencies: ["CGtk"], swiftSettings: common),
    .target(name: "Thimble", dependencies: ["GtkHost"], swiftSettings: safe),

    // Pure values, and the command line over them.
    .target(name: "DesignTokens", swiftSettings: safe),
    .executableTarget(
      name: "thimble",
      dependencies: ["DesignTokens", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: safe
    ),

    .testTarget(
      name: "DesignTokensTests",
      dependencies: ["DesignTokens", "thimble"],
      exclude: ["Goldens"],
      swiftSettings: safe
    ),
  ]
)

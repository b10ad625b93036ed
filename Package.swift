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

/// A benchmark's other side, in C. All begin with what is in `Common`.
func yardstick(_ name: String, _ folder: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["CGtk"], path: "Tests/Benchmarks/\(folder)",
    cSettings: [.headerSearchPath("../Common")])
}

/// A benchmark's side in Swift: the same steps with the kit.
func twin(_ name: String, _ folder: String, _ more: Target.Dependency...) -> Target {
  .executableTarget(
    name: name, dependencies: ["Bench", "Thimble", "CGtk"] + more, path: "Tests/Benchmarks/\(folder)",
    swiftSettings: common)
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "Thimble",
  products: [
    .library(name: "Thimble", targets: ["Thimble"]),
    .library(name: "ThimbleNames", targets: ["ThimbleNames"]),
    .library(name: "CGtk", targets: ["CGtk"]),
    .library(name: "GtkHost", targets: ["GtkHost"]),
    .library(name: "DesignTokens", targets: ["DesignTokens"]),
    .library(name: "Theming", targets: ["Theming"]),
    .library(name: "ATSPI", targets: ["ATSPI"]),
    .library(name: "AccessibilityAudit", targets: ["AccessibilityAudit"]),
    .executable(name: "thimble-gallery", targets: ["thimble-gallery"]),
    .executable(name: "thimble", targets: ["thimble"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The kit, from the bottom up.
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "GtkHost", dependencies: ["CGtk", "FileReading"], swiftSettings: common),
    .target(
      name: "Thimble", dependencies: ["GtkHost", "Theming", "DesignTokens"],
      exclude: ["Localization/thimble.pot"], swiftSettings: safe),

    // Synonyms under the names of other systems, for applications that want them.
    .target(name: "ThimbleNames", dependencies: ["Thimble"], swiftSettings: safe),

    // Token files as values. No GTK, no display.
    .target(name: "DesignTokens", dependencies: ["FileReading"], swiftSettings: safe),

    // Files that cannot hang their reader. At the bottom, below the host and the tokens.
    .target(name: "FileReading", swiftSettings: safe),

    // Themes: tokens as the values of components, and those as GTK's CSS. No GTK, no display; carries its token files.
    .target(
      name: "Theming", dependencies: ["DesignTokens"], resources: [.embedInCode("Tokens")], swiftSettings: safe),

    // The accessibility side, which sees an application as a stranger does.
    .systemLibrary(name: "CGio", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .target(name: "AccessibilityAudit", swiftSettings: safe),
    .target(name: "ATSPI", dependencies: ["CGio", "AccessibilityAudit"], swiftSettings: safe),

    // The command line.
    .executableTarget(
      name: "thimble", dependencies: ["ATSPI", "AccessibilityAudit", "DesignTokens", "Theming", argumentParser],
      swiftSettings: safe),

    // The gallery: one folder of pages, compiled by the first target and carried as text by the second.
    .target(
      name: "GalleryPages", dependencies: ["Thimble", "ThimbleNames", "DesignTokens"], path: "Demo/Pages",
      swiftSettings: safe),
    .executableTarget(
      name: "thimble-gallery",
      dependencies: ["GalleryPages", "Thimble", "DesignTokens", argumentParser],
      path: "Demo",
      exclude: ["run"],
      sources: ["Gallery"],
      resources: [.embedInCode("Pages")],
      swiftSettings: safe
    ),

    // Pure tests: Swift Testing, no display.
    .testTarget(name: "PackageTests", exclude: ["API"], swiftSettings: safe),
    .executableTarget(
      name: "readme-example", dependencies: ["Thimble"], path: "Tests/Fixtures/ReadmeExample", swiftSettings: safe),
    .testTarget(
      name: "DesignTokensTests", dependencies: ["DesignTokens"], exclude: ["Goldens"], swiftSettings: safe),
    .testTarget(name: "ThemingTests", dependencies: ["Theming", "DesignTokens", "thimble"], swiftSettings: safe),
    .testTarget(
      name: "AccessibilityAuditTests", dependencies: ["AccessibilityAudit"], exclude: ["Fixtures", "Goldens"],
      swiftSettings: safe),

    // Tests in process: XCTest, because it alone stays on the main thread. What needs no GTK is in Swift Testing.
    .target(
      name: "GtkTesting", dependencies: ["GtkHost", "CGtk", "DesktopSession"], path: "Tests/Support/GtkTesting",
      swiftSettings: common),
    .testTarget(
      name: "ThimbleTests",
      dependencies: [
        "Thimble", "ThimbleNames", "GtkHost", "Theming", "DesignTokens", "GtkTesting", "CGtk", "CAccessible",
        "fake-portal",
      ],
      exclude: ["Goldens"],
      swiftSettings: common),
    .testTarget(
      name: "GtkHostTests", dependencies: ["GtkHost", "GtkTesting", "CGtk", "CMalloc", "OwnModule"],
      swiftSettings: common),
    .systemLibrary(name: "OwnModule", path: "Tests/Fixtures/OwnModule", pkgConfig: "gtk4"),
    .systemLibrary(name: "CMalloc", path: "Tests/Support/CMalloc"),
    .target(name: "CAccessible", dependencies: ["CGtk"], path: "Tests/Support/CAccessible"),

    // Tests of another process, each on a display and buses of its own: Swift Testing.
    .target(name: "DesktopSession", path: "Tests/Support/DesktopSession", swiftSettings: safe),
    .executableTarget(
      name: "hit-probe", dependencies: ["Thimble"], path: "Tests/Fixtures/HitProbe", swiftSettings: safe),
    .executableTarget(name: "fake-portal", dependencies: ["CGio"], path: "Tests/Fixtures/FakePortal"),
    .executableTarget(name: "PlainGtkApp", dependencies: ["CGtk"], path: "Tests/Fixtures/PlainGtkApp"),
    .executableTarget(name: "BadGtkApp", dependencies: ["CGtk"], path: "Tests/Fixtures/BadGtkApp"),
    .executableTarget(name: "fake-accessible", dependencies: ["CGio"], path: "Tests/Fixtures/FakeAccessible"),
    .testTarget(
      name: "ATSPITests",
      dependencies: ["ATSPI", "AccessibilityAudit", "DesktopSession", "PlainGtkApp", "fake-accessible"],
      swiftSettings: safe
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "ATSPI", "AccessibilityAudit", "DesktopSession", "thimble-gallery", "readme-example", "hit-probe",
        "fake-portal", "thimble", "BadGtkApp", "fake-accessible",
      ],
      swiftSettings: safe
    ),

    // Benchmarks: what the kit is measured against. Their twins in Swift stand beside them.
    .systemLibrary(name: "CBench", path: "Tests/Benchmarks/Common"),
    .target(
      name: "Bench", dependencies: ["Thimble", "CGtk", "CBench"], path: "Tests/Benchmarks/SwiftCommon",
      swiftSettings: common),
    yardstick("bench-buttons-c", "CButtons"),
    twin("bench-buttons-swift", "SwiftButtons"),
    yardstick("bench-spinners-c", "CSpinners"),
    twin("bench-spinners-swift", "SwiftSpinners"),
    yardstick("bench-press-c", "CPress"),
    .systemLibrary(name: "CPointer", path: "Tests/Support/CPointer"),
    twin("bench-press-swift", "SwiftPress", "CPointer"),
    yardstick("bench-theme-c", "CTheme"),
    twin("bench-theme-swift", "SwiftTheme"),
    yardstick("bench-start-c", "CStart"),
    twin("bench-start-swift", "SwiftStart"),
    yardstick("bench-pick-c", "CPick"),
    twin("bench-pick-swift", "SwiftPick"),
  ]
)

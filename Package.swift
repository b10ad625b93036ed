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
    .library(name: "ATSPI", targets: ["ATSPI"]),
    .library(name: "AccessibilityAudit", targets: ["AccessibilityAudit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The kit, from the bottom up.
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "GtkHost", dependencies: ["CGtk"], swiftSettings: common),
    .target(name: "Thimble", dependencies: ["GtkHost"], swiftSettings: safe),

    // The accessibility side, which sees an application as a stranger does.
    .systemLibrary(name: "CGio", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .target(name: "AccessibilityAudit", swiftSettings: safe),
    .target(name: "ATSPI", dependencies: ["CGio", "AccessibilityAudit"], swiftSettings: safe),

    // Tests, and what they stand on.
    .target(name: "DesktopSession", path: "Tests/Support/DesktopSession", swiftSettings: safe),
    .executableTarget(name: "PlainGtkApp", dependencies: ["CGtk"], path: "Tests/Fixtures/PlainGtkApp"),
    .testTarget(name: "AccessibilityAuditTests", dependencies: ["AccessibilityAudit"], swiftSettings: safe),
    .testTarget(
      name: "ATSPITests",
      dependencies: ["ATSPI", "AccessibilityAudit", "DesktopSession", "PlainGtkApp"],
      swiftSettings: safe
    ),
  ]
)

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "tasks",
  dependencies: [.package(url: "https://example.org/thimble", .upToNextMinor(from: "0.1.0"), traits: [])],
  targets: [
    .executableTarget(
      name: "tasks", dependencies: [.product(name: "Thimble", package: "thimble")], path: "Sources",
      resources: [.embedInCode("brand.tokens.json"), .embedInCode("de.po")]),
    .testTarget(
      name: "TasksTests",
      dependencies: [
        "tasks", .product(name: "ThimbleTesting", package: "thimble"),
        .product(name: "AccessibilityAudit", package: "thimble"),
      ], path: "Tests"),
  ])

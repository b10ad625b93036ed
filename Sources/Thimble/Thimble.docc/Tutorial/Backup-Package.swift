// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "backup",
  dependencies: [
    .package(url: "https://example.org/thimble", .upToNextMinor(from: "0.1.0"), traits: [])
  ],
  targets: [
    .executableTarget(name: "backup", dependencies: [.product(name: "Thimble", package: "thimble")])
  ]
)

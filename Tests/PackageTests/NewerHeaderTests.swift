import Foundation
import Testing

/// The host is built once, with the headers of the oldest GTK. Those of newer ones must do as well.
@Suite("Newer headers")
struct NewerHeaderTests {
  @Test(
    "The host compiles with the headers of a newer GTK, without a warning",
    .enabled(if: release != nil, "On newer Debians only: the build of the package shows it here."),
    .enabled(if: Toolchain.path(of: "swiftc") != nil, "There is no Swift compiler."))
  func host() throws {
    let root = PackageFiles.root
    // SwiftPM names the package by its folder, and the host uses the module below it as a part of the same package.
    let package = root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let cache = Toolchain.products.appendingPathComponent("ModuleCache-\(Self.release ?? "")")
    let (status, said) = try Toolchain.ending(
      of: "swiftc",
      ["-typecheck", "-swift-version", "6", "-package-name", String(package), "-module-name", "GtkHost"]
        + ["-I", Toolchain.modules, "-module-cache-path", cache.path]
        + features.flatMap { ["-enable-upcoming-feature", $0] } + Toolchain.headers()
        + PackageFiles.swiftFiles(below: "Sources/GtkHost").map { root.appendingPathComponent($0).path })
    #expect(status == 0 && said == "", "\(said)")
  }

  private static let release = ProcessInfo.processInfo.environment["THIMBLE_TEST_RELEASE"]
}

import Foundation
import Testing

/// A new package depends on this one by address and version. In these tests the address is a repository of these
/// sources, with a tag for the release.
@Suite("Dependencies", .onOwnDebian)
struct DependencyTests {
  private static let homepage = "https://example.org/thimble"

  @Test("An application that depends on the release without its traits fetches nothing else")
  func nothingElse() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dependent-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let release = folder.appendingPathComponent("thimble").path
    try Toolchain.run("git", ["init", "--quiet", release])
    let git = [
      "--git-dir", "\(release)/.git", "--work-tree", PackageFiles.root.path, "-C", PackageFiles.root.path, "-c",
      "user.name=Tests", "-c", "user.email=tests@example.org",
    ]
    try Toolchain.run("git", git + ["add", "Package.swift", "Sources", "Demo", "Tests"])
    try Toolchain.run("git", git + ["commit", "--quiet", "--message", "Release"])
    try Toolchain.run("git", git + ["tag", try Self.released("version")])
    for source in ["README.md", "Backup-Package.swift", "Backup-Package-Theme.swift"] {
      let package = folder.appendingPathComponent(source)
      try write(Self.manifest(in: source), to: package.appendingPathComponent("Package.swift"))
      for name in ["notes", "backup"] {
        try write("", to: package.appendingPathComponent("Sources/\(name)/main.swift"))
        try write("{}", to: package.appendingPathComponent("Sources/\(name)/brand.tokens.json"))
      }
      let swift = ["package", "--package-path", package.path, "--cache-path", "\(folder.path)/cache"]
      let mirror = ["config", "set-mirror", "--original", Self.homepage, "--mirror", "file://\(release)"]
      try Toolchain.run("swift", swift + mirror)
      let list = package.appendingPathComponent("dependencies").path
      try Toolchain.run("swift", swift + ["show-dependencies", "--format", "flatlist", "--output-path", list])
      let text = try String(contentsOfFile: list, encoding: .utf8)
      #expect(text.split(separator: "\n") == ["thimble"], "\(source)")
    }
  }

  /// After two builds by `--product`, with a new file between them, `swift build --build-tests` builds the programs of the
  /// packages that a package depends on, too, also those whose traits are off.
  @Test("The commands compile without the trait that brings their parser", arguments: ["thimble", "ThimbleGallery"])
  func withoutTraits(module: String) throws {
    let files = FileManager.default
    let modules = files.temporaryDirectory.appendingPathComponent("modules-\(UUID().uuidString)")
    defer { try? files.removeItem(at: modules) }
    try files.createDirectory(at: modules, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: Toolchain.modules) where !name.hasPrefix("ArgumentParser") {
      try files.createSymbolicLink(
        atPath: modules.appendingPathComponent(name).path, withDestinationPath: "\(Toolchain.modules)/\(name)")
    }
    let built = Toolchain.products.appendingPathComponent("\(module).build")
    let resources = built.appendingPathComponent("DerivedSources/embedded_resources.swift").path
    let sources =
      PackageFiles.swiftFiles(below: "Sources/\(module)").map { PackageFiles.root.appendingPathComponent($0).path }
      + [resources].filter(files.fileExists(atPath:))
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let options =
      [
        "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", module, "-package-name",
        PackageFiles.root.lastPathComponent.lowercased(), "-I", modules.path, "-module-cache-path",
        Toolchain.products.appendingPathComponent("ModuleCache").path,
      ] + features.flatMap { ["-enable-upcoming-feature", $0] } + (try Toolchain.headers())
    let (status, said) = try Toolchain.ending(of: "swiftc", options + sources)
    #expect(status == 0, "\(said)")
  }

  @Test("Pages for newcomers name the address and the version of the release", arguments: ["README.md", "Versions.md"])
  func release(page: String) throws {
    let path = page == "README.md" ? page : "Sources/Thimble/Thimble.docc/\(page)"
    let text = try PackageFiles.text(path)
    #expect(try Self.released("homepage") == Self.homepage)
    #expect(text.contains(".upToNextMinor(from: \"\(try Self.released("version"))\")"))
    for match in text.matches(of: /https:\/\/[\w.]+\/thimble/) { #expect(match.0 == Self.homepage, "\(page)") }
  }

  @Test("The README says that the address is a placeholder, for as long as it is one")
  func placeholder() throws {
    let isPlaceholder = try Self.released("homepage").contains("//example.org/")
    #expect(try PackageFiles.text("README.md").contains("is a placeholder") == isPlaceholder)
  }

  /// Returns the manifest in a page or in a step of the tutorial.
  private static func manifest(in source: String) throws -> String {
    if source == "README.md" {
      let text = try PackageFiles.text(source)
      return String(try #require(text.firstMatch(of: /```swift\n(\/\/ swift-tools-version(?:.|\n)*?)```/)?.1))
    }
    return try PackageFiles.text("Sources/Thimble/Thimble.docc/Tutorial/\(source)")
  }

  private static func released(_ name: String) throws -> String {
    let text = try PackageFiles.text("Sources/Release/Release.swift")
    return String(try #require(text.firstMatch(of: try Regex("\(name): StaticString = \"(.*)\""))?[1].substring))
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

import Foundation
import Testing

/// A new package depends on this one by address and version. In these tests the address is a repository of these
/// sources, with a tag for the release.
@Suite("Dependencies")
struct DependencyTests {
  private static let homepage = "https://example.org/thimble"

  @Test(
    "An application that depends on the release without its traits fetches nothing else", .onOwnDebian,
    arguments: ["README.md", "Backup-Package.swift", "Backup-Package-Theme.swift"])
  func nothingElse(source: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dependent-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let release = folder.appendingPathComponent("thimble").path
    try run(["git", "init", "--quiet", release])
    let git = [
      "git", "--git-dir", "\(release)/.git", "--work-tree", PackageFiles.root.path, "-c", "user.name=Tests", "-c",
      "user.email=tests@example.org",
    ]
    try run(git + ["-C", PackageFiles.root.path, "add", "Package.swift", "Sources", "Demo", "Tests"])
    try run(git + ["commit", "--quiet", "--message", "Release"])
    try run(git + ["tag", try Self.released("version")])
    let package = folder.appendingPathComponent("package")
    try write(Self.manifest(in: source), to: package.appendingPathComponent("Package.swift"))
    for name in ["notes", "backup"] {
      try write("", to: package.appendingPathComponent("Sources/\(name)/main.swift"))
      try write("{}", to: package.appendingPathComponent("Sources/\(name)/brand.tokens.json"))
    }
    let swift = ["swift", "package", "--package-path", package.path, "--cache-path", folder.path + "/cache"]
    try run(swift + ["config", "set-mirror", "--original", Self.homepage, "--mirror", "file://\(release)"])
    let text = try run(swift + ["show-dependencies", "--format", "flatlist"])
    #expect(text.split(separator: "\n").map(String.init) == ["thimble"])
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

  @discardableResult
  private func run(_ command: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(command.joined(separator: " "))")
    return text
  }
}

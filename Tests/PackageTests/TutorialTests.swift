import Foundation
import Testing

/// The programs of the documentation's tutorial, step by step. `EndToEndTests` run the last one.
@Suite("Tutorial", .onOwnDebian)
struct TutorialTests {
  private static let folder = "Sources/Thimble/Thimble.docc/Tutorial"

  /// The programs that a step shows as `main.swift`.
  private static let steps: [String] = {
    let text = (try? PackageFiles.text("\(folder)/Backup.tutorial")) ?? ""
    return text.matches(of: /@Code\(name: "main.swift", file: "([^"]+)"/).map { String($0.1) }
  }()

  @Test("The program of each step compiles", arguments: steps)
  func compiles(step: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tutorial-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appendingPathComponent("main.swift")
    try PackageFiles.text("\(Self.folder)/\(step)").write(to: program, atomically: true, encoding: .utf8)
    // SwiftPM generates this for the embedded file.
    let resources = folder.appendingPathComponent("Resources.swift")
    try "enum PackageResources { static let brand_tokens_json: [UInt8] = [] }"
      .write(to: resources, atomically: true, encoding: .utf8)
    let (status, said) = try Toolchain.check([program, resources])
    #expect(status == 0, "\(said)")
  }

  @Test("Every file of the tutorial is shown, and the last program is the one that is built and run")
  func files() throws {
    let text = try PackageFiles.text("\(Self.folder)/Backup.tutorial")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: PackageFiles.root.appendingPathComponent(Self.folder).path)
    for name in names where !name.hasSuffix(".tutorial") { #expect(text.contains("\"\(name)\""), "\(name)") }
    let last = try #require(Self.steps.last)
    #expect(Self.steps.count > 5)
    #expect(try PackageFiles.text("\(Self.folder)/\(last)") == PackageFiles.text("Tests/Fixtures/Tutorial/main.swift"))
  }
}

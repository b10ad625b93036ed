import ATSPI
public import AccessibilityAudit
import FoundationEssentials

extension TestApplication {
  /// Checks all that the application shows now for accessibility.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: The report, which also lists what needs review.
  /// - Throws: ``TestFailure`` with the report as text, if there is a violation.
  @discardableResult
  public func audit(rules: [Rule] = Rule.defaults) async throws -> AuditReport {
    let tree = try await application.tree(includingExtents: true, keepingParts: true, within: patience.limit)
    let report = Audit(rules: rules).report(on: tree)
    if report.isClean { return report }
    throw await failure(report.text, candidates: [], in: nil)
  }

  /// The accessible tree as text that stays the same from run to run: roles, names, states and actions of all that is shown.
  /// `thimble tree --accept FILE` writes the same.
  public func treeSnapshot() async throws -> String { TreeSnapshot(try await objects()).text }

  /// Waits until the accessible tree is as a file has it.
  ///
  /// With `THIMBLE_ACCEPT_TREES=1 swift test` the tests write their files anew. Versions of GTK differ in their trees: keep a
  /// file for each that you test on.
  ///
  /// - Parameters:
  ///   - path: The file's path, from the folder of the test's source.
  ///   - source: The test's source.
  /// - Throws: ``TestFailure`` with the lines that differ, when it does not come to be so in time.
  public func expectTree(matching path: String, source: String = #filePath) async throws {
    let file = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: source).deletingLastPathComponent())
    if ProcessInfo.processInfo.environment["THIMBLE_ACCEPT_TREES"] == "1" {
      let folder = file.absoluteURL.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try Data(try await treeSnapshot().utf8).write(to: file)
    }
    let command = "To write it: THIMBLE_ACCEPT_TREES=1 swift test"
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw TestFailure("There is no file \(file.path). \(command)")
    }
    try await expectTree(TreeSnapshot(text: text), of: file.path, command)
  }

  private func expectTree(_ expected: TreeSnapshot, of path: String, _ command: String) async throws {
    var differences = ""
    let isSame = try await eventually {
      differences = TreeSnapshot(try await objects()).differences(from: expected) ?? ""
      return differences.isEmpty
    }
    guard !isSame else { return }
    throw await failure("The tree is not that of \(path). \(command)\n\(differences)", candidates: [], in: nil)
  }
}

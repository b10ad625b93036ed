import ATSPI
public import AccessibilityAudit
import FoundationEssentials

extension TestApplication {
  /// Audits the accessibility of everything that the application shows now.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: The report, which also lists findings that need review.
  /// - Throws: ``TestFailure`` with the report as text, if there is a violation.
  @discardableResult
  public func audit(rules: [Rule] = Rule.defaults) async throws -> AuditReport {
    let tree = try await application.tree(includingExtents: true, keepingParts: true, within: patience.limit)
    let report = Audit(rules: rules).report(on: tree)
    if report.isClean { return report }
    throw await failure(report.text, candidates: [], in: nil)
  }

  /// Returns the accessible tree as text that is the same in every run: roles, names, states and actions of all objects
  /// that are shown. `thimble tree --accept FILE` writes the same text.
  public func treeSnapshot() async throws -> String { TreeSnapshot(try await objects()).text }

  /// Waits until the accessible tree equals that in a file.
  ///
  /// `THIMBLE_ACCEPT_TREES=1 swift test` writes the files again. Versions of GTK have different trees: keep a file for
  /// each version that you test on.
  ///
  /// - Parameters:
  ///   - path: The file's path, relative to the folder of the test's source.
  ///   - source: The test's source.
  /// - Throws: ``TestFailure`` with the lines that differ, when the tree does not match in time.
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

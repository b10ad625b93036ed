import AccessibilityAudit
import FoundationEssentials

extension TestApplication {
  /// The most candidates, and lines of the tree, to list.
  private static let mostCandidates = 8
  private static let mostLines = 60

  /// Describes a failure: the problem, the nearest objects, the tree around them, and the file of a picture.
  func failure(_ problem: String, candidates: [Int], in list: ObjectList?) async -> TestFailure {
    var lines = [problem]
    if let list {
      lines += candidates.prefix(Self.mostCandidates).map { "  " + list.lineWithSurroundings(of: $0) }
      if candidates.count > Self.mostCandidates { lines.append("  and \(candidates.count - Self.mostCandidates) more") }
      lines += ["The tree:"] + Self.tree(list, around: candidates.first).map { "  " + $0 }
    }
    let folder = Self.pictures
    let file = folder.appendingPathComponent("\(process.processID)-\(UUID().uuidString.prefix(8)).png")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try await session.picture(to: file)
      lines.append("The screen: \(file.path)")
    } catch {
      lines.append("There is no picture of the screen: \(error)")
    }
    if !process.standardError.isEmpty { lines += ["The application has written:", process.standardError] }
    return TestFailure(lines.joined(separator: "\n"))
  }

  /// The folder for pictures of failures: that in the variable `THIMBLE_TEST_PICTURES`, or a temporary one.
  private static let pictures: URL = {
    let named = ProcessInfo.processInfo.environment["THIMBLE_TEST_PICTURES"].map { URL(fileURLWithPath: $0) }
    return named ?? FileManager.default.temporaryDirectory.appendingPathComponent("thimble-test-pictures")
  }()

  /// Returns the lines of a tree; of a large tree only those around an object.
  private static func tree(_ list: ObjectList, around candidate: Int?) -> [String] {
    let lines = list.text().split(separator: "\n").map(String.init)
    guard lines.count > mostLines else { return lines }
    let start = candidate.map { list.items[$0].id + " " }
    let at = start.flatMap { start in
      lines.firstIndex { $0.drop { $0 == " " }.hasPrefix(start) }
    }
    let first = max(0, min((at ?? 0) - mostLines / 2, lines.count - mostLines))
    let part = lines[first..<first + mostLines]
    let rest = lines.count - first - mostLines
    return (first > 0 ? ["… \(first) lines"] : []) + part + (rest > 0 ? ["… \(rest) lines"] : [])
  }
}

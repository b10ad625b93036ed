import Observation
import Thimble

/// A text with a number that no other note has.
@Observable
@MainActor
final class Note: Identifiable {
  nonisolated let id: Int
  var text: String
  /// The text on the disk; nil where there is none.
  var savedText: String?

  init(_ id: Int, text: String = "", isSaved: Bool = false) {
    self.id = id
    self.text = text
    savedText = isSaved ? text : nil
  }

  var isChanged: Bool { text != savedText }

  /// The first line that is not empty.
  var title: String { lines.first.map { String($0.prefix(200)) } ?? words("New Note") }

  /// The line after the title.
  var preview: String { lines.dropFirst().first.map { String($0.prefix(200)) } ?? words("No more text") }

  private var lines: [Substring] {
    text.prefix(2_000).split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
  }
}

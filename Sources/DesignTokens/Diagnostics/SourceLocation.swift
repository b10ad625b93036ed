import Synchronization

/// A position in a token file, counted as in editors.
public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
  /// The file's name as it was given or as the referring document spells it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }
}

extension SourceLocation: Comparable {
  /// Orders by file name, then line, then column.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// The text of one file, kept to find lines and columns in it.
struct SourceFile: Sendable {
  /// The rules that a file is read by.
  enum Rules: Sendable {
    /// The rules of 2025.10: any other form is an error.
    case current
    /// The rules of older tools: their forms are allowed, with a warning.
    case older
    /// The rules of a tool that has no newer form: its forms are allowed, without a warning.
    case foreign

    /// True if forms other than those of 2025.10 are allowed.
    var allowOldForms: Bool { self != .current }
  }

  var name: String
  var bytes: [UInt8]
  var rules = Rules.current
  /// True if the rules follow from the file alone.
  var isCertain = true
  /// The lines of the text. All contexts share them.
  let lines = Lines()

  /// The lines of a file, which are counted once, when first asked for.
  final class Lines: Sendable {
    private let known = Mutex<LineIndex?>(nil)

    func index(of bytes: [UInt8]) -> LineIndex {
      known.withLock { known in
        let index = known ?? LineIndex(bytes)
        known = index
        return index
      }
    }
  }
}

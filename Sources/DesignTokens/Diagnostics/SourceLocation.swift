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

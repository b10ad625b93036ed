/// Turns places in token files into lines and columns.
package struct SourceLocator {
  private(set) var sources: [SourceFile]
  private var lines: [Int32: LineIndex] = [:]

  init(_ sources: [SourceFile]) {
    self.sources = sources
  }

  /// Takes one more file, and returns its number.
  mutating func add(_ source: SourceFile) -> Int32 {
    sources.append(source)
    return Int32(sources.count - 1)
  }

  /// Returns the file that a place is in; nil if it is in no file.
  func source(of place: Place) -> SourceFile? {
    sources.indices.contains(Int(place.file)) ? sources[Int(place.file)] : nil
  }

  /// Returns the line and column of a place; nil if it is in no file.
  package mutating func location(_ place: Place) -> SourceLocation? {
    guard let source = source(of: place) else { return nil }
    let index = lines[place.file] ?? source.lines.index(of: source.bytes)
    lines[place.file] = index
    let (line, column) = index.position(of: Int(place.offset), in: source.bytes)
    return SourceLocation(file: source.name, line: line, column: column)
  }
}

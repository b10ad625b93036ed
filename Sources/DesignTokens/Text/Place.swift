/// The place of a value: a file's number in the sources table and a byte offset.
///
/// It has eight bytes, because every value keeps one.
package struct Place: Sendable, Hashable {
  /// The number of the file among the sources, or -1 for a value that was not read from a file.
  package var file: Int32
  /// Bytes from the start of the file.
  package var offset: Int32

  /// The place of a value made in code.
  package static let none = Place(file: -1, offset: 0)
}

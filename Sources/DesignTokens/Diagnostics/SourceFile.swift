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
}

/// The text of one file, kept for as long as its places may be asked for.
struct SourceFile: Sendable {
  /// The rules that a file is read by.
  enum Rules: Sendable {
    /// The rules of 2025.10: another form is a mistake.
    case current
    /// The rules of older tools: their forms are usual, and worth a warning.
    case older
    /// The rules of a tool that has no newer form: there is nothing to warn of.
    case foreign

    /// True if other forms than those of 2025.10 are usual.
    var allowOldForms: Bool { self != .current }
  }

  var name: String
  var bytes: [UInt8]
  var rules = Rules.current
}

extension String {
  /// The same without NUL characters, at the first of which C would take the text to end.
  var withoutNUL: String {
    utf8.contains(0) ? String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\0" })) : self
  }
}

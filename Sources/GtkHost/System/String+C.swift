extension String {
  /// The text without NUL characters, since C would end it at the first one.
  var withoutNUL: String {
    utf8.contains(0) ? String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\0" })) : self
  }
}

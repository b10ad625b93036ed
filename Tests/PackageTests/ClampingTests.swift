import Testing

/// Numbers become C's only by a conversion that cannot end the program: `clamping:`, `length:`, `spacing:` and their like.
@Suite("Conversions of numbers")
struct ClampingTests {
  /// The modules whose numbers come from applications and from the screen.
  private static let modules = [
    "Sources/GtkHost", "Sources/Thimble", "Sources/libthimble", "Sources/Inspecting", "Sources/Theming",
  ]

  /// Types with fewer bits than `Int`.
  private static var narrow: Regex<Substring> { /\b(?:U?Int(?:8|16|32)|gu?int(?:8|16|32)?|CInt|CUnsignedInt)\(/ }

  /// Returns the conversions in a line of Swift that end the program if the number does not fit: to a narrow type, and to
  /// `Int` from a number with a fraction.
  static func bare(in line: some StringProtocol) -> [String] {
    let line = String(line)
    guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { return [] }
    let arguments = { (type: Regex<Substring>) in
      line.matches(of: type).map { argument(line[$0.range.upperBound...]) }.filter { !isSafe($0) }
    }
    let fraction = /rounded\(|\.(?:x|y|width|height)\b|[sS]econds|Double\(|fraction|alpha/
    return arguments(narrow) + arguments(/\bInt\(/).filter { $0.contains(fraction) }
  }

  /// Returns the text up to the parenthesis that closes the call.
  private static func argument(_ rest: Substring) -> String {
    var depth = 1
    return String(
      rest.prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth > 0
      })
  }

  /// Returns whether an argument always fits: by its label, or because it is a literal or a constant of C.
  private static func isSafe(_ argument: String) -> Bool {
    let (label, literal) = (
      /^(?:clamping|length|spacing|bitPattern|truncatingIfNeeded|exactly|ascii):/, /^-?[0-9a-fA-Fx_]+$/
    )
    let constant = /^[A-Z][A-Za-z]*_[A-Z_a-z]+(?:\.rawValue)?$/
    return argument.contains(label) || argument.contains(literal) || argument.contains(constant)
  }

  @Test("No conversion in the kit and its host can end the program")
  func none() throws {
    for file in Self.modules.flatMap(PackageFiles.swiftFiles(below:)) {
      let lines = try PackageFiles.text(file).split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        let found = Self.bare(in: line)
        #expect(found.isEmpty, "\(file):\(number + 1) converts \(found) and may abort: write clamping:")
      }
    }
  }

  @Test(
    "A bare conversion is found",
    arguments: [
      "gtk_box_set_spacing(box, Int32(spacing))", "let x = guint(index + 1)", "Int(box.width.rounded())",
      "say(seconds: Int(seconds))",
    ])
  func found(line: String) { #expect(Self.bare(in: line).count == 1) }

  @Test(
    "A safe conversion is none",
    arguments: [
      "Int32(clamping: spacing)", "guint(GDK_KEY_VoidSymbol)", "(Int32(0), Int32(-1))", "// Int32(x)",
      "Int32(G_IO_ERROR_CANCELLED.rawValue)", "Int(gtk_widget_get_width(pointer))",
    ])
  func safe(line: String) { #expect(Self.bare(in: line) == []) }
}

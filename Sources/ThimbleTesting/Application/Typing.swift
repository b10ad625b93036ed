/// Text as a person's hands type it.
package enum Typing {
  /// Returns the words for ``DesktopSession/act(_:)``, one list for each run of characters that are typed alike.
  package static func words(for text: String, on display: DisplayKind) -> [[String]] {
    var runs: [[String]] = []
    for scalar in text.unicodeScalars {
      if let key = key(for: scalar, on: display) {
        if runs.last?.first != "key" { runs.append(["key", "--delay", "20"]) }
        runs[runs.count - 1].append(key)
      } else if runs.last?.first == "type" {
        runs[runs.count - 1][3].unicodeScalars.append(scalar)
      } else {
        runs.append(["type", "--delay", "20", String(scalar)])
      }
    }
    return runs
  }

  /// Returns the name of a character's key; nil for a character that xdotool types by itself.
  ///
  /// Its own way for letters that the keyboard does not have forgets Shift: X takes a key with one letter for that with both.
  private static func key(for scalar: Unicode.Scalar, on display: DisplayKind) -> String? {
    switch scalar {
    case "\n", "\r": return "Return"
    case "\t": return "Tab"
    case _ where scalar.isASCII || display == .wayland: return nil
    default:
      let hex = String(scalar.value, radix: 16, uppercase: true)
      let name = "U" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
      let properties = scalar.properties
      let isUpper = properties.isUppercase && properties.lowercaseMapping != String(scalar)
      return isUpper ? "shift+\(name)" : name
    }
  }
}

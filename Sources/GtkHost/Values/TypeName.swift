import CGtk
import PlainText

/// The GType names of Swift types.
enum TypeName {
  /// Returns the name of a type: `ThimbleButtonSize` for "Thimble.Button.Size". The module and the names around are
  /// joined.
  ///
  /// Of characters that type names cannot have, an ASCII one becomes an underscore and any other its number, so that
  /// names in other scripts stay distinct. Underscores lengthen a name that is too short for GLib. A generic or private
  /// type has a name too, but a file should not use it.
  static func native(of type: Any.Type) -> String {
    var name = ""
    for scalar in _typeName(type, qualified: true).unicodeScalars where scalar != "." {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": name.unicodeScalars.append(scalar)
      case _ where scalar.isASCII: name += "_"
      default: name += "_" + String(scalar.value, radix: 16)
      }
    }
    return name + String(repeating: "_", count: max(0, 3 - name.count))
  }

  /// Ends the process if there is a type with this name.
  static func requireUnused(_ name: String, for type: Any.Type) {
    guard g_type_from_name(name) != 0 else { return }
    // A fatal error has its message in release builds, too.
    fatalError(
      "\(type): there is another type with the name \(name). Either two classes have the name, or the process contains two copies of the kit, such as a Swift program and libthimble-1.so."
    )
  }

  /// Returns the constant in C for a value of an enumeration: `THIMBLE_BUTTON_SIZE_EXTRA_LARGE` for "extra-large" of
  /// `ThimbleButtonSize`.
  static func constant(_ nick: String, of type: String) -> String {
    var name = ""
    for letter in type {
      if letter.isUppercase, name.last?.isLowercase == true { name += "_" }
      name.append(letter)
    }
    return "\(name)_\(nick)".uppercased().replacing(each: "-", with: "_")
  }
}

#if canImport(ArgumentParser)
  import DesignTokens

  /// Tokens as CSS for GTK: named colors, variables, and the accent of libadwaita.
  struct GtkExport {
    /// The token of the kit that becomes the accent, unless another is named.
    static let accentPath = "theme.color.background.brand"

    /// The stylesheet.
    let text: String
    /// Tokens that are left out, in sentences without a full stop.
    let problems: [String]

    /// - Parameters:
    ///   - tokens: The tokens in one choice of contexts.
    ///   - accent: The path of the color token that becomes the accent; nil for none.
    ///   - hasVariables: True to write variables, which GTK has from 4.16 on.
    init(_ tokens: ResolvedTokens, accent: String?, hasVariables: Bool) {
      var problems: [String] = []
      var used: [String: String] = [:]
      var colors: [String] = []
      var variables: [String] = []
      for token in tokens {
        let name = Self.name(token.path)
        if let other = used.updateValue(token.path, forKey: name) {
          used[name] = other
          problems.append("\"\(token.path)\" is left out: in CSS its name is that of \"\(other)\"")
          continue
        }
        if token.type == .color {
          colors.append("@define-color \(name.replacing("-", with: "_")) \(token.value.css);\n")
        }
        variables.append("  --\(name): \(token.value.css);\n")
      }
      if let accent, let color = tokens.color(accent) {
        let white = RGBA(red: 1, green: 1, blue: 1)
        let black = RGBA(red: 0, green: 0, blue: 0)
        let front =
          color.contrast(on: white) >= 4.5 || white.contrast(on: color) > black.contrast(on: color) ? white : black
        for (name, value) in [("bg", color.css), ("fg", front.css)] {
          colors.append("@define-color accent_\(name)_color \(value);\n")
          variables.append("  --accent-\(name)-color: \(value);\n")
        }
      }
      let block = variables.isEmpty || !hasVariables ? "" : ":root {\n\(variables.joined())}\n"
      text = colors.joined() + block
      self.problems = problems
    }

    /// Returns a path as a name in CSS: letters, digits and single hyphens, not beginning with a digit.
    private static func name(_ path: String) -> String {
      var name = ""
      for scalar in path.unicodeScalars {
        let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        if isPlain {
          name.unicodeScalars.append(scalar)
        } else if scalar.value >= 0xA0, scalar.properties.isAlphabetic {
          name.unicodeScalars.append(scalar)
        } else if name.last != "-" {
          name += "-"
        }
      }
      return name.first?.isNumber == true ? "n\(name)" : name
    }
  }
#endif

/// Text as a sequence of keys.
enum Typing {
  /// A part of a text.
  enum Run: Equatable {
    /// A key by its name.
    case key(String)
    /// Characters, each with a key of its own.
    case characters(String)
  }

  /// Splits a text into runs with at most `most` different characters that are not ASCII.
  static func runs(of text: String, letters most: Int) -> [Run] {
    var runs: [Run] = []
    var letters: Set<Unicode.Scalar> = []
    for scalar in text.unicodeScalars {
      if let key = key(for: scalar) {
        runs.append(.key(key))
        continue
      }
      if !scalar.isASCII { letters.insert(scalar) }
      if letters.count <= most, case .characters(var characters)? = runs.last {
        characters.unicodeScalars.append(scalar)
        runs[runs.count - 1] = .characters(characters)
      } else {
        if letters.count > most { letters = [scalar] }
        runs.append(.characters(String(scalar)))
      }
    }
    return runs
  }

  private static func key(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\n", "\r": "Return"
    case "\t": "Tab"
    default: nil
    }
  }
}

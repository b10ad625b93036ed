import PlainText
import Thimble

/// An HTML page with all pictures of a folder: those of one page or sample side by side, changed ones first, beside the
/// earlier pictures.
struct PictureIndex {
  enum Outcome: Equatable {
    case same
    /// A picture without an earlier one.
    case new
    /// An earlier picture without a new one.
    case gone
    /// The number of pixels that differ.
    case changed(Int)
  }

  let html: String

  private typealias Picture = (name: String, surroundings: String, outcome: Outcome)

  /// `prefixes` are the beginnings of names for the different surroundings, such as `dark-rtl-`.
  init(_ pictures: [(name: String, outcome: Outcome)], prefixes: [String] = []) {
    let changed = pictures.count { Self.isChanged($0.outcome) }
    var subjects: [String] = []
    var groups: [String: [Picture]] = [:]
    for (name, outcome) in pictures {
      let prefix = prefixes.filter { name.hasPrefix($0) }.max { $0.count < $1.count } ?? ""
      let subject = String(name.dropFirst(prefix.count))
      if groups[subject] == nil { subjects.append(subject) }
      groups[subject, default: []].append((name, String(prefix.dropLast()), outcome))
    }
    let all = subjects.map { (subject: $0, pictures: groups[$0] ?? []) }
    let hasChanges = { (pictures: [Picture]) in pictures.contains { Self.isChanged($0.outcome) } }
    let sorted = all.filter { hasChanges($0.pictures) } + all.filter { !hasChanges($0.pictures) }
    html = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="color-scheme" content="light dark">
      <title>Pictures</title>
      <style>
        body { font-family: sans-serif; margin: 2rem; }
        section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
        figure { margin: 0; flex: 1 1 16rem; max-width: 32rem; }
        img { max-width: 100%; border: 1px solid; }
      </style>
      <h1>\(changed) changed of \(pictures.count) pictures</h1>
      \(sorted.map(Self.section).joined(separator: "\n"))
      </html>

      """
  }

  /// Writes the page into the folder of the pictures.
  ///
  /// - Throws: ``HostError`` when the file cannot be written.
  @MainActor
  func write(to folder: String) throws(HostError) { try Files.replace("\(folder)/index.html", with: html) }

  private static func isChanged(_ outcome: Outcome) -> Bool { if case .changed = outcome { true } else { false } }

  private static func section(_ subject: String, _ pictures: [Picture]) -> String {
    // Several pictures have their states in their captions.
    let end = pictures.count == 1 ? ": \(state(of: pictures[0].outcome))" : ""
    let shown = pictures.flatMap { figures(of: $0) }.joined()
    return "<h2>\(Quoting.markup(subject + end))</h2>\n<section>\(shown)</section>"
  }

  private static func state(of outcome: Outcome) -> String {
    switch outcome {
    case .same: "unchanged"
    case .new: "new"
    case .gone: "not drawn any more"
    case .changed(let count): "\(count) pixels differ"
    }
  }

  /// Returns the picture, and for a changed one also the earlier picture and the difference.
  private static func figures(of picture: Picture) -> [String] {
    let shown =
      switch picture.outcome {
      case .same, .new: [("", "Now")]
      case .gone: [(String, String)]()
      case .changed: [(".before", "Before"), ("", "Now"), (".difference", "Difference")]
      }
    return shown.map { suffix, title in
      let file = Quoting.markup("\(picture.name)\(suffix).png")
      let parts = [picture.surroundings, title, suffix.isEmpty ? state(of: picture.outcome) : ""]
      let caption = Quoting.markup(parts.filter { !$0.isEmpty }.joined(separator: ", "))
      return "<figure><figcaption>\(caption)</figcaption>"
        + "<img loading=\"lazy\" src=\"\(file)\" alt=\"\(Quoting.markup(picture.name))\"></figure>"
    }
  }
}

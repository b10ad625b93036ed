import Thimble

/// An HTML page with all pictures of a folder, changed ones first, beside the earlier pictures.
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

  init(_ pictures: [(name: String, outcome: Outcome)]) {
    let changed = pictures.filter { if case .changed = $0.outcome { true } else { false } }
    let others = pictures.filter { picture in !changed.contains { $0.name == picture.name } }
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
      <h1>\(changed.count) changed of \(pictures.count) pictures</h1>
      \((changed + others).map(Self.section).joined(separator: "\n"))
      </html>

      """
  }

  /// Writes the page into the folder of the pictures.
  ///
  /// - Throws: ``HostError`` when the file cannot be written.
  @MainActor
  func write(to folder: String) throws(HostError) { try Files.replace("\(folder)/index.html", with: html) }

  private static func section(_ name: String, _ outcome: Outcome) -> String {
    let (state, figures) =
      switch outcome {
      case .same: ("unchanged", [("", "Now")])
      case .new: ("new", [("", "Now")])
      case .gone: ("not drawn any more", [])
      case .changed(let count):
        ("\(count) pixels differ", [(".before", "Before"), ("", "Now"), (".difference", "Difference")])
      }
    let shown = figures.map { suffix, title in
      let file = escaped("\(name)\(suffix).png")
      return
        "<figure><figcaption>\(title)</figcaption><img loading=\"lazy\" src=\"\(file)\" alt=\"\(escaped(name))\"></figure>"
    }
    return "<h2>\(escaped(name)): \(state)</h2>\n<section>\(shown.joined())</section>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}

import Thimble

/// The facts about a sample on a page of a site, which only a sample in a window has.
@MainActor
struct SampleFacts {
  let function: String
  /// The size of the sample's picture, in logical pixels.
  let size: (width: Int, height: Int)
  let accessibility: AccessibilityFacts
  /// Code that makes the sample's widgets, for each language but Swift.
  let codes: [(language: ChangeCode.Language, code: String)]
  /// The text in place of the sample's picture: the words of its controls, otherwise its texts.
  let alternative: String

  /// Reads a sample, which is in view.
  init(of sample: Widget, _ function: String, in frame: Widget) {
    self.function = function
    size = (frame.width, frame.height)
    let tree = SampleTree(of: sample)
    accessibility = AccessibilityFacts(tree.tree)
    let node = SampleNode(sample)
    codes = ChangeCode.Language.allCases.dropFirst().map { ($0, ChangeCode(language: $0).creation(of: node)) }
    let controls = accessibility.controls.map(\.title)
    let texts = tree.widgets.compactMap { ($0 as? Label)?.text }
    let words = (controls.isEmpty ? texts : controls).filter { !$0.isEmpty }
    let shown = words.prefix(Self.most)
    let rest = words.count - shown.count
    alternative = shown.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }

  /// The largest number of controls in the text of a picture.
  private static let most = 12
}

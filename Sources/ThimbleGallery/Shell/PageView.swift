import Thimble

/// A page: its title and description, then each sample on a card.
@MainActor
struct PageView {
  /// The page as the window shows it.
  let scroller: ScrolledWindow
  /// The page, whole.
  let content: Widget
  /// The samples by the names of their functions.
  private let cards: [String: SampleCard]
  private let frame: Clamp
  private let column: Box

  init(_ page: GalleryPage, _ session: GallerySession) {
    let cards = page.samples.map { ($0.function, SampleCard($0, of: page, session)) }
    self.cards = Dictionary(cards) { first, _ in first }
    column = Box(.vertical, spacing: 36) {
      Box(.vertical, spacing: 9) {
        Label.paragraph(page.title, "page-title").with { $0.accessibleRole = .heading }
        Label.paragraph(page.source.description, "page-description")
      }
      for (_, card) in cards { card.section }
    }
    content = Clamp(maximum: 768, column)
    frame = Clamp(maximum: .max, content)
    scroller = ScrolledWindow(frame, horizontally: true).with {
      $0.expandsHorizontally = true
      $0.expandsVertically = true
    }
    setNarrow(false)
  }

  /// Gives the page and its cards smaller margins, for a phone.
  func setNarrow(_ isNarrow: Bool) {
    let side = isNarrow ? 12 : 24
    column.setMargins(top: side + 12, bottom: 48, start: side, end: side)
    for card in cards.values { card.setMargin(side) }
  }

  /// Gives the page at most this width, in logical pixels; nil for all there is.
  func setWidth(_ width: Int?) { frame.maximum = width ?? .max }

  /// Shows overlays above the samples.
  func setOverlays(_ overlays: [SampleOverlay]) { for card in cards.values { card.overlays = overlays } }

  /// Runs the play of a sample, and tells the progress of each step.
  ///
  /// - Returns: the reason of a failure; nil if every step has passed.
  /// - Throws: `CancellationError` when the task is cancelled.
  func play(
    _ sample: String, _ tell: @MainActor (Int, PlayRun.Progress) -> Void
  ) async throws -> String? {
    guard let card = cards[sample] else { return nil }
    return try await card.play(tell)
  }

  /// The title and the card of a sample; nil if there is no such sample.
  func section(of sample: String) -> Widget? { cards[sample]?.section }

  /// Shows the sample of that function, if there is one, with changed properties and their controls.
  func show(_ sample: String, _ changes: [PropertyChange] = []) {
    guard let card = cards[sample] else { return }
    if !changes.isEmpty { card.show(changes) }
    scroller.scroll(to: card.section)
  }
}

import Thimble

/// A page: title and description, pictures that lead to other pages, and then a card for each other sample.
@MainActor
struct PageView {
  /// The scrolling view of the page.
  let scroller: ScrolledWindow
  /// The whole content of the page.
  let content: Widget
  /// The samples by the names of their functions.
  private let cards: [String: SampleCard]
  /// The samples that lead to other pages.
  private let tiles: [String: PictureTile]
  private let page: GalleryPage
  private let frame: Clamp
  private let column: Box

  init(_ page: GalleryPage, _ session: GallerySession) {
    self.page = page
    var cards: [(function: String, card: SampleCard)] = []
    var tiles: [(function: String, tile: PictureTile)] = []
    for sample in page.samples {
      if let target = sample.target.flatMap({ session.gallery.page($0) }) {
        tiles.append((sample.function, PictureTile(sample, of: page, leadingTo: target, session)))
      } else {
        cards.append((sample.function, SampleCard(sample, of: page, session)))
      }
    }
    self.cards = Dictionary(cards.map { ($0, $1) }) { first, _ in first }
    self.tiles = Dictionary(tiles.map { ($0, $1) }) { first, _ in first }
    column = Box(.vertical, spacing: 36) {
      Box(.vertical, spacing: 9) {
        Label.paragraph(page.title, "page-title").with { $0.accessibleRole = .heading }
        Label.paragraph(page.source.description, "page-description")
      }
      if !tiles.isEmpty { TileGrid(tiles.map(\.tile.section)) }
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

  /// Limits the width of the page, in logical pixels; nil for no limit.
  func setWidth(_ width: Int?) { frame.maximum = width ?? .max }

  /// Shows overlays above the samples.
  func setOverlays(_ overlays: [SampleOverlay]) {
    for card in cards.values { card.overlays = overlays }
    for tile in tiles.values { tile.overlays = overlays }
  }

  /// Runs the play of a sample, and reports the progress of each step.
  ///
  /// - Returns: the reason of a failure; nil if every step has passed.
  /// - Throws: `CancellationError` when the task is cancelled.
  func play(
    _ sample: String, _ tell: @MainActor (Int, PlayRun.Progress) -> Void
  ) async throws -> String? {
    guard let card = cards[sample] else { return nil }
    return try await card.play(tell)
  }

  /// Opens the first play of the page, and returns the button that runs it; nil for no play.
  func openPlay() -> Button? { page.firstPlay.flatMap { cards[$0.function]?.openPlay() } }

  /// Returns the title and the card of a sample; nil if there is no such sample.
  func section(of sample: String) -> Widget? { cards[sample]?.section ?? tiles[sample]?.section }

  /// Scrolls to the sample of this function, if there is one, and shows its changed properties.
  func show(_ sample: String, _ changes: [PropertyChange] = []) {
    guard let section = section(of: sample) else { return }
    if !changes.isEmpty { cards[sample]?.show(changes) }
    scroller.scroll(to: section)
  }
}

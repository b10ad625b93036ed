import Thimble

/// A page: title and description, pictures that lead to other pages, and then a card for each other sample.
///
/// The first samples fill a window. The others are made after the first frame, which so comes earlier, or when somebody
/// asks for one of them.
@MainActor
final class PageView {
  /// The scrolling view of the page.
  let scroller: ScrolledWindow
  /// The page with the samples that are made.
  private let content: Widget
  /// The samples by the names of their functions.
  private var cards: [String: SampleCard] = [:]
  /// The samples that lead to other pages.
  private var tiles: [String: PictureTile] = [:]
  private let page: GalleryPage
  private let session: GallerySession
  private let frame: Clamp
  private let column: Box
  private let grid: TileGrid?
  private let description: Label
  /// The samples that are not made yet.
  private var rest: ArraySlice<Sample>
  private var side = 0
  /// The sample that was clicked, or used by a key, last; at first the first one. Nil for a page of pictures.
  private(set) weak var selected: SampleCard? {
    didSet {
      if let selected, selected !== oldValue { onSelect(selected) }
    }
  }
  /// Called after ``selected`` has changed.
  var onSelect: @MainActor (SampleCard) -> Void = { _ in }
  /// Called after somebody asked for the inspector of the selected sample.
  var onInspect: @MainActor () -> Void = {}
  private var overlays: [SampleOverlay] = []

  init(_ page: GalleryPage, _ session: GallerySession) {
    (self.page, self.session, rest) = (page, session, page.samples[...])
    let pictures = page.samples.count { $0.target.flatMap { session.gallery.page($0) } != nil }
    grid = pictures > 0 ? TileGrid() : nil
    let description = Label.paragraph(page.source.description, "page-description")
    self.description = description
    column = Box(.vertical, spacing: 36) {
      Box(.vertical, spacing: 9) {
        Label.paragraph(page.title, "page-title").with { $0.accessibleRole = .heading }
        description
        page.tags.isEmpty ? [] : [Label.tags(page.tags)]
      }
    }
    if let grid { column.append(grid) }
    content = Clamp(maximum: 768, column)
    frame = Clamp(maximum: .max, content)
    scroller = ScrolledWindow(frame, horizontally: true).with {
      $0.expandsHorizontally = true
      $0.expandsVertically = true
    }
    setNarrow(false)
    // An odd number of pictures stays odd, because the first one then has a row of its own.
    make(pictures.isMultiple(of: 2) ? 4 : 3)
    scroller.afterFirstFrame { [weak self] in self?.finish() }
  }

  /// Makes the samples that are not made yet.
  private func finish() { make(rest.count) }

  private func make(_ count: Int) {
    for sample in rest.prefix(count) {
      if let grid, let target = sample.target.flatMap({ session.gallery.page($0) }) {
        let tile = PictureTile(sample, of: page, leadingTo: target, session)
        tile.overlays = overlays
        tiles[sample.function] = tile
        grid.append(tile.section)
      } else {
        let card = SampleCard(sample, of: page, session)
        card.overlays = overlays
        card.setMargin(side)
        follow(card)
        cards[sample.function] = card
        column.append(card.section)
      }
    }
    rest = rest.dropFirst(count)
  }

  /// Follows the button of a card, which selects it and asks for the inspector.
  private func follow(_ card: SampleCard) {
    selected = selected ?? card
    card.onInspect = { [weak self, weak card] in
      self?.selected = card
      self?.onInspect()
    }
  }

  /// Selects the sample that contains a widget, if there is one.
  func select(around widget: Widget) {
    selected = cards.values.first { $0.section.contains(widget) } ?? selected
  }

  /// Moves keyboard focus to the selected sample's button; on a page of pictures, to the first one.
  ///
  /// - Returns: whether it did.
  func focus() -> Bool { selected?.inspect.grabFocus() ?? scroller.focusFirstChild() }

  /// Scrolls to the selected sample.
  func revealSelected() { if let frame = selected?.frame { scroller.scroll(to: frame) } }

  /// The height that the selected sample needs, in logical pixels; 0 for none.
  var selectedHeight: Int {
    guard let frame = selected?.frame else { return 0 }
    return frame.measured(.vertical, crossSize: frame.width > 0 ? frame.width : -1).natural
  }

  /// The page with all samples.
  var whole: Widget {
    finish()
    return content
  }

  /// Shows the texts of the page again after they have changed.
  func showTexts() {
    description.show(page.source.description)
    for sample in page.samples {
      let text = page.text(of: sample)
      cards[sample.function]?.show(text)
      tiles[sample.function]?.show(text)
    }
  }

  /// Gives the page and its cards smaller margins, for a phone.
  func setNarrow(_ isNarrow: Bool) {
    side = isNarrow ? 12 : 24
    column.setMargins(top: side + 12, bottom: 48, leading: side, trailing: side)
    for card in cards.values { card.setMargin(side) }
  }

  /// Limits the width of the page, in logical pixels; nil for no limit.
  func setWidth(_ width: Int?) { frame.maximum = width ?? .max }

  /// Shows overlays above the samples.
  func setOverlays(_ overlays: [SampleOverlay]) {
    self.overlays = overlays
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
    finish()
    guard let card = cards[sample] else { return nil }
    return try await card.play(tell)
  }

  /// Selects the first sample with a play, and returns the button that runs it; nil for no play.
  func selectPlay() -> Button? {
    finish()
    guard let card = page.firstPlay.flatMap({ cards[$0.function] }) else { return nil }
    selected = card
    return card.runPlay
  }

  /// Returns the frame of a sample; nil if there is no such sample.
  func frame(of sample: String) -> SampleFrame? {
    finish()
    return cards[sample]?.frame ?? tiles[sample]?.frame
  }

  /// Selects and scrolls to the sample of this function, if there is one, and changes its properties.
  func show(_ sample: String, _ changes: [PropertyChange] = []) {
    finish()
    guard let section = cards[sample]?.section ?? tiles[sample]?.section else { return }
    if let card = cards[sample] {
      if !changes.isEmpty { card.apply(changes) }
      selected = card
    }
    scroller.scroll(to: section)
  }
}

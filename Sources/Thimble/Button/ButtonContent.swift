/// The parts of a button: icon, title, subtitle, badge and indicator. Each widget is created when it is first needed.
@MainActor
final class ButtonContent {
  typealias Configuration = Button.Configuration

  private weak var button: Button?
  private var icon: Image?
  private var title: Label?
  private var subtitle: Label?
  private var badge: Label?
  private var indicator: Image?

  private var titleBreak = Configuration.LineBreak.automatic
  /// Indicates whether the title must fit into its current room.
  var isFrozen = false {
    didSet { if isFrozen != oldValue { title.map { setBreak(titleBreak, of: $0) } } }
  }

  /// Indicates whether a long title with an automatic line break is shortened when the room is too small, as in a
  /// group.
  var isShortened = false {
    didSet { if isShortened != oldValue { title.map { setBreak(titleBreak, of: $0) } } }
  }

  init(_ button: Button) { self.button = button }

  /// Indicates whether there is an icon before the title, or instead of it.
  var showsIcon: Bool { isShown(icon) }

  /// The key of the title's mnemonic.
  var mnemonicKey: Key? { title?.mnemonicKey }

  private func isShown(_ part: Widget?) -> Bool { part?.isVisible ?? false }

  // MARK: Showing

  /// Shows a content. Missing parts are hidden; new parts are created.
  func show(_ content: Button.Content) {
    titleBreak = content.titleLineBreak
    icon = image(icon, for: content.icon, before: [title, subtitle, badge, indicator])
    title = title ?? label(for: content.title, content.styledTitle, before: [subtitle, badge, indicator])
    fill(title, content.title, content.styledTitle, content.titleLineBreak)
    let subtitleText = content.subtitle ?? ""
    subtitle = subtitle ?? label(for: subtitleText, content.styledSubtitle, "subtitle", before: [badge, indicator])
    fill(subtitle, subtitleText, content.styledSubtitle, content.subtitleLineBreak)
    badge = badge ?? label(for: content.badge ?? "", nil, "badge", before: [indicator])
    fill(badge, content.badge ?? "", nil, .automatic)
    indicator = image(indicator, for: content.indicator, "indicator")
  }

  private func image(_ image: Image?, for icon: Icon?, _ styleClass: String? = nil, before later: [Widget?] = [])
    -> Image?
  {
    guard let icon else {
      image?.clear()
      image?.isVisible = false
      return image
    }
    let image = image ?? add(Image(isPresentation: true), styleClass, before: later)
    IconLoader.show(icon, in: image)
    image.isVisible = true
    return image
  }

  /// Returns a label, created if there is text for it. Only the title has no style class and appears in the
  /// accessibility tree.
  private func label(
    for text: String, _ styled: StyledText?, _ styleClass: String? = nil, before later: [Widget?]
  ) -> Label? {
    guard styled != nil || !text.isEmpty else { return nil }
    return add(Label(isPresentation: styleClass != nil), styleClass, before: later)
  }

  private func fill(_ label: Label?, _ text: String, _ styled: StyledText?, _ lineBreak: Configuration.LineBreak) {
    guard let label else { return }
    if let styled {
      label.setMarkup(styled.markup(in: ThemeController.shared.context.scheme))
    } else if label === title, let button {
      label.setText(withMnemonic: Self.laidOut(text, lineBreak), for: button)
    } else {
      label.text = Self.laidOut(text, lineBreak)
    }
    label.isVisible = styled != nil || !text.isEmpty
    setBreak(lineBreak, of: label)
  }

  /// Inserts a part into the button, before the parts that follow it.
  private func add<Part: Widget>(_ part: Part, _ styleClass: String? = nil, before later: [Widget?] = []) -> Part {
    // The button is the pointer's target, so GTK can skip its parts.
    part.canTarget = false
    if let styleClass { part.addStyleClass(styleClass) }
    if let button { part.setParent(button, before: later.lazy.compactMap { $0 }.first) }
    return part
  }

  private func setBreak(_ lineBreak: Configuration.LineBreak, of label: Label) {
    let isFrozen = isFrozen && label === title
    // Counting characters is slow, so check the number of bytes first.
    let isLong = { (limit: Int) in
      label.isVisible && label.text.utf8.count > limit && label.text.count > limit
    }
    let limit: Int? =
      switch lineBreak {
      case .automatic: isLong(Self.longest) ? Self.longest : nil
      case .never, .wrap: isLong(Self.longestOfAll) ? Self.longestOfAll : nil
      case .shrink: isLong(Self.longestShrunk) ? Self.longestShrunk : nil
      case .truncateStart, .truncateMiddle, .truncateEnd: nil
      }
    let wraps = lineBreak == .wrap && !isFrozen
    let lines = wraps && limit != nil ? Self.mostLines : -1
    if label.lineLimit != lines { label.lineLimit = lines }
    let ellipsis: Label.Ellipsis =
      switch lineBreak {
      case _ where isFrozen || limit != nil: .end
      case .automatic where isShortened && label === title && isLong(Self.readable): .end
      case .truncateStart: .start
      case .truncateMiddle: .middle
      case .truncateEnd: .end
      case .automatic, .never, .wrap, .shrink: .none
      }
    if label.ellipsis != ellipsis { label.ellipsis = ellipsis }
    let isKept = isShortened && label === title && ellipsis != .none
    let least = isKept && !isFrozen ? Self.readable : -1
    if label.minWidthInCharacters != least { label.minWidthInCharacters = least }
    let width = limit ?? -1
    if label.maxWidthInCharacters != width { label.maxWidthInCharacters = width }
    if label.wraps != wraps { label.wraps = wraps }
  }

  /// The number of characters that a title in a group keeps, so that users can tell it from the others.
  private static let readable = 16

  /// Returns the part of a text that GTK lays out. Layout time grows with the length of the text, so GTK gets only the
  /// part of a very long text that could be visible.
  static func laidOut(_ text: String, _ lineBreak: Configuration.LineBreak) -> String {
    // One character can have any number of scalars, so this counts scalars.
    guard text.utf8.count > 4_096 else { return text }
    let (most, all) = (1_024, text.unicodeScalars)
    switch lineBreak {
    case .truncateStart: return "…" + String(all.suffix(most))
    case .truncateMiddle: return String(all.prefix(most / 2)) + "…" + String(all.suffix(most / 2))
    default: return String(all.prefix(most)) + "…"
    }
  }

  /// The maximum number of characters with an automatic line break.
  private static let longest = 64
  /// The maximum number of characters with any line break. A longer text is most likely a mistake.
  private static let longestOfAll = 256
  /// The maximum number of characters that are shrunk to fit.
  private static let longestShrunk = 128
  /// The maximum number of lines of a wrapped text that is longer.
  private static let mostLines = 8

  /// Returns the style class for the parts that are visible or have reserved room.
  func styleClass(_ configuration: Configuration) -> String {
    let hasText = isShown(title) || isShown(subtitle)
    guard isShown(icon) || hasText && configuration.iconReservation > 0 else { return hasText ? "title-only" : "" }
    return hasText ? "icon-and-title" : "icon-only"
  }

  // MARK: Layout

  /// Indicates whether the height depends on the width.
  var wraps: Bool { title?.wraps == true || subtitle?.wraps == true }

  /// Returns the layout of the content in a button of a given width, or of its natural width.
  func layout(_ configuration: Configuration, gap: Int, width: Int? = nil) -> ButtonLayout {
    var layout = ButtonLayout(icon: part(icon), title: part(title), gap: gap)
    layout.subtitle = part(subtitle)
    layout.badge = part(badge)
    layout.indicator = part(indicator)
    layout.stackRoom = configuration.contentInsets == nil ? gap : 0
    layout.titleGap = max(0, configuration.titlePadding)
    layout.placement = configuration.iconPlacement
    layout.titleAlignment = configuration.titleAlignment
    layout.contentAlignment = configuration.contentAlignment
    if configuration.iconReservation > 0 { layout.reservation = Button.grown(configuration.iconReservation) }
    let reserved = configuration.reservedTitles + (button?.existingPress?.reservedTitles ?? [])
    if let title, title.isVisible, !reserved.isEmpty {
      layout.reservedTitleWidth = title.widest(of: reserved.map(AccessibleName.withoutMnemonic))
    }
    if case .shrink(let factor) = titleBreak, !isFrozen {
      let least = Double(layout.title.width.natural) * (factor > 0.1 ? min(factor, 1) : 0.1)
      layout.title.width.minimum = Int(least.rounded(.up))
    }
    if wraps {
      if let width { measureLines(&layout, in: layout.textRoom(in: width)) }
      align(layout.resolvedTitleAlignment)
    }
    return layout
  }

  private func measureLines(_ layout: inout ButtonLayout, in room: Int) {
    if let title, title.isVisible, title.wraps { layout.title = part(title, in: room) }
    if let subtitle, subtitle.isVisible, subtitle.wraps { layout.subtitle = part(subtitle, in: room) }
  }

  private func align(_ alignment: Configuration.TitleAlignment) {
    for label in [title, subtitle].compactMap({ $0 }) where label.wraps {
      let centers = alignment == .center
      if label.centersLines != centers { label.centersLines = centers }
      let start = centers ? 0.5 : alignment == .trailing ? 1 : 0
      if label.xAlign != start { label.xAlign = start }
    }
  }

  private func part(_ widget: Widget?) -> ButtonLayout.Part {
    guard let widget, widget.isVisible else { return .none }
    return ButtonLayout.Part(width: widget.measured(.horizontal), height: widget.measured(.vertical))
  }

  private func part(_ label: Label, in room: Int) -> ButtonLayout.Part {
    let width = label.measured(.horizontal)
    let own = max(width.minimum, min(width.natural, room))
    return ButtonLayout.Part(width: width, height: label.measured(.vertical, crossSize: own))
  }

  /// Allocates the parts, shifted by `x` and `y`.
  func place(_ frames: ButtonLayout.Frames, x: Int, y: Int) {
    let put = { (widget: Widget, frame: ButtonLayout.Frame) in
      widget.allocate(
        x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height, baseline: frame.baseline)
    }
    if let icon, icon.isVisible { put(icon, frames.icon) }
    if let title, title.isVisible { placeTitle(title, frames.title, x, y, put) }
    if let subtitle, subtitle.isVisible { put(subtitle, frames.subtitle) }
    if let badge, badge.isVisible { put(badge, frames.badge) }
    if let indicator, indicator.isVisible { put(indicator, frames.indicator) }
  }

  private func placeTitle(
    _ title: Label, _ frame: ButtonLayout.Frame, _ x: Int, _ y: Int, _ put: (Widget, ButtonLayout.Frame) -> Void
  ) {
    guard case .shrink = titleBreak, !isFrozen else { return put(title, frame) }
    let natural = title.measured(.horizontal).natural
    guard frame.width < natural, natural > 0 else { return put(title, frame) }
    title.allocate(
      x: frame.x + x, y: frame.y + y, width: natural, height: frame.height,
      scale: Double(frame.width) / Double(natural))
  }

  /// Returns the frame for the sign of work: that of the icon, or else that of the title.
  func slot(_ frames: ButtonLayout.Frames) -> ButtonLayout.Frame { isShown(icon) ? frames.icon : frames.title }
}

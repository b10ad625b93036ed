/// The parts of a button: icon, title, subtitle, badge and indicator. The button draws them on its own CSS node.
@MainActor
final class ButtonContent {
  typealias Configuration = Button.Configuration

  private weak var button: Button?
  private(set) var icon: IconDrawing?
  private(set) var title: TextLayout?
  private(set) var subtitle: TextLayout?
  private(set) var badge: TextLayout?
  private(set) var indicator: IconDrawing?

  private var iconSource: Icon?
  private var indicatorSource: Icon?
  private var redraws: SignalConnection?
  private(set) var mnemonic: MnemonicKey?
  private(set) var motion: ContentMotion?

  private var titleBreak = Configuration.LineBreak.automatic
  private var titleAlignment = Configuration.TitleAlignment.center
  /// The frames of the parts in the coordinates of the button.
  private(set) var frames = ButtonLayout.Frames()

  /// The style of the current forms, and the traits in them.
  private var usedStyle: ContentStyle?
  private var (isUnderlined, isUppercase) = (false, false)

  /// Indicates whether the title must fit into its current room.
  var isFrozen = false {
    didSet { if isFrozen != oldValue { button?.showContent() } }
  }

  /// Indicates whether a long title with an automatic line break is shortened when the room is too small, as in a
  /// group.
  var isShortened = false {
    didSet { if isShortened != oldValue { button?.showContent() } }
  }

  init(_ button: Button) { self.button = button }

  // The picture can outlive the button.
  isolated deinit { redraws?.disconnect() }

  /// Indicates whether there is an icon before the title, or instead of it.
  var showsIcon: Bool { icon != nil }

  private var showsText: Bool { title != nil || subtitle != nil }

  // MARK: Showing

  /// Shows a content. Missing parts are released; new parts are created.
  func show(_ content: Button.Configuration.Content) {
    guard let button else { return }
    var isChanged = content.icon != iconSource || content.indicator != indicatorSource
    if isChanged {
      (iconSource, indicatorSource) = (content.icon, content.indicator)
      loadIcons()
    }
    titleBreak = content.titleLineBreak
    let own = Mnemonic(content.title)
    for change in [
      set(&title, own.text, content.styledTitle, content.titleLineBreak, isTitle: true),
      set(&subtitle, content.subtitle ?? "", content.styledSubtitle, content.subtitleLineBreak),
      set(&badge, content.badge.map { $0.isEmpty ? "" : "\u{2068}\($0)\u{2069}" } ?? "", nil, .automatic),
    ] where change { isChanged = true }
    wraps = title?.fit.wraps == true || subtitle?.fit.wraps == true
    show(content.styledTitle == nil ? own : Mnemonic(""), on: button)
    guard isChanged else { return }
    usedStyle = nil
    button.queueResize()
    button.queueDraw()
  }

  /// Looks the icons up again, after a change of the icon theme.
  func iconsChanged() {
    loadIcons()
    button?.queueDraw()
  }

  private func loadIcons() {
    ButtonsFollower.followIconTheme()
    redraws?.disconnect()
    icon = iconSource.map(IconLoader.drawing)
    redraws = icon?.changing?.connect(.invalidated) { [weak button] _ in button?.queueDraw() }
    indicator = indicatorSource.map(IconLoader.drawing)
  }

  private func show(_ new: Mnemonic, on button: Button) {
    if new.letter != mnemonic?.letter {
      mnemonic?.end()
      mnemonic = new.letter.map { MnemonicKey($0, of: button) }
    }
    mnemonic?.range = new.range
    markMnemonic()
  }

  /// Updates the line under the mnemonic's letter.
  func markMnemonic() { title?.mark(mnemonic?.isShown == true ? mnemonic?.range : nil) }

  private func set(
    _ layout: inout TextLayout?, _ text: String, _ styled: StyledText?, _ lineBreak: Configuration.LineBreak,
    isTitle: Bool = false
  ) -> Bool {
    let text = styled?.plain ?? text
    guard !text.isEmpty else {
      defer { layout = nil }
      return layout != nil
    }
    let part = layout ?? TextLayout()
    layout = part
    let fit = TextLayout.Fit(
      text, lineBreak, isFrozen: isFrozen && isTitle, isShortened: isShortened && isTitle)
    let markup = styled?.markup(in: ThemeController.shared.context.scheme)
    return part.set(styled == nil ? lineBreak.laidOut(text) : text, markup: markup, fit: fit)
  }

  /// Updates the forms of the texts, which depend on the theme and on the button's state.
  private func updateForms(_ button: Button, _ style: ContentStyle, _ traits: ContentTraits) {
    let underlines = traits.isUnderlined || button.underlinesTitle
    guard style !== usedStyle || underlines != isUnderlined || traits.isUppercase != isUppercase else { return }
    (usedStyle, isUnderlined, isUppercase) = (style, underlines, traits.isUppercase)
    var form = TextLayout.Form()
    form.letterSpacing = Float(style.size.letterSpacing)
    var small = form
    small.scale = 0.85
    form.isUnderlined = isUnderlined
    form.isUppercase = isUppercase
    _ = title?.set(form)
    _ = badge?.set(small)
    // The subtitle is not paler than the title: a pair of colours with the minimum contrast would become unreadable.
    small.isRegular = true
    _ = subtitle?.set(small)
  }

  /// Returns the style class for the parts that are visible or have reserved room.
  func styleClass(_ configuration: Configuration) -> String {
    guard showsIcon || showsText && configuration.iconReservation > 0 else {
      guard showsText else { return "" }
      return indicator == nil ? "title-only" : "title-and-arrow"
    }
    return showsText ? "icon-and-title" : "icon-only"
  }

  // MARK: Layout

  /// Indicates whether the height depends on the width.
  private(set) var wraps = false

  /// Returns the layout of the content in a button of a given width, or of its natural width.
  func layout(of button: Button, width: Int? = nil) -> ButtonLayout {
    let configuration = button.configuration
    let style = button.contentStyle
    updateForms(button, style, button.contentTraits)
    let gap = configuration.iconPadding.map { Int(spacing: max(0, $0)) } ?? style.size.gap
    let margin = style.size.titleMargin
    var layout = ButtonLayout(
      icon: part(icon, style.size.iconSize), title: part(title, on: button).padded(by: margin), gap: gap)
    layout.subtitle = part(subtitle, on: button).padded(by: margin)
    layout.badge = part(badge, on: button).asBadge(style)
    layout.indicator = part(indicator, style.size.indicatorSize)
    layout.stackRoom = configuration.contentInsets == nil ? gap : 0
    layout.titleGap = Int(spacing: max(0, configuration.titlePadding))
    layout.placement = configuration.iconPlacement
    layout.titleAlignment = configuration.titleAlignment
    layout.contentAlignment = configuration.contentAlignment
    if configuration.iconReservation > 0 { layout.reservation = Button.grown(configuration.iconReservation) }
    let reserved = configuration.reservedTitles + (button.existingPress?.reservedTitles ?? [])
    if let title, !reserved.isEmpty {
      layout.reservedTitleWidth = title.widest(of: reserved.map(AccessibleName.withoutMnemonic), on: button)
    }
    if case .shrink(let factor) = titleBreak, !isFrozen {
      let least = Double(layout.title.width.natural) * (factor > 0.1 ? min(factor, 1) : 0.1)
      layout.title.width.minimum = Int(clamping: least.rounded(.up))
    }
    if wraps, let width { measureLines(&layout, layout.textRoom(in: width), margin, on: button) }
    return layout
  }

  private func measureLines(_ layout: inout ButtonLayout, _ room: Int, _ margin: Int, on button: Button) {
    for (text, path) in [(title, \ButtonLayout.title), (subtitle, \.subtitle)] {
      guard let text, text.fit.wraps else { continue }
      let width = text.width(on: button)
      let own = max(width.minimum, min(width.natural, room - 2 * margin))
      let part = ButtonLayout.Part(width: width, height: text.height(on: button, in: own))
      layout[keyPath: path] = part.padded(by: margin)
    }
  }

  private func part(_ icon: IconDrawing?, _ size: Int) -> ButtonLayout.Part {
    guard icon != nil else { return .none }
    let length = RequestedSize(minimum: size, natural: size)
    return ButtonLayout.Part(width: length, height: length)
  }

  private func part(_ text: TextLayout?, on button: Button) -> ButtonLayout.Part {
    guard let text else { return .none }
    return ButtonLayout.Part(width: text.width(on: button), height: text.height(on: button))
  }

  /// Sets the frames of the parts, shifted by `x` and `y`.
  func place(_ frames: ButtonLayout.Frames, _ alignment: Configuration.TitleAlignment, x: Int, y: Int) {
    var new = frames.moved(x: x, y: y)
    let margin = button?.contentStyle.size.titleMargin ?? 0
    (new.title, new.subtitle) = (new.title.inset(by: margin), new.subtitle.inset(by: margin))
    updateCut(new)
    guard new != self.frames || alignment != titleAlignment else { return }
    (self.frames, titleAlignment) = (new, alignment)
    button?.queueDraw()
  }

  /// The whole of title and subtitle if they do not fit into their frames; nil if both do.
  private(set) var cutText: String?

  private func updateCut(_ new: ButtonLayout.Frames) {
    guard let button else { return }
    let isCut = title?.isCut(in: new.title, on: button) == true || subtitle?.isCut(in: new.subtitle, on: button) == true
    setCut(isCut ? wholeText(button.shownContent) : nil)
  }

  private func wholeText(_ shown: Button.Configuration.Content) -> String {
    let title = shown.styledTitle?.plain ?? AccessibleName.withoutMnemonic(shown.title)
    let subtitle = shown.styledSubtitle?.plain ?? shown.subtitle ?? ""
    return [title, subtitle].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func setCut(_ text: String?) {
    guard text != cutText else { return }
    cutText = text
    button?.updateTooltip()
  }

  /// Returns the frame for the sign of work. The sign replaces the icon; without an icon, it replaces the texts.
  func slot(_ frames: ButtonLayout.Frames) -> ButtonLayout.Frame { showsIcon ? frames.icon : frames.texts }

  // MARK: Motion

  /// Shows or hides the parts that a sign replaces, and turns the icon. At rest this costs nothing.
  func move(icon: Double, text: Double, turn: Double) {
    guard let button, motion != nil || icon < 1 || text < 1 || turn != 0 else { return }
    let motion = motion ?? ContentMotion(button)
    self.motion = motion
    motion.move(icon: icon, text: text, turn: turn)
  }

  // MARK: Drawing

  func draw(_ snapshot: Snapshot, on button: Button) {
    let (style, traits) = (button.contentStyle, button.contentTraits)
    updateForms(button, style, traits)
    let color = button.foreground.faded(to: traits.opacity)
    let iconColor = traits.icon.map { Snapshot.Color($0).faded(to: traits.opacity) } ?? color
    if let icon {
      snapshot.faded(to: motion?.icon.value ?? 1) {
        let box = frames.icon.box
        let center = Point(x: box.x + box.width / 2, y: box.y + box.height / 2)
        snapshot.turned(by: motion?.turn.value ?? 0, around: center) {
          icon.draw(on: button, snapshot, in: box, iconColor, opacity: traits.opacity)
        }
      }
    }
    if let indicator {
      indicator.draw(on: button, snapshot, in: frames.indicator.box, iconColor, opacity: traits.opacity)
    }
    guard title != nil || subtitle != nil || badge != nil else { return }
    snapshot.faded(to: motion?.text.value ?? 1) {
      drawTitle(on: button, snapshot, traits.textShadow, color)
      subtitle?.draw(
        on: button, snapshot, in: frames.subtitle.box, baseline: frames.subtitle.shownBaseline,
        alignment: alignment(subtitle, on: button), centersLines: titleAlignment == .center, color)
      drawBadge(on: button, snapshot, style, color)
    }
  }

  private func drawTitle(on button: Button, _ snapshot: Snapshot, _ shadow: Shadow?, _ color: Snapshot.Color) {
    guard let title else { return }
    var (box, scale) = (frames.title.box, 1.0)
    if case .shrink = titleBreak, !isFrozen {
      let natural = Double(title.width(on: button).natural)
      if box.width < natural, natural > 0 { scale = box.width / natural }
    }
    let isShrunk = scale < 1
    let origin = isShrunk ? Point(x: box.x, y: box.y + box.height * (1 - scale) / 2) : Point(x: 0, y: 0)
    if isShrunk { box = Rectangle(x: 0, y: 0, width: box.width / scale, height: box.height) }
    let body = { @MainActor [self] in
      title.draw(
        on: button, snapshot, in: box, baseline: isShrunk ? nil : frames.title.shownBaseline,
        alignment: alignment(title, on: button), centersLines: titleAlignment == .center, color)
    }
    snapshot.saved(at: origin, scale: scale) {
      guard let shadow else { return body() }
      let tint = Snapshot.Color(shadow.color.rgba(in: ThemeController.shared.context.scheme))
      snapshot.shadowed(tint, x: shadow.x, y: shadow.y, blur: shadow.blur, body)
    }
  }

  /// Returns the position of a text in wider room: 0 at its left, 1 at its right. Only text that wraps has such room.
  private func alignment(_ text: TextLayout?, on button: Button) -> Double {
    guard text?.fit.wraps == true, titleAlignment != .center else { return 0.5 }
    return (titleAlignment == .trailing) == (button.textDirection == .leftToRight) ? 1 : 0
  }

  private func drawBadge(on button: Button, _ snapshot: Snapshot, _ style: ContentStyle, _ color: Snapshot.Color) {
    guard let badge else { return }
    let box = frames.badge.box
    snapshot.fill(box, radius: box.height / 2, color.faded(to: 0.15))
    if style.isHighContrast { snapshot.strokeInside(box, radius: box.height / 2, width: 1, color) }
    badge.draw(on: button, snapshot, in: box, color)
  }
}

extension ButtonLayout.Frame {
  fileprivate var shownBaseline: Int? { baseline < 0 ? nil : baseline }
}

extension ButtonLayout.Part {
  /// Returns the part with the room around the text of a badge.
  fileprivate func asBadge(_ style: ContentStyle) -> Self {
    guard !isEmpty else { return self }
    let width = max(self.width.natural, style.badge.minimumWidth) + 2 * style.badge.padding
    return Self(width: RequestedSize(minimum: width, natural: width), height: height)
  }
}

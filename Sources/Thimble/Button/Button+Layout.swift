// MARK: - Layout

extension Button {
  /// Returns the current layout of the content.
  func layout(width: Int? = nil) -> ButtonLayout {
    existingPending?.frozenLayout ?? content.layout(of: self, width: width)
  }

  private var insets: Insets { shownInsets?.nonnegative ?? .zero }

  func measureContent(_ orientation: Orientation, _ crossSize: Int) -> RequestedSize {
    let insets = insets
    switch orientation {
    case .horizontal:
      let layout = layout()
      var width = layout.width
      if isCircle { width = width.atLeast(layout.height) }
      let room = insets.leading + insets.trailing
      return capped(width, at: configuration.maximumSize.wholePixels.width, room, orientation).adding(room, before: 0)
    case .vertical:
      let height = layout(width: textRoom(in: crossSize)).height
      let room = insets.top + insets.bottom
      let limit = configuration.maximumSize.wholePixels.height
      return capped(height, at: limit, room, orientation).adding(room, before: insets.top)
    }
  }

  /// Returns a length from the configuration, scaled by the text size.
  static func grown(_ length: Int) -> Int {
    ThemeController.shared.context.scaled(Double(Int(spacing: length)))
  }

  /// Returns the content's share of a button that is at most `limit` long, with `room` as padding; 0 means no limit.
  private func capped(_ own: RequestedSize, at limit: Int, _ room: Int, _ orientation: Orientation) -> RequestedSize {
    guard limit > 0 else { return own }
    return own.capped(at: max(1, Self.grown(limit) - room - roomAroundContent(orientation)))
  }

  /// Returns the content's width in a button of that width; nil if the content does not wrap.
  private func textRoom(in width: Int) -> Int? {
    guard content.wraps else { return nil }
    // GTK measures with the full available width, but a widget that does not fill gets no more than its natural width.
    let natural = measureContent(.horizontal, -1).natural
    let own = width < 0 ? natural : horizontalAlignment == .fill ? width : min(width, natural)
    let insets = insets
    return max(0, own - insets.leading - insets.trailing)
  }

  func placeContent(_ width: Int, _ height: Int, _ baseline: Int) {
    refuseStockContent()
    let insets = insets
    let isReversed = textDirection == .rightToLeft
    let left = isReversed ? insets.trailing : insets.leading
    let inner = max(0, width - insets.leading - insets.trailing)
    let layout = layout(width: inner)
    var frames = layout.frames(
      width: inner, height: max(0, height - insets.top - insets.bottom),
      baseline: baseline < 0 ? -1 : baseline - insets.top, isReversed: isReversed)
    // Without a baseline the text is centred as GtkLabel centres it: a baseline is rounded up, and is 1 pixel lower.
    if baseline < 0 { (frames.title.baseline, frames.subtitle.baseline) = (-1, -1) }
    existingPress?.signs?.place()
    content.place(frames, layout.resolvedTitleAlignment, x: left, y: insets.top)
    for sign in (existingPending?.sign.widgets ?? []) + (existingPress?.signs?.inSlot ?? []) {
      let size = (length(of: sign, .horizontal), length(of: sign, .vertical))
      let frame = content.slot(frames).centered(width: size.0, height: size.1)
      sign.allocate(x: frame.x + left, y: frame.y + insets.top, width: frame.width, height: frame.height)
    }
  }
}

extension Button {
  /// Returns the length of a sign. A ring without a length has that of the theme: a stylesheet of the user may take the
  /// minimum from all widgets.
  private func length(of sign: Widget, _ orientation: Orientation) -> Int {
    let own = sign.measured(orientation).natural
    guard own == 0, sign is ProgressRing else { return own }
    return ThemeController.shared.metrics(of: self).size(size.name).spinnerSize
  }
}

// MARK: - Place

extension Button {
  /// Makes the button quiet in a bar of tools, like GNOME's own buttons: a button with an icon or an arrow has no
  /// surface at rest, and both parts of a split button have none. A button with text alone and the linked buttons of a
  /// group keep theirs.
  ///
  /// Call it after a change of the content or of the neighbours.
  func updatePlace() {
    guard place == .tools else { return isQuiet = false }
    let isPart = hasStyleClass("split-primary-button") || hasStyleClass("split-menu-button")
    isQuiet = isPart || !hasStyleClass("linked") && (content.showsIcon || content.indicator != nil)
  }
}

// MARK: - Drawing

extension Button {
  /// Hides the parts of the content that a sign replaces, and turns the icon.
  func updateContentMotion() {
    let hasSign = existingPending?.sign.isShown ?? false
    let isCounting = existingPress?.signs?.isCounting ?? false
    content.move(
      icon: hasSign || isCounting ? 0 : 1, text: hasSign && !content.showsIcon ? 0 : 1, turn: iconTurn)
  }
}

// MARK: - Sizes

extension RequestedSize {
  /// Returns the request with a natural size of at most `limit`, unless that is 0. The natural size never falls below
  /// the minimum.
  func capped(at limit: Int) -> RequestedSize {
    guard limit > 0, natural > limit else { return self }
    var result = self
    result.natural = max(limit, minimum)
    return result
  }

  /// Returns the request, enlarged to at least another request.
  func atLeast(_ other: RequestedSize) -> RequestedSize {
    RequestedSize(minimum: max(minimum, other.minimum), natural: max(natural, other.natural))
  }
}

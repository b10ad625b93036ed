/// The geometry of a button's parts, as values: logical pixels, left to right.
struct ButtonLayout: Equatable {
  typealias Configuration = Button.Configuration

  /// The size request of one part.
  struct Part: Equatable {
    var width: RequestedSize
    var height: RequestedSize

    static let none = Part(width: RequestedSize(minimum: 0, natural: 0), height: RequestedSize(minimum: 0, natural: 0))
    var isEmpty: Bool { width.natural == 0 && height.natural == 0 }

    /// Returns the part with a space on its left and right.
    func padded(by space: Int) -> Part {
      guard !isEmpty else { return self }
      return Part(width: width.adding(2 * space, before: 0), height: height)
    }
  }

  /// The position and size of one part.
  struct Frame: Equatable {
    @Narrow var x: Int
    @Narrow var y: Int
    @Narrow var width: Int
    @Narrow var height: Int
    /// The baseline inside the frame; -1 for none.
    @Narrow var baseline = -1

    static let none = Frame(x: 0, y: 0, width: 0, height: 0)

    /// The frame as a rectangle.
    var box: Rectangle { Rectangle(x: Double(x), y: Double(y), width: Double(width), height: Double(height)) }

    /// Returns the frame without a space on its left and right.
    func inset(by margin: Int) -> Frame {
      guard margin > 0, self != .none else { return self }
      var result = self
      result.x += margin
      result.width = max(0, width - 2 * margin)
      return result
    }

    /// Returns a frame of a given size in the middle of this one.
    func centered(width: Int, height: Int) -> Frame {
      Frame(x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
    }
  }

  /// A length in half the memory of an `Int`, because each button keeps five frames.
  @propertyWrapper
  struct Narrow: Equatable {
    private var stored: Int32

    init(wrappedValue: Int) { stored = Int32(clamping: wrappedValue) }

    var wrappedValue: Int {
      get { Int(stored) }
      set { stored = Int32(clamping: newValue) }
    }
  }

  /// The frames of all parts.
  struct Frames: Equatable {
    var icon = Frame.none
    var title = Frame.none
    var subtitle = Frame.none
    var badge = Frame.none
    var indicator = Frame.none

    /// The frame around title, subtitle and badge.
    var texts: Frame {
      let shown = [title, subtitle, badge].filter { $0 != .none }
      let (left, top) = (shown.map(\.x).min() ?? 0, shown.map(\.y).min() ?? 0)
      let (right, bottom) = (shown.map { $0.x + $0.width }.max() ?? 0, shown.map { $0.y + $0.height }.max() ?? 0)
      return Frame(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  var icon: Part = .none
  var title: Part = .none
  var subtitle: Part = .none
  var badge: Part = .none
  var indicator: Part = .none

  /// The gap between icon and title, and before badge and indicator.
  var gap = 0
  /// The room above and below a stack of icon and text.
  var stackRoom = 0
  /// The gap between title and subtitle.
  var titleGap = 0
  var placement = Configuration.IconPlacement.leading
  var titleAlignment = Configuration.TitleAlignment.automatic
  var contentAlignment = Configuration.ContentAlignment.center
  /// The minimum room for the icon.
  var reservation = 0
  /// The width of the longest text that the title can become.
  var reservedTitleWidth = 0

  /// Indicates whether the icon is beside the text, not above or below it.
  var isInRow: Bool { placement == .leading || placement == .trailing }

  private var stackMargin: Int { isInRow || icon.isEmpty || !hasText ? 0 : stackRoom }
  private var hasText: Bool { !title.isEmpty || !subtitle.isEmpty }
  private var hasIcon: Bool { !icon.isEmpty || reservation > 0 }
  private var spacing: Int { hasIcon && hasText ? gap : 0 }
  private var lineGap: Int { title.isEmpty || subtitle.isEmpty ? 0 : titleGap }

  /// The room for badge and indicator, with the gaps before them.
  private var tail: Int {
    let space = hasIcon || hasText ? gap : 0
    return (badge.isEmpty ? 0 : badge.width.natural + space) + (indicator.isEmpty ? 0 : indicator.width.natural + space)
  }

  /// The icon's room, which can be larger than the icon.
  private var slot: (width: Int, height: Int) {
    (
      width: isInRow ? max(icon.width.natural, reservation) : icon.width.natural,
      height: isInRow ? icon.height.natural : max(icon.height.natural, reservation)
    )
  }

  private var textWidth: RequestedSize {
    RequestedSize(
      minimum: max(title.width.minimum, subtitle.width.minimum),
      natural: max(shownTextWidth, title.isEmpty ? 0 : reservedTitleWidth))
  }

  /// The width of the visible text, without the room that is reserved for other titles.
  private var shownTextWidth: Int { max(title.width.natural, subtitle.width.natural) }

  // MARK: - Measuring

  /// The requested width of the content.
  var width: RequestedSize {
    let text = textWidth
    guard isInRow else {
      return RequestedSize(
        minimum: max(slot.width, text.minimum) + tail, natural: max(slot.width, text.natural) + tail)
    }
    return RequestedSize(
      minimum: slot.width + spacing + text.minimum + tail, natural: slot.width + spacing + text.natural + tail)
  }

  /// The requested height of the content. The title's baseline is the button's baseline.
  var height: RequestedSize {
    let (minimum, natural) = (contentHeight(\.minimum), contentHeight(\.natural))
    let others = max(badge.height.natural, indicator.height.natural)
    let all = (minimum: max(minimum, others) + 2 * stackMargin, natural: max(natural, others) + 2 * stackMargin)
    let baseline = { (own: Int, content: Int, room: Int) in
      own < 0 ? -1 : own + (room - content) / 2 + titleTop(in: content)
    }
    return RequestedSize(
      minimum: all.minimum, natural: all.natural,
      minimumBaseline: baseline(title.height.minimumBaseline, minimum, all.minimum),
      naturalBaseline: baseline(title.height.naturalBaseline, natural, all.natural))
  }

  private func textHeight(_ size: (RequestedSize) -> Int) -> Int {
    size(title.height) + lineGap + size(subtitle.height)
  }

  /// Returns the height of icon and text together.
  private func contentHeight(_ size: (RequestedSize) -> Int) -> Int {
    isInRow ? max(slot.height, textHeight(size)) : slot.height + spacing + textHeight(size)
  }

  /// Returns the distance from the top of icon and text, which are `content` high, to the top of the title.
  private func titleTop(in content: Int) -> Int {
    switch placement {
    case .leading, .trailing: (content - textHeight(\.natural)) / 2
    case .top: slot.height + spacing
    case .bottom: 0
    }
  }

  /// Returns the width that is left for the text in a button of a given width.
  func textRoom(in width: Int) -> Int {
    max(0, width - tail - (isInRow ? slot.width + spacing : 0))
  }

  // MARK: - Placing

  /// Returns the frames of all parts. Text that does not fit gets the room that is left.
  ///
  /// The title's baseline is at `baseline`, from the top, unless that is -1. The frames are mirrored if `isReversed` is
  /// true.
  func frames(width: Int, height: Int, baseline: Int, isReversed: Bool) -> Frames {
    let isFilling = contentAlignment == .fill
    let room = textRoom(in: width)
    // Only the visible icon and text are centred, without the room reserved for other titles.
    let wanted = contentAlignment == .center ? shownTextWidth : textWidth.natural
    let text = isFilling ? room : min(wanted, max(textWidth.minimum, room))
    let content = isInRow ? slot.width + spacing + text : max(slot.width, text)
    let start = isFilling ? 0 : offset(content + tail, in: width)

    var frames = Frames()
    let block = placeText(width: text)
    let top = max(0, (height - contentHeight(\.natural)) / 2)
    let textX = start + (placement == .leading ? slot.width + spacing : isInRow ? 0 : (content - text) / 2)
    var textY = top + titleTop(in: contentHeight(\.natural))
    var iconY = top + iconTop
    if baseline >= 0, title.height.naturalBaseline >= 0 {
      let y = min(max(0, baseline - title.height.naturalBaseline), max(0, height - textHeight(\.natural)))
      iconY = min(max(0, iconY + y - textY), max(0, height - icon.height.natural))
      textY = y
    }
    frames.title = moved(block.title, textX, textY, height)
    frames.subtitle = moved(block.subtitle, textX, textY, height)
    if !icon.isEmpty {
      let x = isInRow ? start + (placement == .trailing ? text + spacing : 0) : start + (content - slot.width) / 2
      let size = (width: min(icon.width.natural, width), height: min(icon.height.natural, height))
      frames.icon = Frame(x: x + (slot.width - size.width) / 2, y: iconY, width: size.width, height: size.height)
    }
    placeTail(&frames, from: isFilling ? max(0, width - tail) : start + content, height: height)
    return isReversed ? frames.mirrored(in: width) : frames
  }

  private var iconTop: Int {
    let content = contentHeight(\.natural)
    switch placement {
    case .leading, .trailing: return (content - icon.height.natural) / 2
    case .top: return (slot.height - icon.height.natural) / 2
    case .bottom: return content - slot.height + (slot.height - icon.height.natural) / 2
    }
  }

  private func offset(_ length: Int, in room: Int) -> Int {
    switch contentAlignment {
    case .leading, .fill: 0
    case .center: max(0, (room - length) / 2)
    case .trailing: max(0, room - length)
    }
  }

  /// Returns the frames of title and subtitle, one below the other.
  private func placeText(width: Int) -> (title: Frame, subtitle: Frame) {
    let line = { (part: Part, y: Int) -> Frame in
      guard !part.isEmpty else { return .none }
      let own = min(part.width.natural, width)
      return Frame(
        x: lineStart(own, in: width), y: y, width: own, height: part.height.natural,
        baseline: part.height.naturalBaseline)
    }
    return (line(title, 0), line(subtitle, title.height.natural + lineGap))
  }

  private func lineStart(_ length: Int, in room: Int) -> Int {
    switch resolvedTitleAlignment {
    case .leading: 0
    case .trailing: room - length
    case .center, .automatic: (room - length) / 2
    }
  }

  /// The title alignment; automatic resolves to the alignment that fits the other parts.
  var resolvedTitleAlignment: Configuration.TitleAlignment {
    guard titleAlignment == .automatic else { return titleAlignment }
    return contentAlignment == .fill || contentAlignment == .leading || isInRow && hasIcon ? .leading : .center
  }

  private func moved(_ frame: Frame, _ x: Int, _ y: Int, _ height: Int) -> Frame {
    guard frame != .none else { return frame }
    var result = frame
    result.x += x
    result.y += y
    result.height = min(frame.height, height)
    return result
  }

  private func placeTail(_ frames: inout Frames, from start: Int, height: Int) {
    guard !badge.isEmpty || !indicator.isEmpty else { return }
    var x = start
    for (part, path) in [(badge, \Frames.badge), (indicator, \Frames.indicator)] where !part.isEmpty {
      if hasIcon || hasText { x += gap }
      frames[keyPath: path] = Frame(
        x: x, y: (height - part.height.natural) / 2, width: part.width.natural, height: part.height.natural)
      x += part.width.natural
    }
  }
}

extension ButtonLayout.Frames {
  private static let parts = [\Self.icon, \.title, \.subtitle, \.badge, \.indicator]

  /// Returns the frames at another place.
  func moved(x: Int, y: Int) -> Self {
    guard x != 0 || y != 0 else { return self }
    var result = self
    for part in Self.parts {
      result[keyPath: part].x += x
      result[keyPath: part].y += y
    }
    return result
  }

  /// Returns the frames mirrored for right-to-left text.
  func mirrored(in width: Int) -> Self {
    var result = self
    for path in Self.parts where self[keyPath: path] != .none {
      result[keyPath: path].x = width - self[keyPath: path].x - self[keyPath: path].width
    }
    return result
  }
}

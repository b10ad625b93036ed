// MARK: - Large content

extension Control {
  /// Whether a long press shows the control's icon and title large, when the policy says so. The default is true; false is
  /// for controls that are large themselves.
  public var showsLargeContent: Bool {
    get { largeContentOptions?.isShown ?? true }
    set { changeLargeContent { $0.isShown = newValue } }
  }

  /// When it does. Nil, the default, is as ``LargeContentViewer/policy`` says for all.
  public var largeContentPolicy: LargeContentPolicy? {
    get { largeContentOptions?.policy }
    set { changeLargeContent { $0.policy = newValue } }
  }

  /// What the large content says. Nil, the default, is the ``accessibilityLabel``.
  public var largeContentTitle: String? {
    get { largeContentOptions?.title }
    set { changeLargeContent { $0.title = newValue } }
  }

  /// The picture of the large content. Nil, the default, is the control's own where it has one.
  public var largeContentIcon: Icon? {
    get { largeContentOptions?.icon }
    set { changeLargeContent { $0.icon = newValue } }
  }

  /// Why the control cannot be used just now, for the large content to say while it is disabled. Nil, the default, is what
  /// ``Button/disable(because:leadingTo:)`` says, else the ``accessibilityHint`` or a tooltip of its own, and where there is
  /// none of them, that it is not available.
  public var largeContentReason: String? {
    get { largeContentOptions?.reason }
    set { changeLargeContent { $0.reason = newValue } }
  }

  /// The control's own long press. While its large content is on, that is due only after twice the time
  /// (``LargeContentTiming/ownLongPressFactor``), so that the large content can be read first.
  var ownLongPress: (@MainActor () -> Void)? {
    get { largeContentOptions?.longPress }
    set { changeLargeContent { $0.longPress = newValue } }
  }

  /// What a long press does once the large content has been read: the control's own, or its context menu.
  var longPressAction: (@MainActor () -> Void)? {
    if let ownLongPress { return ownLongPress }
    guard let button = self as? Button, button.contextMenu != nil else { return nil }
    return { button.openContextMenu() }
  }

  /// How much longer than the desktop's long press the control's own one is to be held: 1, or 2 while large content is on.
  public var longPressDelayFactor: Double {
    let viewer = LargeContentViewer.shared
    return viewer.isOn(for: self) ? viewer.timing.ownLongPressFactor : 1
  }

  /// What is shown of the control just now.
  var largeContent: LargeContent {
    let viewer = LargeContentViewer.shared
    let title = largeContentTitle ?? accessibilityLabel
    let reason: String? =
      switch availability {
      case .ready: nil
      case .busy: viewer.words.busy
      case .explained(let explanation): largeContentReason ?? explanation
      case .insensitive:
        largeContentReason ?? accessibilityHint ?? (tooltip == title ? nil : tooltip) ?? viewer.words.unavailable
      }
    return LargeContent(title: title, icon: largeContentIcon ?? (self as? Button)?.icon, reason: reason)
  }

  private func changeLargeContent(_ change: (LargeContentOptions) -> Void) {
    let options = largeContentOptions ?? LargeContentOptions()
    largeContentOptions = options
    change(options)
    LargeContentViewer.shared.optionsChanged(of: self)
  }
}

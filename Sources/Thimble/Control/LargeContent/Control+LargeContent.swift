// MARK: - Large content

/// What large content shows of a control, and when.
public struct LargeContentOptions: Hashable, Sendable {
  /// Whether a long press shows the control's icon and title large, when the policy says so. The default is true; false is for
  /// controls that are large themselves.
  public var isShown = true
  /// When it does; nil, the default, for ``LargeContentViewer/policy``.
  public var policy: LargeContentPolicy?
  /// The title; nil, the default, for the control's name.
  public var title: String?
  /// The picture; nil, the default, for the control's own if it has one.
  public var icon: Icon?
  /// The reason why the control cannot be used just now. Nil, the default, is the reason of
  /// ``Button/disable(because:leadingTo:)``, else the ``Control/accessibilityHint`` or the tooltip, else that the control is
  /// not available.
  public var reason: String?

  /// The default options.
  public init() {}
}

@MainActor private let storedOptions = InheritedValue<LargeContentOptions>("large-content")

extension Control {
  /// What large content shows of the control, and when.
  public var largeContentOptions: LargeContentOptions {
    get { value(for: storedOptions) ?? LargeContentOptions() }
    set {
      setValue(newValue, for: storedOptions)
      LargeContentViewer.shared.optionsChanged(of: self)
    }
  }

  /// The action of a long press after the large content has been read: the control's own, or its context menu.
  var longPressAction: (@MainActor () -> Void)? { ownLongPress ?? secondLongPress }

  /// How much longer than the desktop's long press the control's own one is to be held: 1, or 2 while large content is on.
  public var longPressDelayFactor: Double {
    let viewer = LargeContentViewer.shared
    return viewer.isOn(for: self) ? viewer.timing.ownLongPressFactor : 1
  }

  /// What is shown of the control just now.
  var largeContent: LargeContent {
    let viewer = LargeContentViewer.shared
    let options = largeContentOptions
    let title = options.title ?? accessibilityLabel
    let reason: String? =
      switch availability {
      case .ready: nil
      case .busy: viewer.words.busy
      case .explained(let explanation): options.reason ?? explanation
      case .insensitive:
        options.reason ?? accessibilityHint ?? (tooltip == title ? nil : tooltip) ?? viewer.words.unavailable
      }
    return LargeContent(title: title, icon: options.icon ?? shownIcon, reason: reason)
  }
}

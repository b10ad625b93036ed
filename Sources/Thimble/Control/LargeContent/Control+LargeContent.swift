// MARK: - Large content

/// The options for the large content of a control.
public struct LargeContentOptions: Hashable, Sendable {
  /// Indicates whether a long press shows the control's icon and title large, when the policy says so. The default is
  /// true; use false for controls that are large themselves.
  public var isShown = true
  /// The policy for this control; nil, the default, for ``LargeContentViewer/policy``.
  public var policy: LargeContentPolicy?
  /// The title; nil, the default, for the control's name.
  public var title: String?
  /// The icon; nil, the default, for the control's own icon, if it has one.
  public var icon: Icon?
  /// The reason why the control is unavailable. If this is nil, the default, the first of these applies: the reason of
  /// ``Button/disable(because:leadingTo:)``, the ``Control/accessibilityHint``, the tooltip, or the message that the
  /// control is not available.
  public var reason: String?

  /// Creates the default options.
  public init() {}
}

@MainActor private let storedOptions = WidgetValue<LargeContentOptions>("large-content")

extension Control {
  /// The options for the large content of the control.
  public var largeContentOptions: LargeContentOptions {
    get { value(for: storedOptions) ?? LargeContentOptions() }
    set {
      setValue(newValue, for: storedOptions)
      LargeContentViewer.shared.optionsChanged(of: self)
    }
  }

  /// The action of a long press that continues after the large content is shown: the control's own action, or its
  /// context menu.
  var longPressAction: (@MainActor () -> Void)? { ownLongPress ?? secondLongPress }

  /// The factor between the control's own long press and the desktop's long press: 1, or 2 while large content is on.
  public var longPressDelayFactor: Double {
    let viewer = LargeContentViewer.shared
    return viewer.isOn(for: self) ? viewer.timing.ownLongPressFactor : 1
  }

  /// The current large content of the control.
  var largeContent: LargeContent {
    let viewer = LargeContentViewer.shared
    let options = largeContentOptions
    let title = options.title ?? accessibilityLabel
    let reason: String? =
      switch availability {
      case .ready: nil
      case .busy: viewer.words.busy
      case .explained(let explanation): options.reason ?? explanation
      case .insensitive, .hidden:
        options.reason ?? accessibilityHint ?? (tooltip == title ? nil : tooltip) ?? viewer.words.unavailable
      }
    return LargeContent(title: title, icon: options.icon ?? shownIcon, reason: reason)
  }
}

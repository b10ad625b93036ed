/// A row of a list of preferences: a title, a text below it, and the control that changes the setting.
///
/// ```swift
/// let list = ListBox()
/// list.append(PreferenceRow("Dark style", Switch("").bind(.isOn, to: settings, \.isDark)))
/// list.append(PreferenceRow("Days to keep", subtitle: "Older episodes are deleted", SpinButton("", in: 1...365)))
/// ```
/// A click on the row activates the control, as a click on the label of a check button does. The list needs the style class
/// `boxed-list` to look like one of GNOME's, where the theme has it.
///
/// ## CSS nodes
/// ```
/// row.preference-row
/// ╰── box
///     ├── box
///     │   ├── label
///     │   ╰── label.dim-label
///     ╰── the control
/// ```
///
/// ## Accessibility
/// The title is the accessible name of the row and of the control, and the subtitle the control's description. The control
/// alone takes keyboard focus.
///
/// ## Example
/// Gallery page `lists`.
@MainActor
public final class PreferenceRow: ListBoxRow, Rooting {
  private weak var control: Widget?
  private var presses: SignalConnection?

  required init(_ native: NativeInstance) { super.init(native) }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: the setting. A blank one is a programmer's error.
  ///   - subtitle: a sentence about it; nil, the default, for none.
  ///   - control: the widget at the end of the row that changes the setting.
  public convenience init(_ title: String, subtitle: String? = nil, _ control: Widget) {
    self.init(Self.make())
    let name = AccessibleName.required(title, of: Self.self)
    setAccessibilityLabel(name)
    addStyleClass("preference-row")
    let texts = Box(.vertical, spacing: 3) {
      [Label(name)] + (subtitle.map { [Label($0).with { $0.addStyleClass("dim-label") }] } ?? [])
    }
    for case let text as Label in texts.children {
      text.wraps = true
      text.breaksWords = true
      text.xAlign = 0
    }
    texts.expandsHorizontally = true
    texts.verticalAlignment = .center
    control.verticalAlignment = .center
    control.setAccessibilityLabel(name)
    if let subtitle { control.setAccessibleDescription(subtitle) }
    child = Box(.horizontal, spacing: 12) {
      texts
      control
    }
    .with { $0.setMargins(top: 9, bottom: 9, leading: 12, trailing: 12) }
    self.control = control
    isFocusable = false
    setSelectable(false)
  }

  @_spi(Hooks) public func didRoot() {
    presses = (parent as? ListBox)?.connect(.rowActivated) { [weak self] _, row in
      if row === self { self?.control?.activate() }
    }
  }

  @_spi(Hooks) public func willUnroot() {
    presses?.disconnect()
    presses = nil
  }
}

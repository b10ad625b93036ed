/// A container that shows short messages above the lower edge of its content.
///
/// ```swift
/// let toasts = ToastOverlay(content)
/// toasts.show(Toast("Note deleted", button: "_Undo") { restore() })
/// ```
/// One toast is shown at a time, and the others wait. Toasts with a button come first: such a toast takes the place of one
/// without a button at once, and that one is shown again later.
///
/// ## CSS nodes
/// ```
/// toast-overlay
/// ├── the content
/// ╰── toast
///     ├── label
///     ├── thimble-button            (where the toast has a button)
///     ╰── thimble-button.close-button
/// ```
///
/// ## Accessibility
/// The toast has the role alert and the message as its name. A screen reader speaks the message, the title of the button
/// and its key: "Note deleted. Undo, Alt+U". Before GTK 4.14, that needs keyboard focus on a control of the kit. The toast
/// takes no focus by itself. It is the last Tab stop in the overlay, and stays while focus is on it. Escape closes a
/// focused toast. When the toast disappears, focus returns to the widget that had it before.
///
/// ## Example
/// `ConfirmPage.toast`
@MainActor
public final class ToastOverlay: Widget, Measuring, Allocating {
  override public class var nativeType: NativeType { .widget(cssName: "toast-overlay") }

  /// The clock of the timeouts. Tests can replace it.
  public var pacemaker = Pacemaker.continuous

  private var shown: (toast: Toast, widget: Box)?
  private var waiting: [Toast] = []
  private var leaving: LeaveWatch?
  private let alarm = Alarm()
  private weak var focusBefore: Widget?

  /// The room around the toast, logical pixels.
  private static let margin = 18

  required init(_ native: NativeInstance) { super.init(native) }

  isolated deinit { for toast in remaining { toast.onDismiss() } }

  /// Creates an overlay over `child`, which alone determines the size.
  public convenience init(_ child: Widget) {
    self.init(Self.make())
    self.child = child
  }

  /// The content below the toast.
  public var child: Widget? {
    get { content }
    set {
      guard newValue !== content else { return }
      if content?.parent === self { content?.unparent() }
      content = newValue
      newValue?.setFirst(in: self)
    }
  }

  private var content: Widget?

  /// The toast that is shown now; nil for none.
  public var toast: Toast? { shown?.toast }

  /// Shows a toast, or lets it wait for the one that is shown now.
  public func show(_ toast: Toast) {
    leaving = leaving ?? LeaveWatch(self) { [weak self] in self?.forgetAll() }
    guard let shown else { return present(toast) }
    if toast.button == nil {
      waiting.append(toast)
    } else if shown.toast.button == nil, !isInUse(shown.widget) {
      takeAway(shown.widget)
      waiting.insert(shown.toast, at: 0)
      present(toast)
    } else {
      waiting.insert(toast, at: waiting.firstIndex { $0.button == nil } ?? waiting.endIndex)
    }
  }

  /// Dismisses the toast that is shown now, if there is one. The next one appears.
  public func dismiss() { end { $0.onDismiss() } }

  private func present(_ toast: Toast) {
    let widget = ToastBox(ToastBox.make(accessibleRole: .alert))
    widget.setAccessibleLabel(toast.title)
    widget.add(
      KeyController { [weak self] controller, key in
        guard key == "Escape", controller.modifiers.isEmpty else { return false }
        self?.dismiss()
        return true
      })
    let label = Label(toast.title)
    label.wraps = true
    label.expandsHorizontally = true
    label.xAlign = 0
    widget.append(label)
    var message = toast.title
    if let title = toast.button {
      widget.append(
        Button(title, variant: .onColorSecondary, size: .small) { [weak self] in self?.end { $0.action() } })
      let mnemonic = Mnemonic(title)
      let key = mnemonic.letter.map { KeyboardShortcut(Key($0).lowercased, modifiers: .alt).label }
      message += ". " + [mnemonic.text, key].compactMap(\.self).joined(separator: ", ")
    }
    widget.append(CloseButton { [weak self] in self?.dismiss() }.with { $0.variant = .onColorLink })
    widget.setButtonStyle(ToastButtonStyle())
    shown = (toast, widget)
    focusBefore = window?.focusedWidget
    widget.setParent(self)
    // In a later turn: the control that showed the toast may lose focus with what it has done.
    Task { [weak self, weak widget] in
      guard let self, widget === shown?.widget else { return }
      window?.say(message)
    }
    wait(toast.timeout.map(TimeLimits.extended))
  }

  /// Removes the toast that is shown now, shows the next one, and then passes the first one to `body`, which may show
  /// another.
  private func end(_ body: (Toast) -> Void) {
    guard let (toast, widget) = shown else { return }
    takeAway(widget)
    if waiting.isEmpty { leaving = nil } else { present(waiting.removeFirst()) }
    body(toast)
  }

  private func takeAway(_ widget: Box) {
    shown = nil
    alarm.set(nil, by: pacemaker) {}
    let hadFocus = holdsFocus(widget)
    widget.unparent()
    if hadFocus, let focusBefore, contains(focusBefore) { focusBefore.grabFocus() }
  }

  /// Ends all toasts, because the user has closed the window around them.
  private func forgetAll() {
    let toasts = remaining
    waiting = []
    leaving = nil
    if let shown { takeAway(shown.widget) }
    for toast in toasts { toast.onDismiss() }
  }

  /// The toasts that are not over, in their order.
  private var remaining: [Toast] { (shown.map { [$0.toast] } ?? []) + waiting }

  private func wait(_ timeout: Duration?) {
    alarm.set(timeout.map { pacemaker.now() + $0 }, by: pacemaker) { [weak self] in
      guard let self, let widget = shown?.widget else { return }
      isInUse(widget) ? wait(TimeLimits.extended(.seconds(1))) : dismiss()
    }
  }

  /// Returns whether the user may be reading the toast. It stays then.
  private func isInUse(_ widget: Box) -> Bool { widget.stateFlags.contains(.hovered) || holdsFocus(widget) }

  private func holdsFocus(_ widget: Widget) -> Bool { window?.focusedWidget.map { widget.contains($0) } ?? false }

  // MARK: Layout

  public var tradesHeightForWidth: Bool { true }

  public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    child?.measured(orientation, crossSize: crossSize) ?? RequestedSize(minimum: 0, natural: 0)
  }

  public func allocateChildren(width: Int, height: Int, baseline: Int) {
    if let child, child.parent === self { child.allocate(x: 0, y: 0, width: width, height: height) }
    guard let widget = shown?.widget else { return }
    let wanted = widget.measured(.horizontal)
    let room = max(wanted.minimum, min(wanted.natural, width - 2 * Self.margin))
    let tall = widget.measured(.vertical, crossSize: room).natural
    widget.allocate(x: (width - room) / 2, y: max(0, height - tall - Self.margin), width: room, height: tall)
  }
}

/// The row of a toast.
private final class ToastBox: Box {
  override class var nativeType: NativeType { .box(cssName: "toast") }
}

// MARK: - Support for .ui files

extension ToastOverlay: BuilderParent {
  /// Takes the content.
  public func takeChild(_ child: Widget) -> String? {
    guard self.child == nil else { return "It takes one widget: the content below the messages." }
    self.child = child
    return nil
  }
}

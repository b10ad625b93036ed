/// A container that shows short messages above the lower edge of its content.
///
/// ```swift
/// let toasts = ToastOverlay(content)
/// toasts.show(Toast("Note deleted", button: "_Undo") { restore() })
/// ```
/// One toast is shown at a time. Another one takes its place at once, since the latest message matters most.
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
/// The toast has the role alert and the message as its name, so that screen readers speak it when it appears; from GTK
/// 4.14 on it is also announced. It takes no focus by itself. It is the last Tab stop in the overlay, and stays while
/// focus is on it. When the toast disappears, focus returns to the widget that had it before.
///
/// ## Example
/// `ConfirmPage.toast`
@MainActor
public final class ToastOverlay: Widget, Measuring, Allocating {
  override public class var nativeType: NativeType { .widget(cssName: "toast-overlay") }

  /// The clock of the timeouts. Tests can replace it.
  public var pacemaker = Pacemaker.continuous

  private var shown: (toast: Toast, widget: Box)?
  private let alarm = Alarm()
  private weak var focusBefore: Widget?

  /// The room around the toast, logical pixels.
  private static let margin = 18

  required init(_ native: NativeInstance) { super.init(native) }

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

  /// Shows a toast in place of the one that is shown now.
  public func show(_ toast: Toast) {
    dismiss()
    let widget = ToastBox(ToastBox.make(accessibleRole: .alert))
    widget.setAccessibleLabel(toast.title)
    let label = Label(toast.title)
    label.wraps = true
    label.expandsHorizontally = true
    label.xAlign = 0
    widget.append(label)
    if let title = toast.button {
      widget.append(
        Button(title, variant: .onColorSecondary, size: .small) { [weak self] in self?.end { $0.action() } })
    }
    widget.append(CloseButton { [weak self] in self?.dismiss() }.with { $0.variant = .onColorLink })
    shown = (toast, widget)
    focusBefore = window?.focusedWidget
    widget.setParent(self)
    announce(toast.title)
    wait(toast.timeout.map(TimeLimits.extended))
  }

  /// Dismisses the toast that is shown now, if there is one.
  public func dismiss() { end { $0.onDismiss() } }

  private func end(_ body: (Toast) -> Void) {
    guard let (toast, widget) = shown else { return }
    shown = nil
    alarm.set(nil, by: pacemaker) {}
    let hadFocus = holdsFocus(widget)
    widget.unparent()
    if hadFocus, let focusBefore, contains(focusBefore) { focusBefore.grabFocus() }
    body(toast)
  }

  private func wait(_ timeout: Duration?) {
    alarm.set(timeout.map { pacemaker.now() + $0 }, by: pacemaker) { [weak self] in
      guard let self, let widget = shown?.widget else { return }
      // The toast stays while the user may be reading it.
      let isInUse = widget.stateFlags.contains(.hovered) || holdsFocus(widget)
      isInUse ? wait(TimeLimits.extended(.seconds(1))) : dismiss()
    }
  }

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

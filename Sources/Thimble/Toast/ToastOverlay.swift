/// A container that shows short messages above the lower edge of its content.
///
/// ```swift
/// let toasts = ToastOverlay(content)
/// toasts.show(Toast("Note deleted", button: "_Undo") { restore() })
/// ```
/// One toast is shown at a time, and the others wait. Toasts with a button come first: such a toast takes the place of one
/// without a button at once, and that one is shown again later. A message without a button that is shown already, or that
/// waits as the last one, is not shown twice: the time of the first one begins anew. A toast is never wider than the
/// overlay: without room for a row, its buttons are below the message. A message of more than eight lines is cut, and whole
/// in the tooltip. The toast is above a ``FloatingActionButton`` that it would cover.
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
/// and its key: "Note deleted. Undo, Alt+U", or F6 if the title marks no letter, or one that also means another widget
/// on screen. The toast takes no focus by itself. F6 moves focus to it from anywhere in the window, and back. It is the
/// last Tab stop in the overlay, and stays while focus is on it. Escape closes a focused toast. When the toast
/// disappears, focus returns to the widget that had it before.
///
/// ## Example
/// `ConfirmPage.toast`
@MainActor
public final class ToastOverlay: Widget, Measuring, Allocating, Rooting {
  @_spi(Hooks) override public class var nativeType: NativeType { .widget(cssName: "toast-overlay") }

  /// The clock of the timeouts. Tests can replace it.
  public var pacemaker = Pacemaker.continuous

  private var shown: (toast: Toast, widget: ToastBox)?
  private var waiting: [Toast] = []
  private var leaving: LeaveWatch?
  private let alarm = Alarm()
  /// Indicates whether the user has seen the toast that is shown now, so that its time has begun.
  private var isTimed = false
  /// The announcement of the toast, while it waits to be heard.
  private var unheard: AttentionWait? { didSet { oldValue?.end() } }
  private weak var focusBefore: Widget?
  /// The handler of F6 in the window around the overlay.
  private var keys: KeyController?
  /// The watch for the window to become the active one or another one.
  private var activity: SignalConnection?
  /// Indicates whether the window was the active one and another one is now, so that the user may not see the toast.
  private var isAway = false

  /// The room around the toast, and its distance to what it does not cover, logical pixels.
  private static let (margin, distance) = (18, 9)

  required init(_ native: NativeInstance) { super.init(native) }

  isolated deinit {
    unheard?.end()
    for toast in remaining { toast.onDismiss() }
  }

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
    if self.shown?.toast.absorb(toast) == true {
      say(shown.widget)
      if isTimed { wait(self.shown?.toast.shownTime) }
    } else if !waiting.isEmpty, waiting[waiting.count - 1].absorb(toast) {
      return
    } else if toast.button == nil {
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
    widget.show(
      toast, act: { [weak self] in self?.end { $0.action() } }, close: { [weak self] in self?.dismiss() })
    widget.add(
      KeyController { [weak self] controller, key in
        guard key == "Escape", controller.modifiers.isEmpty else { return false }
        self?.dismiss()
        return true
      })
    shown = (toast, widget)
    focusBefore = window?.focusedWidget
    widget.setParent(self)
    say(widget)
    isTimed = false
    // A busy main thread draws the toast late. Its time begins when the user can see it.
    widget.onEachFrame { [weak self, weak widget] _ in
      guard let self, let shown, widget === shown.widget else { return false }
      isTimed = true
      wait(shown.toast.shownTime)
      return false
    }
  }

  /// Announces the toast in a later turn, because the control that showed it may lose focus with what it has done, and once
  /// the user can hear it: a dialog or a menu that showed it may still be open.
  private func say(_ widget: ToastBox) {
    Task { [weak self, weak widget] in
      guard let self, widget === shown?.widget else { return }
      unheard = window?.whenAttended { [weak self] in
        guard let self, let shown else { return }
        window?.say(spoken(shown.toast))
      }
    }
  }

  /// Returns the message, and the title of the button with the key that leads to it.
  private func spoken(_ toast: Toast) -> String {
    guard let title = toast.button.map(Mnemonic.init) else { return toast.title }
    var key = KeyboardShortcut(Self.key, modifiers: [])
    if let letter = title.letter.map({ Key($0).lowercased }),
      window?.hasMnemonic(letter, apartFrom: shown?.widget) != true
    {
      key = KeyboardShortcut(letter, modifiers: .alt)
    }
    return "\(toast.title). \(title.text), \(key.label)"
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
    (shown, unheard) = (nil, nil)
    alarm.set(nil, by: pacemaker) {}
    let hadFocus = holdsFocus(widget)
    widget.unparent()
    if hadFocus { giveFocusBack() }
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

  /// Returns whether the user may be reading the toast, or cannot see it. It stays then.
  private func isInUse(_ widget: Box) -> Bool {
    isAway || widget.stateFlags.contains(.hovered) || holdsFocus(widget)
  }

  /// Follows whether the window is the active one. When the user returns, the time of the toast begins anew.
  private func attentionChanged(_ isActive: Bool) {
    isAway = !isActive
    if isActive, isTimed, let shown { wait(shown.toast.shownTime) }
  }

  // MARK: Keyboard focus

  /// The key that moves focus to the toast and back: the desktop's key for the parts of a window.
  private static let key: Key = "F6"

  @_spi(Hooks) public func didRoot() {
    let keys = KeyController { [weak self] controller, key in
      key == Self.key && controller.modifiers.isEmpty && self?.moveFocusOverToast() == true
    }
    // Panes use the key, too.
    keys.setPhase(.capture)
    window?.add(keys)
    self.keys = keys
    activity = window?.observe(.isActive) { [weak self] _, isActive in self?.attentionChanged(isActive) }
  }

  @_spi(Hooks) public func willUnroot() {
    keys.map { window?.remove($0) }
    keys = nil
    activity?.disconnect()
    (activity, isAway, unheard) = (nil, false, nil)
  }

  /// Moves keyboard focus to the toast, or back from it. Returns false if there is no toast, or while a menu has focus.
  private func moveFocusOverToast() -> Bool {
    guard let widget = shown?.widget, let window else { return false }
    if holdsFocus(widget) { return giveFocusBack() }
    let focused = window.focusedWidget
    guard focused.map({ $0.surfaceOwner === surfaceOwner }) ?? true else { return false }
    focusBefore = focused
    window.showsFocus = true
    return widget.moveFocusInside(.tabForward)
  }

  /// Moves focus to the widget that had it before the toast, anywhere in the window; if that takes it no longer, to the
  /// content.
  @discardableResult
  private func giveFocusBack() -> Bool {
    if let focusBefore, focusBefore.window === window, focusBefore.grabFocus() { return true }
    return content?.moveFocusInside(.tabForward) ?? false
  }

  private func holdsFocus(_ widget: Widget) -> Bool { window?.focusedWidget.map { widget.contains($0) } ?? false }

  // MARK: Layout

  @_spi(Hooks) public var tradesHeightForWidth: Bool { true }

  @_spi(Hooks) public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    child?.measured(orientation, crossSize: crossSize) ?? RequestedSize(minimum: 0, natural: 0)
  }

  @_spi(Hooks) public func allocateChildren(width: Int, height: Int, baseline: Int) {
    if let child, child.parent === self { child.allocate(x: 0, y: 0, width: width, height: height) }
    guard let widget = shown?.widget else { return }
    let wanted = widget.measured(.horizontal)
    let room = max(min(wanted.natural, width - 2 * Self.margin), min(wanted.minimum, width))
    let tall = widget.measured(.vertical, crossSize: room).natural
    let x = (width - room) / 2
    let y = top(ofToast: tall, over: x..<x + room, lowest: height - tall - Self.margin)
    widget.allocate(x: x, y: max(0, y), width: room, height: tall)
  }

  /// Returns the top of the toast: the lowest place from which it covers nothing that stays uncovered.
  private func top(ofToast height: Int, over columns: Range<Int>, lowest: Int) -> Int {
    let kept = content?.selfAndDescendants(of: Control.self).filter { $0 is any ToastObstacle && $0.isMapped } ?? []
    let boxes = kept.compactMap { $0.bounds(in: self) }.sorted { $0.y > $1.y }
    return boxes.reduce(lowest) { top, box in
      let toast = Rectangle(
        x: Double(columns.lowerBound), y: Double(top), width: Double(columns.count), height: Double(height))
      return toast.intersection(box) == nil ? top : Int(clamping: box.y) - Self.distance - height
    }
  }
}

/// A control that a toast does not cover.
@MainActor
protocol ToastObstacle: Control {}

extension Widget {
  /// Returns whether a key with Alt means a widget on screen in this one.
  fileprivate func hasMnemonic(_ key: Key, apartFrom other: Widget?) -> Bool {
    guard self !== other, !(self is Popover) else { return false }
    if let button = self as? Button {
      return button.content.mnemonic?.key == key && button.availabilityToWindowKeys.takesPresses
    }
    guard isMapped, takesInput else { return false }
    if let label = self as? Label, label[Property<Label, Bool>("use-underline")] {
      return Mnemonic(label[Property<Label, String?>("label")] ?? "").letter.map { Key($0).lowercased } == key
    }
    return children.contains { $0.hasMnemonic(key, apartFrom: other) }
  }
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

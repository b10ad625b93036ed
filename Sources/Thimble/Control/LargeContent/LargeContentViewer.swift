/// A viewer that shows a control large while the user holds it, for users who need large text.
///
/// From a text scale of 1.25, or by ``policy``, a press held for half a second shows the control's icon at 96 px and
/// its label at twice the text size, above everything else in the window. Holding Space does the same. Inside a
/// ``LargeContentGroup``, sliding or an arrow key moves to the neighbour. The release activates the shown control, and
/// Escape cancels. Below that text scale, the tooltip shows the name instead.
///
/// The viewer works in every window of the process automatically. While it is off, it costs only a few handlers for each
/// window.
///
/// ## CSS nodes
/// ```
/// large-content[.unavailable][.nowhere][.leaving]
/// ├── image
/// ├── label.title
/// ╰── label.reason
/// ```
/// The shown control has the class `large-content-target`.
///
/// ## Accessibility
/// The large content is hidden from assistive technologies, because a screen reader speaks the control's name when the
/// control gets focus. When the user releases an unavailable control, the reason is announced.
///
/// ## Example
/// Gallery page `large-content`.
@MainActor
public final class LargeContentViewer {
  /// The viewer of all windows. The first control starts it.
  public static let shared = LargeContentViewer()

  /// The words for unavailable controls that give no reason themselves.
  public struct Words: Hashable, Sendable {
    /// The word for a disabled control.
    public var unavailable = localized("Not available now", de: "Zurzeit nicht verfügbar", ja: "現在は使用できません")
    /// The word for a control that is at work.
    public var busy = localized("Busy", de: "Beschäftigt", ja: "処理中")
  }

  /// Indicates whether large content has ever been on. Until then, no tooltip is changed.
  static private(set) var hasBeenInUse = false

  /// The policy for all controls that have none of their own. The default is ``LargeContentPolicy/automatic``.
  public var policy = LargeContentPolicy.automatic {
    didSet { if policy != oldValue { update() } }
  }

  /// The times and distances.
  public var timing = LargeContentTiming()

  /// The words for unavailable controls, by default the kit's words, in the user's language.
  public var words = Words()

  /// The source of time. Tests can replace it.
  public var pacemaker = Pacemaker.continuous

  private(set) var isInUse = false
  private var ownPolicies: Set<LargeContentPolicy> = []
  private var windows: [ObjectIdentifier: WindowWatch] = [:]
  /// The input on visible popovers, and the connections that report when they disappear.
  private var popovers: [ObjectIdentifier: (press: LargeContentPress, going: SignalConnection)] = [:]

  private var theme: ObservationToken?
  private var presses: ObservationToken?

  private init() {
    theme = ThemeController.shared.observe { [weak self] _ in self?.update() }
    presses = HitArbiter.shared.presses.add { [weak self] in self?.windows.values.forEach { $0.focusTooltip.stop() } }
    Window.observeAll { [weak self] in self?.followWindows() }
    Task { self.followWindows() }
    update()
  }

  /// Returns whether a long press on the control would show its large content now.
  public func isOn(for control: Control) -> Bool {
    let options = control.largeContentOptions
    return options.isShown && !control.needsLongPress && (options.policy ?? policy).isOn(textScale: textScale)
  }

  private var textScale: Double { ThemeController.shared.context.textScale }

  // MARK: Windows

  /// Starts watching new windows, and forgets closed ones.
  func followWindows() {
    let all = Window.all
    let known = Set(all.map { ObjectIdentifier($0) })
    for (id, watch) in windows where !known.contains(id) || watch.window == nil {
      watch.stop()
      windows[id] = nil
    }
    for window in all where windows[ObjectIdentifier(window)] == nil {
      let watch = WindowWatch(window)
      watch.followsPresses = isInUse
      windows[ObjectIdentifier(window)] = watch
    }
  }

  /// Returns the tooltip of keyboard focus in a window; nil before the window is watched.
  func focusTooltip(in window: Window) -> FocusTooltip? { windows[ObjectIdentifier(window)]?.focusTooltip }

  // MARK: Popovers

  /// Called when a control comes onto the screen.
  func didMap(_ control: Control) {
    updateTooltip(of: control)
    if let surface = control.surfaceOwner, !(surface is Window) { SurfaceKeys.follow(surface) }
    if isInUse { followPopover(of: control) }
  }

  private func followPopover(of control: Control) {
    guard let popover = control.surfaceOwner, !(popover is Window), popovers[ObjectIdentifier(popover)] == nil else {
      return
    }
    let going = popover.connect(Signal<Widget, Void, Void>("unmap")) { [weak self] popover in self?.leave(popover) }
    popovers[ObjectIdentifier(popover)] = (LargeContentPress(popover), going)
  }

  private func leave(_ popover: Widget) {
    guard let followed = popovers.removeValue(forKey: ObjectIdentifier(popover)) else { return }
    followed.going.disconnect()
    followed.press.stop()
  }

  // MARK: On and off

  /// Called when a control's own options change.
  func optionsChanged(of control: Control) {
    if let own = control.largeContentOptions.policy { ownPolicies.insert(own) }
    update(only: control)
  }

  private func update(only control: Control? = nil) {
    let wasInUse = isInUse
    isInUse = ownPolicies.union([policy]).contains { $0.isOn(textScale: textScale) }
    if isInUse { Self.hasBeenInUse = true }
    if isInUse != wasInUse { for watch in windows.values { watch.followsPresses = isInUse } }
    if !isInUse {
      for followed in popovers.values {
        followed.going.disconnect()
        followed.press.stop()
      }
      popovers = [:]
    }
    guard Self.hasBeenInUse else { return }
    if let control { wordsChanged(of: control) } else { updateControls() }
  }

  /// Called when the words of a control change: its name, its tooltip or the reason why it is unavailable.
  func wordsChanged(of control: Control) {
    guard control.isMapped else { return }
    if Self.hasBeenInUse { updateTooltip(of: control) }
    guard let window = control.window, let watch = windows[ObjectIdentifier(window)] else { return }
    watch.focusTooltip.follow(control)
    watch.press?.follow(control)
    for popover in popovers.values { popover.press.follow(control) }
  }

  /// Updates whether a control shows its tooltip.
  ///
  /// A control that is not on screen is skipped, because GTK would ask for the pointer's position on it. It is updated
  /// when it comes onto the screen.
  func updateTooltip(of control: Control) {
    guard control.isMapped else { return }
    let shows = hasTooltip(control)
    if control.showsTooltip != shows { control.showsTooltip = shows }
  }

  /// Returns whether the control has a tooltip to show.
  ///
  /// While large content is on, it replaces a tooltip that only repeats the name: two displays of one name would cover
  /// each other. A tooltip that says more stays, because a cut text or a shortcut is nowhere else.
  func hasTooltip(_ control: Control) -> Bool {
    control.tooltip != nil && !control.holdsOpen && !(control.words.tooltipRepeatsName && isOn(for: control))
  }

  private func updateControls() {
    for window in Window.all {
      for control in window.descendants(of: Control.self) {
        wordsChanged(of: control)
        if isInUse, control.isMapped { followPopover(of: control) }
      }
    }
  }
}

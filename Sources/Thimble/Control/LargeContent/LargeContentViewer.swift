/// Shows controls large to those who need large text, while they hold them.
///
/// From a text scale of 1.25, or by ``policy``, a press that is held for half a second shows the control's icon at 96 px
/// and its label at twice the size of text, above everything else in the window; so does Space. Inside a
/// ``LargeContentGroup`` sliding, or an arrow key, goes to the neighbour. Lifting activates what is shown, and Escape
/// calls it off. Below that scale the tooltip does this job.
///
/// It works in every window of the process by itself. While it is off, it costs nothing but one handler a window.
///
/// ## CSS nodes
/// ```
/// large-content[.unavailable][.nowhere][.leaving]
/// ├── image
/// ├── label.title
/// ╰── label.reason
/// ```
/// The control that is shown has the class `large-content-target`.
///
/// ## Accessibility
/// What is shown is hidden from assistive technologies: they have said the control's name when it took focus. A reason is
/// announced when a control that cannot be used is let go of.
///
/// ## Example
/// Gallery page `large-content`.
@MainActor
public final class LargeContentViewer {
  /// The viewer of all windows. The first control starts it.
  public static let shared = LargeContentViewer()

  /// What is said of controls that cannot be used, where they say nothing themselves.
  public struct Words: Hashable, Sendable {
    /// Of a disabled control.
    public var unavailable = localized("Not available now")
    /// Of one that is at work.
    public var busy = localized("Busy")
  }

  /// Whether large content has ever been on: until then nothing was done to any tooltip.
  static private(set) var hasBeenInUse = false

  /// When large content is shown, for all controls that do not say otherwise themselves.
  public var policy = LargeContentPolicy.automatic {
    didSet { if policy != oldValue { update() } }
  }

  /// The times and distances.
  public var timing = LargeContentTiming()

  /// What is said of controls that cannot be used: by default the kit's words, in the user's language.
  public var words = Words()

  /// Where the time comes from.
  public var pacemaker = Pacemaker.continuous

  private(set) var isInUse = false
  private var ownPolicies: Set<LargeContentPolicy> = []
  private var windows: [ObjectIdentifier: WindowWatch] = [:]
  /// The hands on popovers that are on screen, and what tells when they go.
  private var popovers: [ObjectIdentifier: (press: LargeContentPress, going: SignalConnection)] = [:]

  private var theme: ObservationToken?

  private init() {
    theme = ThemeController.shared.observe { [weak self] _ in self?.update() }
    Window.observeAll { [weak self] in self?.followWindows() }
    Task { self.followWindows() }
    update()
  }

  /// Whether a long press on the control would show its large content just now.
  public func isOn(for control: Control) -> Bool {
    let options = control.largeContentOptions
    return options.isShown && !control.needsLongPress && (options.policy ?? policy).isOn(textScale: textScale)
  }

  private var textScale: Double { ThemeController.shared.context.textScale }

  // MARK: Windows

  /// Begins to watch windows that are new, and forgets those that have gone.
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

  /// The watch of a window, for tests.
  func watch(of window: Window) -> WindowWatch? {
    followWindows()
    return windows[ObjectIdentifier(window)]
  }

  // MARK: Popovers

  /// A control has come on screen.
  func didMap(_ control: Control) {
    updateTooltip(of: control)
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

  /// The hands on a popover that is on screen, for tests.
  func press(on popover: Widget) -> LargeContentPress? { popovers[ObjectIdentifier(popover)]?.press }

  // MARK: On and off

  /// A control's own wishes have changed.
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
    if let control { updateTooltip(of: control) } else { updateControls() }
  }

  /// Large content does the tooltip's job where it is on: two pictures of one name would cover each other.
  ///
  /// Of a control that is not on screen, GTK would ask where the pointer is on it; it follows when it comes there.
  func updateTooltip(of control: Control) {
    guard control.isMapped else { return }
    let shows = control.tooltip != nil && !isOn(for: control)
    if control.showsTooltip != shows { control.showsTooltip = shows }
  }

  private func updateControls() {
    for window in Window.all {
      for control in window.descendants(of: Control.self) {
        updateTooltip(of: control)
        if isInUse, control.isMapped { followPopover(of: control) }
      }
    }
  }
}

/// The watch on one window: its keys, keyboard focus for tooltips, and presses while large content is in use.
@MainActor
final class WindowWatch {
  private(set) weak var window: Window?
  private(set) var press: LargeContentPress?
  let focusTooltip: FocusTooltip

  init(_ window: Window) {
    self.window = window
    focusTooltip = FocusTooltip(window)
    SurfaceKeys.follow(window)
  }

  /// Indicates whether presses are followed. The default is false: then no event of the window passes through the
  /// watch.
  var followsPresses = false {
    didSet {
      guard followsPresses != oldValue else { return }
      press?.stop()
      press = followsPresses ? window.map { LargeContentPress($0) } : nil
    }
  }

  /// Ends all displays and timers of a window that has closed.
  func stop() {
    followsPresses = false
    focusTooltip.stop()
  }
}

import Thimble

/// The bar above the pages with the state of a build: its progress, or the errors of a failed build.
@MainActor
final class WatchBar {
  let widget: Widget
  private let title = Label()
  private let ring = ProgressRing(isPresentation: true)
  private let stop: Button
  private let again: Button
  private let errors = TextView(code: "")
  private let scroller: ScrolledWindow

  /// `stop` ends a build, and `again` starts another one.
  init(stop: @escaping @MainActor () -> Void, again: @escaping @MainActor () -> Void) {
    self.stop = Button("Stop", size: .small, action: stop)
    self.again = Button("Build Again", icon: "view-refresh-symbolic", size: .small, action: again)
    self.stop.setAccessibilityLabel("Stop the build")
    title.xAlign = 0
    title.wraps = true
    title.breaksWords = true
    title.expandsHorizontally = true
    errors.setAccessibilityLabel("Errors of the build")
    errors.addStyleClass("source")
    errors.textDirection = .leftToRight
    scroller = ScrolledWindow(errors, horizontally: true)
    scroller.setContentHeight(minimum: 60, maximum: 240)
    let (ring, title, scroller) = (ring, title, scroller)
    let buttons = [self.stop, self.again]
    widget = Box(.vertical) {
      Box(.horizontal, spacing: 9) {
        ring
        title
        buttons
      }
      .with { $0.setMargins(top: 6, bottom: 6, leading: 15, trailing: 9) }
      scroller
    }
    widget.addStyleClass("watch-bar")
    widget.isVisible = false
  }

  /// Shows a state of the build; nil hides the bar.
  func show(_ state: BuildLoop.State?) {
    var report: BuildReport?
    if case .failed(let failure) = state { report = failure }
    let isBuilding = state == .building
    ring.isVisible = isBuilding
    ring.isTurning = isBuilding
    stop.isVisible = isBuilding
    again.isVisible = report != nil
    scroller.isVisible = report != nil
    title.text = report?.title ?? "Building\u{2026}"
    if let report { errors.text = report.text }
    widget.isVisible = isBuilding || report != nil
    if let report { widget.window?.say(report.title) }
  }
}

/// The display of large content, above the content of one window.
@MainActor
final class LargeContentDisplay {
  /// The icon's width and height, in logical pixels.
  static let iconSize = 96
  /// The maximum share of the window's width, and that for a long title.
  static let (widthShare, longShare) = (0.6, 0.9)

  let panel = LargeContentPanel(LargeContentPanel.make(accessibleRole: .none))
  private weak var window: Window?
  /// The popover that contains the controls, which is drawn above the window; nil if the window itself contains them.
  private weak var popover: Widget?
  private var layer: WindowLayer?
  private let departure = Alarm()
  private var isLeaving = false

  /// Creates a display for a held control in a window, or in a popover of the window.
  init(_ window: Window, holding surface: Widget?) {
    self.window = window
    popover = surface === window ? nil : surface
  }

  /// The control whose content is shown; nil dims the visible content.
  weak var target: Control? {
    didSet {
      if target !== oldValue { oldValue?.removeStyleClass(Self.targetClass) }
      guard let target else { return panel.addStyleClass("nowhere") }
      panel.removeStyleClass("nowhere")
      target.addStyleClass(Self.targetClass)
      panel.content = target.largeContent
      if layer == nil { appear() }
      if let window {
        // Without the padding of the stylesheet.
        let room = Int(clamping: Double(window.width) * Self.widthShare) - 60
        panel.chooseSize(width: max(1, room), height: window.height)
      }
    }
  }

  /// Fades out and removes the display.
  func leave() {
    guard !isLeaving else { return }
    isLeaving = true
    guard !ThemeController.shared.context.reducesMotion else { return remove() }
    panel.addStyleClass("leaving")
    let viewer = LargeContentViewer.shared
    departure.set(viewer.pacemaker.now() + viewer.timing.fade, by: viewer.pacemaker) { [weak self] in self?.remove() }
  }

  /// Removes the display immediately.
  func remove() {
    target?.removeStyleClass(Self.targetClass)
    layer?.remove()
    layer = nil
  }

  private func appear() {
    guard let window else { return }
    layer = WindowLayer(panel, over: window) { [weak panel, weak window, weak popover] width, height in
      guard let panel, let window else { return (x: 0, y: 0, width: 0, height: 0) }
      return Self.frame(panel, width, height, beside: popover?.shownBounds(in: window))
    }
  }

  /// Returns the frame inside the window, in the middle of the area that no popover covers. If the room is too small,
  /// the icon shrinks first.
  private static func frame(
    _ panel: LargeContentPanel, _ width: Int, _ height: Int, beside cover: Rectangle?
  ) -> WindowLayer.Frame {
    // Beside a popover the room depends on the number of lines.
    panel.setLines(in: cover == nil ? height : nil)
    let across = panel.measured(.horizontal)
    let widest = Int(clamping: Double(width) * (panel.isLong ? longShare : widthShare))
    let full = panel.hasIcon ? iconSize : 0
    var own = max(across.minimum, min(across.natural, widest))
    let wish = min(height, panel.measured(.vertical, crossSize: own).natural - panel.shownIconSize + full)
    let room = LargeContentPlacement.room(
      in: Size(width: Double(width), height: Double(height)), beside: cover,
      for: Size(width: Double(own), height: Double(wish)))
    own = max(across.minimum, min(own, Int(clamping: room.width)))
    let words = panel.measured(.vertical, crossSize: own).natural - panel.shownIconSize
    panel.iconSize = iconSize(of: panel, in: Int(clamping: room.height) - words)
    let down = panel.measured(.vertical, crossSize: own)
    let size = Size(
      width: Double(own), height: Double(max(down.minimum, min(down.natural, Int(clamping: room.height)))))
    let place = LargeContentPlacement.centered(size, in: room)
    return (
      x: Int(clamping: place.x), y: Int(clamping: max(0, place.y)), width: Int(clamping: place.width),
      height: Int(clamping: place.height)
    )
  }

  /// Returns the icon's size for the height that the text leaves. Each layout pass calls this, and the result must be
  /// stable: a hidden icon returns only if there is also room for the gap below it.
  private static func iconSize(of panel: LargeContentPanel, in height: Int) -> Int {
    guard panel.hasIcon else { return 0 }
    let least = panel.shownIconSize > 0 ? leastIconSize : leastIconSize + 24
    return height < least ? 0 : min(iconSize, height)
  }

  private static let leastIconSize = 16
  private static let targetClass = "large-content-target"
}

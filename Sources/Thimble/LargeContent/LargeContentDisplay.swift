/// The large picture and words, above the content of one window.
@MainActor
final class LargeContentDisplay {
  /// The icon's width and height, logical pixels.
  static let iconSize = 96
  /// How much of the window's width it takes at the most.
  static let widthShare = 0.6

  let panel = LargeContentPanel(LargeContentPanel.make(accessibleRole: .none))
  private weak var window: Window?
  private var layer: WindowLayer?
  private var departure: Task<Void, Never>?

  init(_ window: Window) { self.window = window }

  /// The control that is shown; nil dims what is shown already.
  weak var target: Control? {
    didSet {
      if target !== oldValue { oldValue?.removeStyleClass(Self.targetClass) }
      guard let target else { return panel.addStyleClass("nowhere") }
      panel.removeStyleClass("nowhere")
      target.addStyleClass(Self.targetClass)
      panel.content = target.largeContent
      if layer == nil { appear() }
    }
  }

  /// Fades away, and goes.
  func leave() {
    guard departure == nil else { return }
    guard !ThemeController.shared.context.reducesMotion else { return remove() }
    panel.addStyleClass("leaving")
    let viewer = LargeContentViewer.shared
    let (pacemaker, end) = (viewer.pacemaker, viewer.pacemaker.now() + viewer.timing.fade)
    departure = Task { [weak self] in
      try? await pacemaker.wait(end)
      self?.remove()
    }
  }

  /// Goes at once.
  func remove() {
    target?.removeStyleClass(Self.targetClass)
    departure?.cancel()
    layer?.remove()
    layer = nil
  }

  private func appear() {
    guard let window else { return }
    layer = WindowLayer(panel, over: window) { [weak panel] width, height in
      panel.map { Self.frame($0, width, height) } ?? WindowLayer.Frame(x: 0, y: 0, width: 0, height: 0)
    }
  }

  /// In the middle of the window, and inside it: where there is no room for everything, the picture gives way first.
  private static func frame(_ panel: LargeContentPanel, _ width: Int, _ height: Int) -> WindowLayer.Frame {
    panel.iconSize = iconSize
    let across = panel.measured(.horizontal)
    let own = max(across.minimum, min(across.natural, Int(Double(width) * widthShare)))
    var down = panel.measured(.vertical, crossSize: own)
    if down.natural > height {
      panel.iconSize = max(0, iconSize - (down.natural - height))
      down = panel.measured(.vertical, crossSize: own)
    }
    let tall = max(down.minimum, min(down.natural, height))
    return WindowLayer.Frame(x: (width - own) / 2, y: max(0, (height - tall) / 2), width: own, height: tall)
  }

  private static let targetClass = "large-content-target"
}

import Thimble

/// A sidebar beside content, or only one of them if there is no room for both.
@MainActor
final class SplitView: Widget, Measuring, Allocating {
  override class var nativeType: NativeType { .widget(cssName: "split-view") }

  /// Indicates whether there is room for only one of them.
  private(set) var isCollapsed = false
  /// Indicates whether the content is shown if there is room for only one of them. The default is false.
  var showsContent = false { didSet { if showsContent != oldValue { queueResize() } } }
  /// Called after ``isCollapsed`` has changed, before the next frame.
  var onCollapse: (@MainActor (Bool) -> Void)?
  private var isTelling = false

  convenience init(sidebar: Widget, content: Widget) {
    self.init(Self.make())
    sidebar.setParent(self)
    content.setParent(self)
  }

  var tradesHeightForWidth: Bool { false }

  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    let sizes = children.map { $0.measured(orientation) }
    let natural = orientation == .horizontal ? sizes.map(\.natural).reduce(0, +) : sizes.map(\.natural).max() ?? 0
    let minimum = sizes.map(\.minimum).max() ?? 0
    return RequestedSize(minimum: minimum, natural: max(minimum, natural))
  }

  func allocateChildren(width: Int, height: Int, baseline: Int) {
    guard let sidebar = children.first, let content = children.last else { return }
    let sidebarWidth = sidebar.measured(.horizontal).minimum
    let isCollapsed = width < sidebarWidth + max(content.measured(.horizontal).minimum, Self.leastContent)
    if isCollapsed != self.isCollapsed {
      self.isCollapsed = isCollapsed
      tell()
    }
    sidebar.isChildVisible = !isCollapsed || !showsContent
    content.isChildVisible = !isCollapsed || showsContent
    if isCollapsed {
      (showsContent ? content : sidebar).allocate(x: 0, y: 0, width: width, height: height)
    } else {
      let isMirrored = textDirection == .rightToLeft
      sidebar.allocate(x: isMirrored ? width - sidebarWidth : 0, y: 0, width: sidebarWidth, height: height)
      content.allocate(
        x: isMirrored ? 0 : sidebarWidth, y: 0, width: width - sidebarWidth, height: height)
    }
  }

  /// The least width of the content beside the sidebar, in logical pixels.
  private static let leastContent = 320

  /// Calls the handler outside of the layout, because no widget may change its size during the layout.
  private func tell() {
    guard !isTelling else { return }
    isTelling = true
    onEachFrame { [weak self] _ in
      guard let self else { return false }
      isTelling = false
      onCollapse?(isCollapsed)
      return false
    }
  }
}

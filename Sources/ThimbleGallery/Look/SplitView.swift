import Thimble

/// A sidebar beside a content, or one of the two where there is no room for both.
@MainActor
final class SplitView: Widget, Measuring, Allocating {
  override class var nativeType: NativeType { .widget(cssName: "split-view") }

  /// Indicates whether there is room for one part only.
  private(set) var isCollapsed = false
  /// Indicates whether the content is shown where there is room for one part only. The default is false.
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

  /// A page narrower than this, in logical pixels, is better off without the sidebar.
  private static let leastContent = 320

  /// Calls the handler outside of the layout, in which no widget may change its size.
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

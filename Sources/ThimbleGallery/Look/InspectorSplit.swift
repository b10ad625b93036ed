import Thimble

/// A page with an inspector at its side, or below it where there is no room at its side.
@MainActor
final class InspectorSplit: Widget, Measuring, Allocating {
  override class var nativeType: NativeType { .widget(cssName: "inspector-split") }

  /// The state of the inspector, with the sizes that the user chose.
  var state = InspectorState() {
    didSet {
      guard state != oldValue else { return }
      for widget in [inspector, handle] { widget?.isVisible = state.isOpen }
      queueResize()
    }
  }
  /// Indicates whether the inspector is below the page. Its value is that of the last layout.
  private(set) var isBelow = false
  /// Called after the inspector has come to another place, or the page above it has another height, in the next frame.
  var onMove: (@MainActor () -> Void)?
  /// Called after the inspector has another height, in the next frame.
  var onHeight: (@MainActor () -> Void)?
  /// Returns the height of the part of the page that stays in view above the inspector until the user chooses another height,
  /// in logical pixels.
  var keptHeight: @MainActor () -> Int = { 0 }
  private weak var inspector: Widget?
  private weak var handle: Widget?
  /// The place of the inspector's edge during a drag, and its size before the drag.
  private var drag: (start: Double, size: Int)?
  /// The height of the page above the inspector in the last layout; nil beside it.
  private var pageHeight: Int?
  /// The height of the inspector in the last layout.
  private var inspectorHeight = 0

  /// The least widths of a page and of the inspector beside it with text of the normal size, and the least height of the two
  /// below each other, in logical pixels. The inspector has its width for every tab, so that a tab does not move it.
  private static let leastPage = 400.0
  private static let leastInspector = 340.0
  private static let leastHeight = 140
  /// The height of the inspector with text of the normal size until the user chooses another one.
  private static let usualHeight = 320
  /// The largest part of the height that ``keptHeight`` takes.
  private static let largestPart = 0.6
  private static let handleSize = 9

  convenience init(_ page: Widget, inspector: Widget) {
    self.init(Self.make())
    // It is drawn as a line, and a screen reader has the commands that change the size.
    let handle = Box(.vertical) {}
    handle.addStyleClass("split-handle")
    handle.setCursor(named: "col-resize")
    (self.inspector, self.handle) = (inspector, handle)
    for child in [page, handle, inspector] { child.setParent(self) }
    for child in [handle, inspector] { child.isVisible = false }
    handle.add(DragGesture { [weak self] in self?.dragged($0) })
  }

  /// Makes the inspector larger by this many logical pixels, or smaller by a negative number, within its limits.
  ///
  /// - Returns: the new size.
  @discardableResult
  func resize(by difference: Int) -> Int { setSize(size + difference) }

  /// The size in the current place, within the limits of the last layout.
  private var size: Int { isBelow ? inspector?.height ?? 0 : inspector?.width ?? 0 }

  private func setSize(_ size: Int) -> Int {
    let limits = limits(width, height)
    let result = min(max(size, limits.lowerBound), limits.upperBound)
    if isBelow {
      state.height = Int((Double(result) / ThemeController.shared.context.textScale).rounded())
    } else {
      state.width = result
    }
    return result
  }

  private func dragged(_ event: DragGesture.Event) {
    guard let handle else { return }
    switch event {
    case .pressed(let x, let y):
      drag = handle.convert(x: x, y: y, to: self).map { (isBelow ? $0.y : $0.x, size) }
    case .moved(let x, let y):
      guard let drag, let point = handle.convert(x: x, y: y, to: self) else { return }
      let distance = (isBelow ? point.y : point.x) - drag.start
      let isTowards = isBelow || textDirection == .leftToRight
      _ = setSize(drag.size + Int((isTowards ? -distance : distance).rounded()))
    case .lifted, .cancelled: drag = nil
    }
  }

  // MARK: Layout

  var tradesHeightForWidth: Bool { false }

  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    let sizes = children.filter(\.isVisible).map { $0.measured(orientation) }
    let minimum = sizes.map(\.minimum).max() ?? 0
    guard orientation == .vertical, state.isOpen else {
      return RequestedSize(minimum: minimum, natural: max(minimum, sizes.first?.natural ?? 0))
    }
    let both = 2 * Self.leastHeight + Self.handleSize
    return RequestedSize(minimum: max(minimum, both), natural: max(minimum, both, sizes.first?.natural ?? 0))
  }

  /// Returns the least and the largest size of the inspector in a room.
  private func limits(_ width: Int, _ height: Int) -> ClosedRange<Int> {
    if isBelow {
      let room = height - Self.handleSize
      return Self.leastHeight...max(Self.leastHeight, room - Self.leastHeight)
    }
    return leastInspectorWidth...max(leastInspectorWidth, width - Self.handleSize - leastPageWidth)
  }

  /// The size of the inspector in the current place that the user wants, or that the sample above it leaves.
  private func wantedSize(_ height: Int) -> Int {
    let context = ThemeController.shared.context
    guard isBelow else { return state.width }
    if let chosen = state.height { return context.scaled(Double(chosen)) }
    let room = height - Self.handleSize
    return min(
      context.scaled(Double(Self.usualHeight)), room - min(keptHeight(), Int(Double(room) * Self.largestPart)))
  }

  private var leastInspectorWidth: Int {
    max(ThemeController.shared.context.scaled(Self.leastInspector), inspector?.measured(.horizontal).minimum ?? 0)
  }

  private var leastPageWidth: Int {
    max(ThemeController.shared.context.scaled(Self.leastPage), children.first?.measured(.horizontal).minimum ?? 0)
  }

  func allocateChildren(width: Int, height: Int, baseline: Int) {
    guard let page = children.first, let inspector, let handle else { return }
    guard state.isOpen else { return page.allocate(x: 0, y: 0, width: width, height: height) }
    isBelow = width < leastPageWidth + Self.handleSize + leastInspectorWidth
    let isMoved = inspector.hasStyleClass("below") != isBelow
    if isMoved {
      inspector.setStyleClass("below", isBelow)
      handle.setCursor(named: isBelow ? "row-resize" : "col-resize")
    }
    let limits = limits(width, height)
    let size = min(max(wantedSize(height), limits.lowerBound), limits.upperBound)
    let rest = (isBelow ? height : width) - size - Self.handleSize
    let pageHeight = isBelow ? rest : nil
    if isMoved || pageHeight != self.pageHeight { afterFirstFrame { [weak self] in self?.onMove?() } }
    self.pageHeight = pageHeight
    let inspectorHeight = isBelow ? size : height
    if inspectorHeight != self.inspectorHeight || isMoved { afterFirstFrame { [weak self] in self?.onHeight?() } }
    self.inspectorHeight = inspectorHeight
    if isBelow {
      page.allocate(x: 0, y: 0, width: width, height: rest)
      handle.allocate(x: 0, y: rest, width: width, height: Self.handleSize)
      inspector.allocate(x: 0, y: rest + Self.handleSize, width: width, height: size)
    } else {
      let isMirrored = textDirection == .rightToLeft
      page.allocate(x: isMirrored ? width - rest : 0, y: 0, width: rest, height: height)
      handle.allocate(x: isMirrored ? size : rest, y: 0, width: Self.handleSize, height: height)
      inspector.allocate(x: isMirrored ? 0 : width - size, y: 0, width: size, height: height)
    }
  }
}

/// A container for one child, with padding below the child.
@MainActor
final class BottomInset: Widget, Measuring, Allocating {
  override class var nativeType: NativeType { .widget(cssName: "bottom-inset") }

  convenience init(_ child: Widget) {
    self.init(Self.make())
    child.setParent(self)
  }

  /// The padding, logical pixels.
  var room = 0 {
    didSet { if room != oldValue { queueResize() } }
  }

  var tradesHeightForWidth: Bool { true }

  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    var own = children.first?.measured(orientation, crossSize: crossSize) ?? RequestedSize(minimum: 0, natural: 0)
    guard orientation == .vertical else { return own }
    own.minimum += room
    own.natural += room
    return own
  }

  func allocateChildren(width: Int, height: Int, baseline: Int) {
    children.first?.allocate(x: 0, y: 0, width: width, height: max(0, height - room))
  }
}

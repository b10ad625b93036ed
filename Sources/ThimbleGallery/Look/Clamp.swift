import Thimble

/// A container that centres its child and limits its width.
@MainActor
final class Clamp: Widget, Measuring, Allocating {
  override class var nativeType: NativeType { .widget(cssName: "clamp") }

  /// The largest width of the child, in logical pixels.
  var maximum = 0 { didSet { if maximum != oldValue { queueResize() } } }

  convenience init(maximum: Int, _ child: Widget) {
    self.init(Self.make())
    self.maximum = maximum
    child.setParent(self)
  }

  var tradesHeightForWidth: Bool { true }

  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    guard let child = children.first else { return RequestedSize(minimum: 0, natural: 0) }
    switch orientation {
    case .horizontal:
      let width = child.measured(.horizontal)
      return RequestedSize(minimum: width.minimum, natural: max(width.minimum, min(width.natural, maximum)))
    case .vertical:
      return child.measured(.vertical, crossSize: crossSize < 0 ? -1 : childWidth(child, in: crossSize))
    }
  }

  func allocateChildren(width: Int, height: Int, baseline: Int) {
    guard let child = children.first else { return }
    let childWidth = childWidth(child, in: width)
    child.allocate(x: (width - childWidth) / 2, y: 0, width: childWidth, height: height, baseline: baseline)
  }

  private func childWidth(_ child: Widget, in width: Int) -> Int {
    min(width, max(maximum, child.measured(.horizontal).minimum))
  }
}

/// A frame that reserves room in the layout for a control's hit area, with the visible box in its middle.
///
/// ```swift
/// HitAreaFrame(IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add item") { addItem() })
/// ```
/// A hit area never changes layout, and neighbours share the gap between them. A frame asks for enough room for the
/// whole minimum area of a control. It uses the largest minimum of all devices (``HitPolicy``), so that nothing moves
/// when the user changes the device. A frame around a larger control adds no room. A press anywhere in the frame
/// presses the control.
///
/// ## CSS nodes
/// ```
/// hit-area-frame
/// ╰── the control
/// ```
///
/// ## Example
/// Gallery page `hit-area`.
@MainActor
public final class HitAreaFrame: Widget, Measuring, Allocating {
  @_spi(Hooks) override public class var nativeType: NativeType { .widget(cssName: "hit-area-frame") }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Creates a frame around a control.
  public convenience init(_ control: Control) {
    self.init(Self.make())
    control.setParent(self)
  }

  /// The visible box of the control, in the frame's coordinates, in logical pixels; nil before it is laid out.
  public var visibleBox: Rectangle? { children.first?.bounds(in: self) }

  /// Returns the control's minimum hit size, or the control's own size if that is larger.
  @_spi(Hooks) public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    guard let control = children.first as? Control else { return RequestedSize(minimum: 0, natural: 0) }
    let own = control.measured(orientation)
    let least = control.largestMinimumHitSize.map { orientation == .horizontal ? $0.usableWidth : $0.usableHeight } ?? 0
    let size = Int(clamping: least.rounded(.up))
    let offset = max(0, size - own.natural) / 2
    return RequestedSize(
      minimum: max(own.minimum, size), natural: max(own.natural, size),
      minimumBaseline: own.minimumBaseline < 0 ? -1 : own.minimumBaseline + max(0, size - own.minimum) / 2,
      naturalBaseline: own.naturalBaseline < 0 ? -1 : own.naturalBaseline + offset)
  }

  /// Places the control in the middle, at its natural size or smaller.
  @_spi(Hooks) public func allocateChildren(width: Int, height: Int, baseline: Int) {
    guard let control = children.first else { return }
    let (own, tall) = (control.measured(.horizontal), control.measured(.vertical))
    let (childWidth, childHeight) = (min(own.natural, width), min(tall.natural, height))
    control.allocate(
      x: (width - childWidth) / 2, y: (height - childHeight) / 2, width: childWidth, height: childHeight)
  }
}

/// Gives a control's hit area room of its own in the layout, with what is seen in the middle of it.
///
/// ```swift
/// HitAreaFrame(IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add item") { addItem() })
/// ```
/// A hit area never touches layout, and neighbours share the gap between them. Where every control is to have the whole
/// of its least area for itself, a frame asks for so much room: for the greatest that any device needs
/// (``HitPolicy``), so that nothing moves when another device is used. A control that is larger is framed tightly. The
/// room is the control's: a press anywhere in the frame is one of the control.
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
  override public class var nativeType: NativeType { .widget(cssName: "hit-area-frame") }

  /// A frame around a control.
  public convenience init(_ control: Control) {
    self.init(Self.make())
    control.setParent(self)
  }

  /// What is seen of the control, in the frame's coordinates, logical pixels; nil before it is laid out.
  public var visibleBox: Rectangle? { children.first?.bounds(in: self) }

  /// Asks for the control's least area, or for what the control asks for where that is more.
  public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    guard let control = children.first as? Control else { return RequestedSize(minimum: 0, natural: 0) }
    let own = control.measured(orientation)
    let least = control.largestMinimumHitSize.map { orientation == .horizontal ? $0.usableWidth : $0.usableHeight } ?? 0
    let size = Int(least.rounded(.up))
    let offset = max(0, size - own.natural) / 2
    return RequestedSize(
      minimum: max(own.minimum, size), natural: max(own.natural, size),
      minimumBaseline: own.minimumBaseline < 0 ? -1 : own.minimumBaseline + max(0, size - own.minimum) / 2,
      naturalBaseline: own.naturalBaseline < 0 ? -1 : own.naturalBaseline + offset)
  }

  /// Places the control in the middle, as large as it asks for.
  public func allocateChildren(width: Int, height: Int, baseline: Int) {
    guard let control = children.first else { return }
    let (own, tall) = (control.measured(.horizontal), control.measured(.vertical))
    let (childWidth, childHeight) = (min(own.natural, width), min(tall.natural, height))
    control.allocate(
      x: (width - childWidth) / 2, y: (height - childHeight) / 2, width: childWidth, height: childHeight)
  }
}

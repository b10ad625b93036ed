import CGtk

/// A container that wraps its children into lines, each child at its natural width. Children with
/// ``Widget/expandsHorizontally`` share the free room of their line.
///
/// Widgets of one line that fill its height share a baseline, such as the texts of a button and of a label. Unlike
/// `GtkFlowBox` it puts no selectable, focusable wrapper around a child. Tab goes in the children's order, whatever
/// their heights.
@MainActor
public final class WrapBox: Widget, Measuring, Allocating, FocusMoving {
  override public class var nativeType: NativeType { .widget(cssName: "wrap-box") }

  private var spacing = 0
  private var lineSpacing = 0

  required init(_ native: NativeInstance) { super.init(native) }

  /// Children in wrapping lines. `spacing` is between two children of a line, in logical pixels.
  public convenience init(spacing: Int = 0, lineSpacing: Int = 0, @WidgetBuilder children: () -> [Widget]) {
    self.init(Self.make())
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    for child in children() { append(child) }
  }

  /// Adds a child at the end. A child that fills its line is aligned by its baseline.
  public func append(_ child: Widget) {
    if child.verticalAlignment == .fill { gtk_widget_set_valign(child.pointer, cgtk_align_fill_on_baseline()) }
    child.setParent(self)
  }

  /// Removes a child. It is finalized unless other code holds it.
  public func remove(_ child: Widget) { if child.parent === self { child.unparent() } }

  public func removeAll() { for child in children { remove(child) } }

  /// Moves focus in the order of the children.
  public func moveFocus(_ direction: FocusDirection) -> Bool {
    moveFocusInOrder(direction) ?? native.moveFocus(direction)
  }

  public var tradesHeightForWidth: Bool { true }

  public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    let shown = children.filter(\.isVisible)
    switch orientation {
    case .horizontal:
      let widths = shown.map { $0.measured(.horizontal) }
      let natural = widths.map(\.natural).reduce(0, +) + max(0, widths.count - 1) * spacing
      return RequestedSize(minimum: widths.map(\.minimum).max() ?? 0, natural: natural)
    case .vertical:
      let height = lines(of: shown, width: crossSize < 0 ? .max : crossSize).last.map { $0.y + $0.height } ?? 0
      return RequestedSize(minimum: height, natural: height)
    }
  }

  public func allocateChildren(width: Int, height: Int, baseline: Int) {
    let isReversed = textDirection == .rightToLeft
    for line in lines(of: children.filter(\.isVisible), width: width) {
      var x = 0
      for (child, size) in zip(line.items.map(\.widget), widths(in: line, of: width)) {
        let start = isReversed ? width - x - size : x
        let baseline = Self.followsBaseline(child) ? line.baseline : -1
        child.allocate(x: start, y: line.y, width: size, height: line.height, baseline: baseline)
        x += size + spacing
      }
    }
  }

  /// Returns the widths of the children of a line, those that expand with their shares of the free room.
  private func widths(in line: Line, of width: Int) -> [Int] {
    var room = max(0, width - line.items.map(\.width).reduce((line.items.count - 1) * spacing, +))
    var growing = line.items.count { $0.widget.expandsHorizontally }
    return line.items.map { child, size in
      guard child.expandsHorizontally else { return size }
      let share = room / growing
      (room, growing) = (room - share, growing - 1)
      return size + share
    }
  }

  private typealias Line = (items: [(widget: Widget, width: Int)], y: Int, height: Int, baseline: Int)

  private func lines(of widgets: [Widget], width: Int) -> [Line] {
    var lines: [Line] = []
    var used = 0
    for widget in widgets {
      let wanted = widget.measured(.horizontal)
      let size = max(wanted.minimum, min(wanted.natural, width))
      let height = widget.measured(.vertical, crossSize: size)
      if !lines.isEmpty, used + spacing + size <= width {
        used += spacing + size
      } else {
        lines.append(([], lines.last.map { $0.y + $0.height + lineSpacing } ?? 0, 0, -1))
        used = size
      }
      lines[lines.endIndex - 1].items.append((widget, size))
      add(height, of: widget, to: &lines[lines.endIndex - 1])
    }
    return lines
  }

  private static func followsBaseline(_ widget: Widget) -> Bool {
    widget.verticalAlignment == .fill || widget.verticalAlignment == .baseline
  }

  /// Makes a line as high as one more widget needs, above and below the line's baseline where the widget has one.
  private func add(_ height: RequestedSize, of widget: Widget, to line: inout Line) {
    guard height.naturalBaseline >= 0, Self.followsBaseline(widget) else {
      // It fills the line, or stands in its middle.
      let more = max(0, height.natural - line.height)
      if line.baseline >= 0 { line.baseline += more / 2 }
      line.height += more
      return
    }
    let below = height.natural - height.naturalBaseline
    guard line.baseline >= 0 else {
      line.baseline = height.naturalBaseline + max(0, line.height - height.natural) / 2
      line.height = max(line.height, height.natural)
      return
    }
    let lower = max(line.height - line.baseline, below)
    line.baseline = max(line.baseline, height.naturalBaseline)
    line.height = line.baseline + lower
  }
}

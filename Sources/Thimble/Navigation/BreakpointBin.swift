import Observation

/// A container of one widget, whose layout can follow the width that the window leaves for it.
///
/// ```swift
/// let page = BreakpointBin(content)
/// actions.bind(\.orientation) { [weak page] in page?.isNarrower(than: 480) == true ? .vertical : .horizontal }
/// ```
/// Ask ``isNarrower(than:)`` in a binding: of a property, of the children of a box, or of an `ObservationToken`. Any number
/// of breakpoints can be asked. The content follows with the next frame. For a sidebar beside a content there is
/// ``NavigationSplitView``.
///
/// The container asks for no more than 320 logical pixels, the width of a small phone (WCAG 2.2, 1.4.10), even if its content
/// needs more in its present layout. Otherwise the window could not become narrow enough for another one.
///
/// ## CSS nodes
/// ```
/// breakpoint-bin
/// ╰── the content
/// ```
///
/// ## Example
/// Gallery page `lists`.
@MainActor
public final class BreakpointBin: Widget, Measuring, Allocating {
  @_spi(Hooks) override public class var nativeType: NativeType { .widget(cssName: "breakpoint-bin") }

  /// The width that the content has, as a model that bindings follow.
  @Observable
  @MainActor
  final class Room {
    /// Logical pixels; nil before the first layout.
    var width: Int?
    var textScale = 1.0
  }

  private let room = Room()
  private var themeChanges: ObservationToken?
  private static let widestMinimum = 320

  required init(_ native: NativeInstance) {
    super.init(native)
    room.textScale = ThemeController.shared.context.textScale
    themeChanges = ThemeController.shared.observe { [weak room] in
      if room?.textScale != $0.textScale { room?.textScale = $0.textScale }
    }
  }

  /// Creates a container of a widget.
  public convenience init(_ content: Widget) {
    self.init(Self.make())
    content.setParent(self)
  }

  /// Returns whether the width is below a breakpoint, which is in scaled pixels. It is false before the first layout.
  public func isNarrower(than breakpoint: Breakpoint) -> Bool {
    let textScale = room.textScale
    return room.width.map { breakpoint.isAbove($0, textScale: textScale) } ?? false
  }

  // MARK: Layout

  @_spi(Hooks) public var tradesHeightForWidth: Bool { true }

  @_spi(Hooks) public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    guard let content = children.first else { return RequestedSize(minimum: 0, natural: 0) }
    let width = content.measured(.horizontal)
    guard orientation == .horizontal else {
      return content.measured(.vertical, crossSize: crossSize < 0 ? crossSize : max(crossSize, width.minimum))
    }
    return RequestedSize(minimum: min(width.minimum, Self.widestMinimum), natural: width.natural)
  }

  @_spi(Hooks) public func allocateChildren(width: Int, height: Int, baseline: Int) {
    if room.width != width { room.width = width }
    guard let content = children.first else { return }
    let own = max(width, content.measured(.horizontal).minimum)
    let tall = max(height, content.measured(.vertical, crossSize: own).minimum)
    // Too wide until it follows: its start is in sight.
    let x = textDirection == .rightToLeft ? width - own : 0
    content.allocate(x: x, y: 0, width: own, height: tall, baseline: baseline)
  }
}

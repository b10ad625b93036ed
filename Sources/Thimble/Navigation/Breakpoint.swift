/// A width below which a layout changes.
///
/// The width is in scaled pixels, as in libadwaita: logical pixels at the normal text size. With text of twice the size, a
/// breakpoint of 600 is at 1200 logical pixels, because the same words need twice the room.
///
/// ```swift
/// split.breakpoint = 600
/// ```
public struct Breakpoint: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The width in scaled pixels; 0 and less for never.
  public var width: Double

  /// Creates a breakpoint at a width in scaled pixels. NaN counts as 0.
  public init(_ width: Double) { self.width = width.isNaN ? 0 : width }

  public init(integerLiteral width: Int) { self.init(Double(width)) }

  /// Returns whether a width is below the breakpoint.
  ///
  /// - Parameters:
  ///   - width: logical pixels.
  ///   - textScale: the user's text size, as in ``/Theming/ThemeContext/textScale``.
  /// - Returns: whether the narrow layout applies.
  public func isAbove(_ width: Int, textScale: Double) -> Bool { Double(width) < self.width * textScale }
}

/// The layout of a ``NavigationSplitView``, as a value.
struct SplitLayout: Equatable, Sendable {
  var breakpoint: Breakpoint = 500
  /// The preferred width of the sidebar, in scaled pixels.
  var sidebarWidth = 240.0
  /// The preferred width of the content, in scaled pixels, beside a sidebar that gets the rest; nil for the reverse.
  var contentWidth: Double?

  /// The widths that the parts need, in logical pixels.
  struct Needs: Equatable, Sendable {
    var sidebar: Int
    var separator: Int
    var content: Int

    var all: Int { sidebar + separator + content }
  }

  /// Returns whether only one part is shown: below the breakpoint, and where both together have no room.
  func isCollapsed(_ width: Int, _ needs: Needs, textScale: Double) -> Bool {
    breakpoint.isAbove(width, textScale: textScale) || width < needs.all
  }

  /// Returns the width of the sidebar beside the content.
  func sidebar(_ width: Int, _ needs: Needs, textScale: Double) -> Int {
    let room = max(needs.sidebar, width - needs.separator - needs.content)
    let pixels = { (scaled: Double) in Int(clamping: (scaled * textScale).rounded()) }
    let wanted = contentWidth.map { width - needs.separator - pixels($0) } ?? pixels(sidebarWidth)
    return min(max(needs.sidebar, wanted), room)
  }
}

// The methods that a Swift subclass of a widget can override. A class conforms to a protocol for each, and only these
// calls cross from C into Swift. A method without its conformance is not called. Chain up through `native`, as the
// examples do; a Swift subclass of such a class overrides with `override` and `super`.

/// A widget that decides which points are its own.
///
/// ```swift
/// func contains(x: Double, y: Double) -> Bool { native.contains(x: x, y: y) || y < -10 }
/// ```
@MainActor
public protocol HitTesting: Widget {
  /// Returns whether the point belongs to the widget, for picking and for the end of a press.
  ///
  /// - Parameters:
  ///   - x: logical pixels from the left of the widget's content box; may be negative.
  ///   - y: logical pixels from the top of the widget's content box; may be negative.
  /// - Returns: whether it does.
  func contains(x: Double, y: Double) -> Bool
}

/// A widget that measures itself.
///
/// Its type has no layout manager, so conform to ``Allocating`` too if it has children. ``NativeImplementation`` still
/// measures and places them as the layout manager would.
@MainActor
public protocol Measuring: Widget {
  /// The size the widget needs.
  ///
  /// - Parameters:
  ///   - orientation: the direction that is asked for.
  ///   - crossSize: the size in the other direction, logical pixels, or -1 when it is not known.
  /// - Returns: the size of the content, without CSS padding and border.
  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize

  /// Indicates whether the height depends on the width. The default is false: GTK then asks for the height with a
  /// `crossSize` of -1 only.
  var tradesHeightForWidth: Bool { get }
}

extension Measuring {
  public var tradesHeightForWidth: Bool { false }
}

/// A widget that places its children itself.
///
/// Its type has no layout manager, so conform to ``Measuring`` too.
@MainActor
public protocol Allocating: Widget {
  /// Gives each visible child its place, by ``Widget/allocate(x:y:width:height:baseline:)``.
  ///
  /// - Parameters:
  ///   - width: logical pixels, without the widget's CSS padding and border.
  ///   - height: logical pixels, without the widget's CSS padding and border.
  ///   - baseline: logical pixels from the top, or -1 for none.
  func allocateChildren(width: Int, height: Int, baseline: Int)
}

/// A widget that draws more than CSS does. Conforming replaces the drawing of children: chain up for it.
@MainActor
public protocol Drawing: Widget {
  /// Adds the widget's content to `snapshot`, on top of its CSS background.
  func draw(_ snapshot: Snapshot)
}

/// A widget that follows its own state flags (hover, press, focus …).
@MainActor
public protocol StateObserving: Widget {
  /// Called after any of ``Widget/stateFlags`` changed.
  func stateFlagsChanged(from previous: StateFlags)
}

/// A widget that follows its way into a window and out of it.
@MainActor
public protocol Rooting: Widget {
  func didRoot()
  func willUnroot()
}

/// A widget that follows whether it can be seen.
@MainActor
public protocol Mapping: Widget {
  /// The widget has just become visible in a visible window.
  func didMap()
  /// The widget is about to become invisible.
  func willUnmap()
}

/// A container that decides where keyboard focus goes inside it.
@MainActor
public protocol FocusMoving: Widget {
  /// Tab, or an arrow key that no other widget handled, moves focus into the widget, on inside it, or out of it.
  ///
  /// Chain up by ``NativeImplementation/moveFocus(_:)``, which goes through the children one by one.
  ///
  /// - Returns: whether focus now is at its new place inside; false lets it go on behind the widget.
  func moveFocus(_ direction: FocusDirection) -> Bool
}

/// A button type that decides about activation, from whichever side it comes.
@MainActor
public protocol Activating: Widget {
  /// A press was completed, by pointer, key or assistive technology. Runs before any handler of `clicked`.
  ///
  /// - Returns: whether handlers may run: false stops the emission.
  func willClick() -> Bool

  /// A key, a mnemonic or an assistive technology asks to press the button.
  ///
  /// - Returns: whether GTK may show the press and then click: false stops it there.
  func willActivate() -> Bool
}

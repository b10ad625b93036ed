// The virtual functions of GTK that a Swift subclass of a widget can override. Each has a protocol; C calls a method
// only if the class conforms to its protocol. To chain up to C, call `native`, as the examples do. A subclass of such a
// class uses `override` and `super` instead.

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
  /// - Returns: whether the point belongs to the widget.
  func contains(x: Double, y: Double) -> Bool
}

/// A widget that measures itself.
///
/// Without ``Allocating``, its children get the places that its nearest C class gives them. ``NativeImplementation``
/// measures and places the children as the layout manager of that class does.
@MainActor
public protocol Measuring: Widget {
  /// Returns the size that the widget needs in one direction.
  ///
  /// - Parameters:
  ///   - orientation: the measured direction.
  ///   - crossSize: the size in the other direction, logical pixels; -1 if it is unknown.
  /// - Returns: the size of the content, without CSS padding and border.
  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize

  /// Indicates whether the height depends on the width. The default is false: GTK then measures the height only with a
  /// `crossSize` of -1.
  var tradesHeightForWidth: Bool { get }
}

extension Measuring {
  public var tradesHeightForWidth: Bool { false }
}

/// A widget that places its children itself.
///
/// Without ``Measuring``, the widget asks for the size that its nearest C class asks for.
@MainActor
public protocol Allocating: Widget {
  /// Places each visible child with ``Widget/allocate(x:y:width:height:baseline:)``.
  ///
  /// - Parameters:
  ///   - width: logical pixels, without the widget's CSS padding and border.
  ///   - height: logical pixels, without the widget's CSS padding and border.
  ///   - baseline: logical pixels from the top; -1 for none.
  func allocateChildren(width: Int, height: Int, baseline: Int)
}

/// A widget that draws more than its CSS. The method replaces the drawing of children, so chain up to draw them.
@MainActor
public protocol Drawing: Widget {
  /// Adds the widget's content to `snapshot`, on top of its CSS background.
  func draw(_ snapshot: Snapshot)
}

/// A widget that observes its own state flags, such as hover, press and focus.
@MainActor
public protocol StateObserving: Widget {
  /// Called after a change of ``Widget/stateFlags``.
  ///
  /// - Parameter previous: the flags before the change.
  func stateFlagsChanged(from previous: StateFlags)
}

/// A widget that observes when it enters and leaves a window.
@MainActor
public protocol Rooting: Widget {
  /// Called after the widget entered a window.
  func didRoot()
  /// Called before the widget leaves its window.
  func willUnroot()
}

/// A widget that observes when it becomes visible and invisible.
@MainActor
public protocol Mapping: Widget {
  /// Called after the widget became visible in a visible window.
  func didMap()
  /// Called before the widget becomes invisible.
  func willUnmap()
}

/// A container that decides where keyboard focus goes inside it: by keys, by ``Widget/grabFocus()``, and by the mnemonic of a
/// label.
@MainActor
public protocol FocusMoving: Widget {
  /// Called when Tab, or an arrow key that no other widget handled, moves focus into, inside or out of the widget.
  ///
  /// To move focus from child to child, chain up with ``NativeImplementation/moveFocus(_:)``.
  ///
  /// - Returns: true if focus has moved to its new place inside the widget; false lets focus leave the widget.
  func moveFocus(_ direction: FocusDirection) -> Bool
}

/// A button that can refuse activation by pointer, key or assistive technology.
@MainActor
public protocol Activating: Widget {
  /// Called when a press by pointer, key or assistive technology is complete, before the handlers of the signal
  /// `clicked`.
  ///
  /// - Returns: whether the handlers run. False stops the emission of the signal.
  func willClick() -> Bool

  /// Called when a key, a mnemonic or an assistive technology is about to press the button.
  ///
  /// - Returns: whether GTK shows the press and then clicks the button.
  func willActivate() -> Bool
}

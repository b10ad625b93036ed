package import CGtk

/// A direction of layout.
public enum Orientation: Sendable {
  case horizontal
  case vertical

  package init(_ orientation: GtkOrientation) {
    self = orientation == GTK_ORIENTATION_VERTICAL ? .vertical : .horizontal
  }

  package var gtk: GtkOrientation {
    self == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
  }
}

extension Orientation: NativeEnumeration {
  public static var nativeValues: [(nick: String, value: Orientation)] {
    [("horizontal", .horizontal), ("vertical", .vertical)]
  }
}

/// Where a widget stands in room that is larger than it.
public enum Alignment: Sendable {
  case fill, start, end, center, baseline

  package var gtk: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    case .baseline: GTK_ALIGN_BASELINE
    }
  }
}

/// The size a widget needs in one direction, in logical pixels.
public struct Measurement: Equatable, Sendable {
  /// The least it can live with.
  public var minimum: Int
  /// What it would like.
  public var natural: Int
  /// The baseline at the minimum size, from the top, -1 for none.
  public var minimumBaseline: Int
  /// The baseline at the natural size, from the top, -1 for none.
  public var naturalBaseline: Int

  /// A measurement, without a baseline unless one is given.
  public init(minimum: Int, natural: Int, minimumBaseline: Int = -1, naturalBaseline: Int = -1) {
    self.minimum = minimum
    self.natural = natural
    self.minimumBaseline = minimumBaseline
    self.naturalBaseline = naturalBaseline
  }
}

/// A rectangle in logical pixels, y downwards.
public struct Rectangle: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// Not negative.
  public var width: Double
  /// Not negative.
  public var height: Double

  /// A rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The state of a widget as CSS sees it.
public struct StateFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Pressed: `:active`.
  public static let active = StateFlags(rawValue: GTK_STATE_FLAG_ACTIVE.rawValue)
  /// Under the pointer: `:hover`.
  public static let hovered = StateFlags(rawValue: GTK_STATE_FLAG_PRELIGHT.rawValue)
  /// Selected: `:selected`.
  public static let selected = StateFlags(rawValue: GTK_STATE_FLAG_SELECTED.rawValue)
  /// Disabled: `:disabled`.
  public static let insensitive = StateFlags(rawValue: GTK_STATE_FLAG_INSENSITIVE.rawValue)
  /// Mixed: `:indeterminate`.
  public static let inconsistent = StateFlags(rawValue: GTK_STATE_FLAG_INCONSISTENT.rawValue)
  /// Has keyboard focus: `:focus`.
  public static let focused = StateFlags(rawValue: GTK_STATE_FLAG_FOCUSED.rawValue)
  /// On: `:checked`.
  public static let checked = StateFlags(rawValue: GTK_STATE_FLAG_CHECKED.rawValue)
  /// Has keyboard focus and shows it: `:focus-visible`.
  public static let focusVisible = StateFlags(rawValue: GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue)
}

/// The direction of text, and with it of layout.
public enum TextDirection: String, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  package init(_ direction: GtkTextDirection) {
    self = direction == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }

  /// The direction of widgets for which none was set: at first that of the language.
  @MainActor
  public static var `default`: TextDirection {
    get { TextDirection(gtk_widget_get_default_direction()) }
    set { gtk_widget_set_default_direction(newValue.gtk) }
  }

  package var gtk: GtkTextDirection { self == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR }
}

/// What GTK hands a widget to draw into, for the length of one ``Drawing/draw(_:)``.
@MainActor
public struct Snapshot {
  package let pointer: OpaquePointer
  package init(_ pointer: OpaquePointer) { self.pointer = pointer }
}

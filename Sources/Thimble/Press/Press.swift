/// The cause of a press. An action can read it to learn its own cause.
///
/// ```swift
/// Button("Delete") {
///   if Press.current?.source == .keyboardShortcut { askFirst() } else { delete() }
/// }
/// ```
public struct Press: Hashable, Sendable {
  /// The source of a press.
  public enum Source: String, Sendable, CaseIterable {
    /// A mouse or a touchpad.
    case mouse
    /// A finger.
    case touch
    /// A pen.
    case pen
    /// Space, Return or Enter on the focused button, an arrow key that comes to it in a group with one choice, Return for
    /// the window's default button, or Escape for its cancel button.
    case key
    /// The mnemonic of the title.
    case mnemonic
    /// The button's shortcut, or that of its command.
    case keyboardShortcut
    /// AT-SPI's action: a screen reader, voice or switch control, or a test.
    case assistiveTechnology
    /// A D-Bus call to an object that the application exports, if the application says so: see
    /// ``ButtonPress/perform(by:)``.
    case dBus
    /// An object was dragged onto the button and rested there.
    case dragDwell
    /// The program itself.
    case program

    /// Indicates whether the source is a pointer.
    var isPointer: Bool { self == .mouse || self == .touch || self == .pen }

    /// Indicates whether the source is a key of the keyboard.
    var isKey: Bool { self == .key || self == .mnemonic || self == .keyboardShortcut }
  }

  public var source: Source
  /// The modifier keys that were held.
  public var modifiers: Modifiers
  /// The position in logical pixels, from the top left of the button's content; nil without a pointer.
  public var location: Point?
  /// The number of presses in a row: 2 for the second press of a double click, and so on.
  public var clickCount: Int
  /// The number of earlier runs of the action in this press. It is 0 unless the button repeats.
  public var repeatIndex: Int

  /// Creates a press.
  public init(
    _ source: Source, modifiers: Modifiers = [], location: Point? = nil, clickCount: Int = 1, repeatIndex: Int = 0
  ) {
    self.source = source
    self.modifiers = modifiers
    self.location = location
    self.clickCount = clickCount
    self.repeatIndex = repeatIndex
  }

  /// The press whose action is running, also after an `await`; nil elsewhere. Handlers of `clicked` read
  /// ``ButtonPress/last`` instead.
  @TaskLocal public static var current: Press?
}

extension Press.Source: NullableEnumeration {
  public static var nativeValues: [(nick: String, value: Self)] {
    [
      ("mouse", .mouse), ("touch", .touch), ("pen", .pen), ("key", .key), ("mnemonic", .mnemonic),
      ("keyboard-shortcut", .keyboardShortcut), ("assistive-technology", .assistiveTechnology), ("d-bus", .dBus),
      ("drag-dwell", .dragDwell), ("program", .program),
    ]
  }
}

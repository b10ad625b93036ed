/// How a button came to be pressed: what an action can ask about its own cause.
///
/// ```swift
/// Button("Delete") {
///   if Press.current?.source == .keyboardShortcut { askFirst() } else { delete() }
/// }
/// ```
public struct Press: Hashable, Sendable {
  /// By what.
  public enum Source: String, Sendable, CaseIterable {
    case mouse
    case touch
    case pen
    /// Space, Return or Enter on the focused button, or Return for the window's default button and Escape for the one that
    /// cancels.
    case key
    /// The underlined letter of the title.
    case mnemonic
    case keyboardShortcut
    /// A screen reader, voice or switch control, or a test: AT-SPI's action.
    case assistiveTechnology
    /// A call over D-Bus to what the application exports, where it says so: see ``Button/performPrimaryAction(by:)``.
    case dBus
    /// Something was dragged onto the button and rested there.
    case dragDwell
    /// The program itself.
    case program

    /// Whether something points at the button.
    var isPointer: Bool { self == .mouse || self == .touch || self == .pen }
  }

  public var source: Source
  /// What was held beside it.
  public var modifiers: Modifiers
  /// Where, in logical pixels from the top left of the button's content; nil where there is no pointer.
  public var location: Point?
  /// 2 for the second press of a double click, and so on.
  public var clickCount: Int
  /// How many times the action has run in this press before: 0, but for a button that repeats.
  public var repeatIndex: Int

  /// A press.
  public init(
    _ source: Source, modifiers: Modifiers = [], location: Point? = nil, clickCount: Int = 1, repeatIndex: Int = 0
  ) {
    self.source = source
    self.modifiers = modifiers
    self.location = location
    self.clickCount = clickCount
    self.repeatIndex = repeatIndex
  }

  /// The press whose action is running, also after an `await`; nil elsewhere. Handlers of `clicked` ask
  /// ``Button/lastPress``.
  @TaskLocal public static var current: Press?
}

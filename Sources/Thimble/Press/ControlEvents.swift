/// The events of a button: the phases of a press, and its action.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A press begins.
  public static let pressDown = ControlEvents(rawValue: 1 << 0)
  /// A press begins that is the second or a later press of a double click.
  public static let pressDownRepeat = ControlEvents(rawValue: 1 << 1)
  public static let dragInside = ControlEvents(rawValue: 1 << 2)
  public static let dragOutside = ControlEvents(rawValue: 1 << 3)
  public static let dragEnter = ControlEvents(rawValue: 1 << 4)
  public static let dragExit = ControlEvents(rawValue: 1 << 5)
  public static let pressUpInside = ControlEvents(rawValue: 1 << 6)
  public static let pressUpOutside = ControlEvents(rawValue: 1 << 7)
  public static let pressCancel = ControlEvents(rawValue: 1 << 8)
  /// The button runs its primary action, whatever the source.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 9)

  /// All phases of a press.
  public static let allPressEvents = ControlEvents(rawValue: (1 << 9) - 1)
  public static let all = ControlEvents(rawValue: (1 << 10) - 1)

  /// Creates the set for an event.
  init(_ event: PressEvent) {
    self =
      switch event.phase {
      case .began: event.press.clickCount > 1 ? [.pressDown, .pressDownRepeat] : .pressDown
      case .movedInside: .dragInside
      case .movedOutside: .dragOutside
      case .entered: .dragEnter
      case .exited: .dragExit
      case .endedInside: .pressUpInside
      case .endedOutside: .pressUpOutside
      case .cancelled: .pressCancel
      }
  }
}

/// An event of a press on a button.
public struct PressEvent: Hashable, Sendable {
  /// A phase of a press.
  public enum Phase: String, Sendable, CaseIterable {
    /// The press began.
    case began
    /// The press moved inside the button or its surrounding hit area.
    case movedInside
    /// The press moved outside the button.
    case movedOutside
    /// The press came back onto the button.
    case entered
    /// The press left the button and is still down.
    case exited
    /// The press was released on the button. The button's action follows.
    case endedInside
    /// The press was released outside the button. No action follows.
    case endedOutside
    /// The press was cancelled: by Escape, a scroll, a long press, or because the button became unavailable.
    case cancelled
  }

  public var phase: Phase
  /// The source, place and modifiers of the press.
  public var press: Press
  /// The time since a fixed moment, which is the same for all events of a program.
  public var time: Duration

  /// Creates an event.
  public init(_ phase: Phase, _ press: Press, time: Duration = .zero) {
    self.phase = phase
    self.press = press
    self.time = time
  }
}

extension PressEvent.Phase: NativeEnumeration {
  public static var nativeName: String { "ThimblePressPhase" }

  public static var nativeValues: [(nick: String, value: Self)] {
    [
      ("began", .began), ("moved-inside", .movedInside), ("moved-outside", .movedOutside), ("entered", .entered),
      ("exited", .exited), ("ended-inside", .endedInside), ("ended-outside", .endedOutside), ("cancelled", .cancelled),
    ]
  }
}

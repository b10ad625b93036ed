/// A step of a sample's play. A play is a script that uses the sample as a person does, and checks what it shows.
///
/// ```swift
/// Sample("save", save, play: [.press("Save"), .expect("Save", is: .busy), .expect("Saved")])
/// ```
/// A step names a widget by its accessible name or its text. It waits until the widget is there, so a play needs no
/// pauses.
public struct PlayStep: Equatable, Sendable {
  /// A state of a widget that a step expects.
  public enum State: String, CaseIterable, Sendable {
    case on, off, mixed, busy, idle, enabled, disabled, focused, expanded, collapsed
  }

  /// An input device for a press.
  public enum Input: String, CaseIterable, Sendable {
    /// A click of the main button in the middle of the widget.
    case pointer
    /// Space, after keyboard focus has moved to the widget.
    case key
  }

  enum Action: Equatable, Sendable {
    case press(String, Input?)
    case type(String, into: String)
    case wait(Duration)
    case expect(String, State?)
    case expectNone(String)
  }

  let action: Action
  /// The longest time for the step.
  let limit: Duration

  /// Presses a button, a toggle, an item of an open menu or another widget, once it is there and enabled. A later press of
  /// the same name finds the same widget, even if it has another name by then.
  ///
  /// On a test desktop, `input` chooses the pointer or the keyboard. On a user's desktop, and by default, the program
  /// presses the widget: the pointer and the keyboard focus stay where they are.
  public static func press(_ name: String, by input: Input? = nil, within limit: Duration = .seconds(10)) -> PlayStep {
    PlayStep(action: .press(name, input), limit: limit)
  }

  /// Replaces the text of a field.
  public static func type(_ text: String, into name: String, within limit: Duration = .seconds(10)) -> PlayStep {
    PlayStep(action: .type(text, into: name), limit: limit)
  }

  /// Waits for a time, to check that something does not happen. To wait for something, expect it instead.
  public static func wait(_ duration: Duration) -> PlayStep { PlayStep(action: .wait(duration), limit: duration) }

  /// Waits until a widget with this name or text is there, in a state if one is given.
  public static func expect(
    _ name: String, is state: State? = nil, within limit: Duration = .seconds(10)
  ) -> PlayStep {
    PlayStep(action: .expect(name, state), limit: limit)
  }

  /// Waits until no widget with this name or text is there.
  public static func expectNone(_ name: String, within limit: Duration = .seconds(10)) -> PlayStep {
    PlayStep(action: .expectNone(name), limit: limit)
  }

  /// The step in words: `Press “Save”`.
  var text: String {
    switch action {
    case .press(let name, nil): "Press \(Self.quoted(name))"
    case .press(let name, let input?): "Press \(Self.quoted(name)) by \(input.rawValue)"
    case .type(let text, let name): "Type \(Self.quoted(text)) into \(Self.quoted(name))"
    case .wait(let duration): "Wait \(Self.seconds(duration))"
    case .expect(let name, nil): "Expect \(Self.quoted(name))"
    case .expect(let name, let state?): "Expect \(Self.quoted(name)) to be \(state.rawValue)"
    case .expectNone(let name): "Expect no \(Self.quoted(name))"
    }
  }

  static func quoted(_ text: String) -> String { "\u{201C}\(text)\u{201D}" }

  /// Returns a duration in seconds with at most one decimal place: `0.5 s`.
  static func seconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(100)).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }
}

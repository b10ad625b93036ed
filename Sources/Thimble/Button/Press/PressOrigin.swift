/// The detection of the source of a press, from the event that GTK is handling.
///
/// GTK reports a key, a mnemonic and an assistive technology alike, by `activate`, and clicks the button a quarter of a
/// second later. So the source is determined at `activate` and kept for the click.
@MainActor
enum PressOrigin {
  private struct Waiting {
    weak var button: Button?
    let press: Press
  }

  /// The press that the running code has declared, if any.
  private static var declared: Press?
  private static var waiting: [Waiting] = []
  private static var latest: Waiting?
  private static var latestTime = Duration.zero

  /// Runs `body`. Presses inside it count as `press`.
  static func declare<Result>(_ press: Press, _ body: () -> Result) -> Result {
    let outer = declared
    declared = press
    defer { declared = outer }
    return body()
  }

  /// Runs `body`. Presses inside it have the source of the event that is being handled.
  static func declareEvent<Result>(_ body: () -> Result) -> Result {
    guard let event = InputEvent.current else { return body() }
    let source: Press.Source = event.key == nil ? Press.Source(event.device) : .key
    return declare(Press(source, modifiers: event.modifiers), body)
  }

  /// Returns whether an activation is a press of its own that is meant for the button as it is now. The program's own
  /// activations always are.
  static func isNew(activationOf button: Button) -> Bool {
    guard (declared ?? cause(of: button, isActivation: true)).source != .program else { return true }
    // The keyboard's own repetition is not a second press.
    return InputEvent.current?.isRepeat != true && !HitArbiter.shared.pressGuard.isForTheOldMeaning(button)
      && !isForFormerFocus(button)
  }

  /// Returns whether a press of a key is the second one of two quick presses, and focus has come to the button by itself in
  /// between: both were meant for the button before, which has left or takes no focus any more.
  static func isForFormerFocus(_ button: Button) -> Bool {
    guard button === Widget.focusHeir, let latest, latest.button !== button, latest.press.source == .key else {
      return false
    }
    let time = HitArbiter.shared.pressGuard.now() - (InputEvent.current?.age ?? .zero)
    return time - latestTime < PressGuard.doubleClickTime
  }

  /// Notes an activation by GTK, and keeps its press for the click that follows.
  static func activationBegan(of button: Button) {
    let press = declared ?? cause(of: button, isActivation: true)
    waiting.removeAll { $0.button == nil || $0.button === button }
    waiting.append(Waiting(button: button, press: press))
    button.existingPress?.activationBegan(press)
  }

  /// Returns the press for the current click.
  static func click(of button: Button) -> Press {
    let press = declared ?? pointer(on: button) ?? activated(button) ?? cause(of: button, isActivation: false)
    latest = Waiting(button: button, press: press)
    latestTime = HitArbiter.shared.pressGuard.now()
    return press
  }

  /// Returns the last press of the button; nil after another button is pressed.
  static func last(of button: Button) -> Press? { latest?.button === button ? latest?.press : nil }

  /// Returns whether a person pressed the button so recently that the next press may belong to a double click.
  static func isFresh(on button: Button) -> Bool {
    guard let latest, latest.button === button, latest.press.source != .program else { return false }
    return HitArbiter.shared.pressGuard.now() - latestTime < PressGuard.doubleClickTime
  }

  private static func activated(_ button: Button) -> Press? {
    guard let index = waiting.firstIndex(where: { $0.button === button }) else { return nil }
    return waiting.remove(at: index).press
  }

  private static func pointer(on button: Button) -> Press? {
    guard let event = InputEvent.current, event.kind == .release, let place = button.point(ofSurface: event.point),
      button.isOwn(place)
    else { return nil }
    return Press(
      Press.Source(event.device), modifiers: event.modifiers, location: place,
      clickCount: button.existingPress?.gesture?.clickCount ?? 1)
  }

  private static func cause(of button: Button, isActivation: Bool) -> Press {
    guard let event = InputEvent.current, let key = event.key else {
      // Outside of any event, only an assistive technology or the program itself activates a widget.
      let isAssistive = isActivation && InputEvent.current == nil && !Widget.isActivating
      return Press(isAssistive ? .assistiveTechnology : .program)
    }
    let source: Press.Source =
      switch key {
      case "space", "KP_Space", "Return", "ISO_Enter", "KP_Enter": .key
      case _ where button.content.mnemonic?.key == key.lowercased: .mnemonic
      default: .keyboardShortcut
      }
    return Press(source, modifiers: event.modifiers)
  }
}

extension Press.Source {
  /// Creates the source for a device.
  init(_ device: InputEvent.Device) {
    switch device {
    case .pointer: self = .mouse
    case .touch: self = .touch
    case .pen: self = .pen
    }
  }
}

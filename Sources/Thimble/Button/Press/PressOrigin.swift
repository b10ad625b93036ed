/// Finds out what presses a button, by what GTK is doing when it says so.
///
/// GTK tells a button of a key, a mnemonic and an assistive technology alike, by `activate`, and clicks it a quarter of a
/// second later: so the cause is looked for at the first, and kept for the second.
@MainActor
enum PressOrigin {
  private struct Waiting {
    weak var button: Button?
    let press: Press
  }

  /// What the code that is running presses buttons by, where it says so.
  private static var declared: Press?
  private static var waiting: [Waiting] = []
  private static var latest: Waiting?

  /// Presses inside `body` are that press.
  static func declare<Result>(_ press: Press, _ body: () -> Result) -> Result {
    let outer = declared
    declared = press
    defer { declared = outer }
    return body()
  }

  /// Presses inside `body` are done with what the event that is being handled was done with.
  static func declareEvent<Result>(_ body: () -> Result) -> Result {
    guard let event = InputEvent.current else { return body() }
    let source: Press.Source = event.key == nil ? Press.Source(event.device) : .key
    return declare(Press(source, modifiers: event.modifiers), body)
  }

  /// GTK asks to press the button, and will click it in a moment.
  static func activation(of button: Button) -> Press {
    let press = declared ?? cause(of: button, isActivation: true)
    waiting.removeAll { $0.button == nil || $0.button === button }
    waiting.append(Waiting(button: button, press: press))
    return press
  }

  /// The press whose click comes now.
  static func click(of button: Button) -> Press {
    let press = declared ?? pointer(on: button) ?? activated(button) ?? cause(of: button, isActivation: false)
    latest = Waiting(button: button, press: press)
    return press
  }

  /// The last press of the button, while no other has been pressed since.
  static func last(of button: Button) -> Press? { latest?.button === button ? latest?.press : nil }

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
      clickCount: button.existingPress?.clickCount ?? 1)
  }

  private static func cause(of button: Button, isActivation: Bool) -> Press {
    guard let event = InputEvent.current, let key = event.key else {
      // Outside of any event only an assistive technology activates a widget, and the program itself.
      let isAssistive = isActivation && InputEvent.current == nil && !Widget.isActivating
      return Press(isAssistive ? .assistiveTechnology : .program)
    }
    let source: Press.Source =
      switch key {
      case "space", "KP_Space", "Return", "ISO_Enter", "KP_Enter": .key
      case _ where button.content.mnemonicKey == key.lowercased: .mnemonic
      default: .keyboardShortcut
      }
    return Press(source, modifiers: event.modifiers)
  }
}

extension Press.Source {
  /// What an event was done with.
  init(_ device: PointerEvents.Event.Device) {
    switch device {
    case .pointer: self = .mouse
    case .touch: self = .touch
    case .pen: self = .pen
    }
  }
}

/// The keys of a button whose presses have a meaning beyond a click: Space, Return and the shortcut hold the press,
/// Escape calls it off, and the Menu key and Shift+F10 stand for a long press.
@MainActor
final class PressKeys {
  private weak var behavior: PressBehavior?
  private weak var button: Button?
  private var controller: KeyController?
  private var held: KeyHold?

  init(of behavior: PressBehavior, on button: Button) {
    self.behavior = behavior
    self.button = button
    let controller = KeyController(
      pressed: { [weak self] in self?.pressed($1, $0.modifiers) ?? false },
      released: { [weak self] _ in self?.released() })
    controller.setPhase(.capture)
    button.add(controller)
    self.controller = controller
  }

  func end() {
    letGo()
    controller.map { button?.remove($0) }
  }

  /// Indicates whether a key holds the press that is down.
  var isHolding: Bool { held != nil }

  /// Ends the hold after the press is over, however it ended.
  func letGo() {
    held?.end()
    held = nil
  }

  /// Begins a hold by a key, on the button or for a shortcut anywhere in the window.
  func hold(_ press: Press) {
    behavior?.run.begin(press)
    guard let button else { return }
    held = KeyHold(
      on: button, isShortcut: press.source == .keyboardShortcut, released: { [weak self] in self?.released() },
      lost: { [weak self] in self?.behavior?.run.cancel() })
  }

  private func pressed(_ key: Key, _ modifiers: Modifiers) -> Bool {
    guard let behavior else { return false }
    switch key {
    case "Escape":
      if behavior.run.press != nil {
        behavior.run.callOff()
        return true
      }
      return behavior.confirmation?.callOff() ?? false
    case "Menu": return performLongPress()
    case "F10" where modifiers.contains(.shift): return performLongPress()
    case "space", "KP_Space": break
    case "Return", "ISO_Enter", "KP_Enter":
      guard case .confirm = behavior.purpose else { return false }
    default: return false
    }
    guard behavior.purpose != nil, modifiers.isSubset(of: .shift), button?.isFocused == true else { return false }
    // The keyboard's own repetition is not a second press.
    if InputEvent.current?.isRepeat == true { return true }
    if held == nil, behavior.canBegin { hold(Press(.key, modifiers: modifiers)) }
    return held != nil
  }

  private func released() {
    guard let held, held.keycode == InputEvent.current?.keycode, let run = behavior?.run else { return }
    let press = run.press
    let last = run.end(nil, isInside: true)
    guard let press, last == .click || last == .tooShort else { return }
    PressOrigin.declare(press) { _ = button?.emitClicked() }
  }

  /// Runs the long-press action for a key that replaces the long press.
  private func performLongPress() -> Bool {
    // A context menu opens instead, which has the action as an item.
    guard let behavior, let longPress = behavior.longPress, behavior.canBePressed, button?.contextMenu == nil else {
      return false
    }
    guard InputEvent.current?.isRepeat != true else { return true }
    longPress.perform(Press(.key, modifiers: InputEvent.current?.modifiers ?? []))
    return true
  }
}

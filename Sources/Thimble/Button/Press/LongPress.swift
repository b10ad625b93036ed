import PlainText

/// The long-press action of a button, with the words for it.
@MainActor
struct LongPress {
  /// The purpose of the action in a word or two.
  let label: String
  /// The sentence for the description.
  let hint: String
  private let action: @MainActor (Press) -> Void

  /// - Parameters:
  ///   - label: the purpose in a word or two.
  ///   - hint: the sentence, in which `%@` is the label; nil for the kit's words.
  ///   - action: the action.
  init(_ label: String, hint: String?, _ action: @escaping @MainActor (Press) -> Void) {
    self.label = label
    let standard = localized(
      "Hold or press Shift+F10: %@", de: "Gedrückt halten oder Umschalt+F10 drücken: %@", ja: "長押しまたは Shift+F10: %@")
    self.hint = Phrase.filled(hint ?? standard, with: [label])
    self.action = action
  }

  func perform(_ press: Press) { Press.$current.withValue(press) { action(press) } }
}

extension Button: ContextMenuOwner {
  /// The action of a long press as an item, because the menu has the keys that would stand for the long press.
  var ownMenuElements: [MenuElement] {
    guard let longPress = existingPress?.longPress else { return [] }
    let item = MenuItem(longPress.label.replacing(each: "_", with: "__"), isEnabled: availability == .ready) {
      [weak self] in
      if self?.availability == .ready { self?.existingPress?.performLongPressOfEvent() }
    }
    return [.item(item)]
  }
}

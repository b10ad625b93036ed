/// The second action of one button.
@MainActor
final class ButtonLongPress {
  let label: String
  let hint: String
  let perform: @MainActor (Press) -> Void

  init(_ label: String, hint: String, _ perform: @escaping @MainActor (Press) -> Void) {
    self.label = label
    self.hint = hint
    self.perform = { press in Press.$current.withValue(press) { perform(press) } }
  }
}

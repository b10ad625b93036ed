// MARK: - Whole behaviours

extension [PlayStep] {
  /// Presses a control, and expects a widget with a name or a text.
  ///
  /// ```swift
  /// Sample("count", count, play: .press("Count", shows: "Pressed once") + .toggle("Sound", isOn: true))
  /// ```
  public static func press(_ name: String, shows result: String) -> [PlayStep] { [.press(name), .expect(result)] }

  /// Presses a toggle twice, and expects it to be in the other state, and then in the first one again. `isOn` is the first
  /// state.
  public static func toggle(_ name: String, isOn: Bool = false) -> [PlayStep] {
    let states: [PlayStep.State] = isOn ? [.on, .off, .on] : [.off, .on, .off]
    return [
      .expect(name, is: states[0]), .press(name), .expect(name, is: states[1]), .press(name),
      .expect(name, is: states[2]),
    ]
  }

  /// Presses one of several buttons, and expects it to be on, and the button that was on before to be off.
  public static func select(_ name: String, insteadOf other: String) -> [PlayStep] {
    [.expect(other, is: .on), .press(name), .expect(name, is: .on), .expect(other, is: .off)]
  }

  /// Presses a menu's button and an item, and expects the menu to close, and a widget with a name or a text if one is given.
  public static func choose(_ item: String, from menu: String, shows result: String? = nil) -> [PlayStep] {
    [.press(menu), .press(item), .expectNone(item)] + (result.map { [.expect($0)] } ?? [])
  }

  /// Presses a button, and expects it to be busy, and at the end idle, with a widget with a name or a text if one is given.
  public static func work(_ name: String, shows result: String? = nil) -> [PlayStep] {
    [.press(name), .expect(name, is: .busy)] + (result.map { [.expect($0)] } ?? []) + [.expect(name, is: .idle)]
  }

  /// Presses a button that asks for a confirmation, confirms by a second press, and expects a widget with a name or a text.
  public static func confirm(_ name: String, shows result: String) -> [PlayStep] {
    [.press(name), .press(name), .expect(result)]
  }
}

public import GtkHost
public import Thimble

// Held presses, the events of a press, and the menu of a button.

// MARK: - Repetition

/// Sets whether the action repeats while the button is held: by pointer, Space or its shortcut.
@_cdecl("thimble_button_set_repeat_behavior")
public func thimbleButtonSetRepeatBehavior(_ button: Instance<Button>, _ behavior: Number<RepeatBehavior>) {
  method(button, Button.self) { button in
    if let behavior = value(behavior, RepeatBehavior.self) {
      button.press.options.repeatBehavior = behavior
    }
  }
}

/// Sets the times of a button that repeats its action.
///
/// - Parameters:
///   - button: the button.
///   - delay: the time before the first repetition, in milliseconds. The default is 500.
///   - interval: the time between repetitions, in milliseconds. The default is 50.
@_cdecl("thimble_button_set_repeat_timing")
public func thimbleButtonSetRepeatTiming(_ button: Instance<Button>, _ delay: UInt32, _ interval: UInt32) {
  method(button, Button.self) { button in
    button.press.options.timing.repeatDelay = milliseconds(delay)
    button.press.options.timing.repeatInterval = milliseconds(interval)
  }
}

// MARK: - Long press

/// Gives the button an action for long presses, the Menu key and Shift+F10: #ThimbleButton::long-pressed is emitted, and the
/// button is not clicked.
///
/// - Parameters:
///   - button: the button.
///   - label: the purpose of the action in a word or two, which a screen reader speaks. It is not blank.
///   - hint: the sentence for the description, with `%@` for the label; %NULL for the kit's, in the user's language.
@_cdecl("thimble_button_set_long_press")
public func thimbleButtonSetLongPress(_ button: Instance<Button>, _ label: Text, _ hint: TextOrNull) {
  method(button, Button.self) { button in
    guard let label = text(label), isSpoken(label) else {
      return refuse("a label that is not blank")
    }
    button.press.setLongPress(label, hint: text(hint)) { [weak button] press in
      button?.emit("long-pressed", press.source)
    }
  }
}

/// Removes the action of thimble_button_set_long_press().
@_cdecl("thimble_button_remove_long_press")
public func thimbleButtonRemoveLongPress(_ button: Instance<Button>) {
  method(button, Button.self) { $0.press.removeLongPress() }
}

/// Sets the time after which a press is a long press.
///
/// - Parameters:
///   - button: the button.
///   - time: the time in milliseconds; 0 for that of the desktop.
@_cdecl("thimble_button_set_long_press_time")
public func thimbleButtonSetLongPressTime(_ button: Instance<Button>, _ time: UInt32) {
  method(button, Button.self) { $0.press.options.timing.longPress = time == 0 ? nil : milliseconds(time) }
}

// MARK: - Events

@MainActor private let pressHandlers = WidgetValue<Int>("reports-presses")

/// Sets whether the button emits #ThimbleButton::press-event. The default is %FALSE.
@_cdecl("thimble_button_set_reports_presses")
public func thimbleButtonSetReportsPresses(_ button: Instance<Button>, _ reports: Truth) {
  method(button, Button.self) { button in
    let known = button.value(for: pressHandlers)
    if reports != 0, known == nil {
      let handler = button.press.addHandler { [weak button] event in
        button?.emit("press-event", event.phase, event.press.source)
      }
      button.setValue(handler, for: pressHandlers)
    } else if reports == 0, let known {
      button.press.removeHandler(known)
      button.setValue(nil, for: pressHandlers)
    }
  }
}

/// Returns the source of the last press: in a handler of #GtkButton::clicked or #ThimbleButton::work-started, the source of
/// this press. It is %THIMBLE_PRESS_SOURCE_NONE after another button is pressed.
@_cdecl("thimble_button_get_press_source")
public func thimbleButtonGetPressSource(_ button: Instance<Button>) -> Number<Press.Source> {
  method(button, Button.self, or: 0) { $0.press.last?.source.number ?? 0 }
}

/// Returns the modifier keys that were held at the last press, as a #GdkModifierType.
@_cdecl("thimble_button_get_press_modifiers")
public func thimbleButtonGetPressModifiers(_ button: Instance<Button>) -> UInt32 {
  method(button, Button.self, or: 0) { $0.press.last?.modifiers.rawValue ?? 0 }
}

/// Cancels a press that is down. No click follows.
@_cdecl("thimble_button_cancel_press")
public func thimbleButtonCancelPress(_ button: Instance<Button>) {
  method(button, Button.self) { $0.press.cancel() }
}

/// Sets whether leaving the button ends a press, even if the pointer comes back. The default is %FALSE.
@_cdecl("thimble_button_set_cancels_on_pointer_exit")
public func thimbleButtonSetCancelsOnPointerExit(_ button: Instance<Button>, _ cancels: Truth) {
  method(button, Button.self) { $0.press.options.cancelsOnPointerExit = cancels != 0 }
}

/// Sets whether a dragged object that rests on the button presses it. The default is %FALSE.
@_cdecl("thimble_button_set_spring_loaded")
public func thimbleButtonSetSpringLoaded(_ button: Instance<Button>, _ isSpringLoaded: Truth) {
  method(button, Button.self) { $0.press.options.isSpringLoaded = isSpringLoaded != 0 }
}

/// Sets whether the desktop's attention sound accompanies the action. The default is %FALSE.
@_cdecl("thimble_button_set_plays_sound")
public func thimbleButtonSetPlaysSound(_ button: Instance<Button>, _ playsSound: Truth) {
  method(button, Button.self) { $0.press.options.playsSound = playsSound != 0 }
}

/// Sets the keyboard shortcut that presses the button from anywhere in its window. The tooltip shows it.
///
/// - Parameters:
///   - button: the button.
///   - shortcut: the shortcut, such as `<Control>s`; %NULL for none. One that cannot be read is logged as critical, and
///     changes nothing.
@_cdecl("thimble_button_set_shortcut")
public func thimbleButtonSetShortcut(_ button: Instance<Button>, _ shortcut: TextOrNull) {
  method(button, Button.self) { button in
    do throws(KeyboardShortcutError) {
      if let words = text(shortcut) {
        button.press.shortcut = try KeyboardShortcut(parsing: words)
      } else {
        button.press.shortcut = nil
      }
    } catch {
      Log.critical("thimble_button_set_shortcut: \(error)")
    }
  }
}

// MARK: - Context menu

/// Sets a menu of further actions. The secondary mouse button, a long press, the Menu key and Shift+F10 open it.
///
/// - Parameters:
///   - button: the button.
///   - model: the menu; %NULL for none. Its actions are those of the widgets around the button.
@_cdecl("thimble_button_set_context_menu")
public func thimbleButtonSetContextMenu(_ button: Instance<Button>, _ model: InstanceOrNull<MenuModel>) {
  method(button, Button.self) { button in
    button.contextMenuModel = optional(model, MenuModel.self, "thimble_button_set_context_menu")
  }
}

/// Opens the context menu as the keyboard does. Does nothing without a menu.
@_cdecl("thimble_button_open_context_menu")
public func thimbleButtonOpenContextMenu(_ button: Instance<Button>) {
  method(button, Button.self) { $0.openContextMenu() }
}

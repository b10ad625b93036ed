public import GtkHost
public import Thimble

// The targets of presses, and the steps between a press and its action.

// MARK: - Targets

/// Sets the minimum area that presses each control in a widget, centred on its visible box. Without it the theme decides: 48 by
/// 48 pixels in the bundled themes.
///
/// - Parameters:
///   - widget: the container, or one control.
///   - touch: the side for fingers, in logical pixels; 0 for the visible box alone.
///   - pointer: the same for mice, touchpads and pens.
@_cdecl("thimble_widget_set_minimum_target")
public func thimbleWidgetSetMinimumTarget(_ widget: Instance<Widget>, _ touch: Double, _ pointer: Double) {
  method(widget, Widget.self) { widget in
    widget.hitPolicy = HitPolicy(touch: touch > 0 ? Size(touch) : nil, pointer: pointer > 0 ? Size(pointer) : nil)
  }
}

/// Returns to the minimum area of the container or the theme.
@_cdecl("thimble_widget_reset_minimum_target")
public func thimbleWidgetResetMinimumTarget(_ widget: Instance<Widget>) {
  method(widget, Widget.self) { $0.hitPolicy = nil }
}

/// Sets the minimum area that presses this button, with any device. It wins over thimble_widget_set_minimum_target().
///
/// - Parameters:
///   - button: the button.
///   - width: the width in logical pixels; 0 for the visible box alone, and a negative number for the area of the container
///     or the theme.
///   - height: the height, in the same way.
@_cdecl("thimble_button_set_minimum_target")
public func thimbleButtonSetMinimumTarget(_ button: Instance<Button>, _ width: Double, _ height: Double) {
  method(button, Button.self) { button in
    if width < 0 || height < 0 {
      button.resetMinimumHitSize()
    } else {
      button.minimumHitSize = width > 0 || height > 0 ? Size(width: width, height: height) : nil
    }
  }
}

/// Sets the insets of the area that presses this button from its visible box. A negative inset moves that edge outwards, and
/// can make the area larger than the minimum. A positive one changes nothing.
///
/// - Parameters:
///   - button: the button.
///   - top: the inset at the top, in logical pixels.
///   - start: the inset at the start of the line.
///   - bottom: the inset at the bottom.
///   - end: the inset at the end of the line.
@_cdecl("thimble_button_set_hit_area_insets")
public func thimbleButtonSetHitAreaInsets(
  _ button: Instance<Button>, _ top: Int32, _ start: Int32, _ bottom: Int32, _ end: Int32
) {
  method(button, Button.self) { $0.hitAreaInsets = insets(top, start, bottom, end) }
}

/// Removes the insets of thimble_button_set_hit_area_insets().
@_cdecl("thimble_button_reset_hit_area_insets")
public func thimbleButtonResetHitAreaInsets(_ button: Instance<Button>) {
  method(button, Button.self) { $0.hitAreaInsets = nil }
}

/// Sets the time for which presses are ignored after the button appears or moves under a still pointer.
///
/// - Parameters:
///   - button: the button.
///   - time: the time in milliseconds; 0 ignores no press. The default is 150, or 500 for a destructive button.
@_cdecl("thimble_button_set_reflow_delay")
public func thimbleButtonSetReflowDelay(_ button: Instance<Button>, _ time: UInt32) {
  method(button, Button.self) { $0.reflowDelay = time == 0 ? nil : milliseconds(time) }
}

// MARK: - Confirmation

/// Requires a long press: a shorter one says so, and does nothing. Mnemonics, shortcuts and assistive technologies cannot hold;
/// there a second press confirms. Replaces the time of thimble_button_set_undo_time().
///
/// - Parameters:
///   - button: the button.
///   - time: the time in milliseconds; 0 for none.
@_cdecl("thimble_button_set_hold_time")
public func thimbleButtonSetHoldTime(_ button: Instance<Button>, _ time: UInt32) {
  method(button, Button.self) { $0.press.confirmation = time == 0 ? nil : .hold(for: milliseconds(time)) }
}

/// Lets the action of a press wait, so that a second press can cancel it. Replaces the time of thimble_button_set_hold_time().
/// thimble_set_time_limit_factor() makes the time longer.
///
/// - Parameters:
///   - button: the button.
///   - time: the time in milliseconds; 0 for none.
@_cdecl("thimble_button_set_undo_time")
public func thimbleButtonSetUndoTime(_ button: Instance<Button>, _ time: UInt32) {
  method(button, Button.self) { $0.press.confirmation = time == 0 ? nil : .undo(for: milliseconds(time)) }
}

/// Sets the end of the time to undo if the button leaves its window meanwhile, or gets another action.
@_cdecl("thimble_button_set_undo_on_leaving")
public func thimbleButtonSetUndoOnLeaving(_ button: Instance<Button>, _ choice: Number<UndoOnLeaving>) {
  method(button, Button.self) { button in
    if let choice = value(choice, UndoOnLeaving.self) {
      button.press.options.undoOnLeaving = choice
    }
  }
}

import CGtk
public import GtkHost
public import Thimble

/// Shows work that the program has begun by itself. Presses are dropped until thimble_button_stop_loading().
///
/// Work that a press begins is simpler with the signal #ThimbleButton::work-started.
@_cdecl("thimble_button_start_loading")
public func thimbleButtonStartLoading(_ button: Instance<Button>) {
  method(button, Button.self) { $0.work.start() }
}

/// Ends the work that thimble_button_start_loading() began. If the work was shown or has failed, the button shows and
/// announces the outcome.
///
/// - Parameters:
///   - button: the button.
///   - outcome: the outcome of the work.
///   - reason: the reason of a failure, for the user: a sentence without a full stop.
@_cdecl("thimble_button_stop_loading")
public func thimbleButtonStopLoading(
  _ button: Instance<Button>, _ outcome: Number<PendingOutcome>, _ reason: TextOrNull
) {
  method(button, Button.self) {
    $0.work.stop(value(outcome, PendingOutcome.self) ?? .neutral, reason: text(reason))
  }
}

/// Ends the work that the signal #ThimbleButton::work-started began, with success. The button shows and announces it.
/// #ThimbleButton:pending becomes %FALSE in a later turn of the main loop.
///
/// It is safe to call when no such work is running.
///
/// - Returns: whether there was work to end.
@_cdecl("thimble_button_finish_work")
public func thimbleButtonFinishWork(_ button: Instance<Button>) -> Truth {
  method(button, Button.self, or: 0) { $0.work.finish(.success(())) ? 1 : 0 }
}

/// Ends the work that the signal #ThimbleButton::work-started began, with an error. The button shows and announces it.
///
/// With %G_IO_ERROR_CANCELLED the work was cancelled. Any other error is a failure, and a screen reader speaks its
/// message, which should be a sentence in the user's language. It is safe to call when no such work is running.
///
/// - Parameters:
///   - button: the button.
///   - cause: the error that ended the work.
/// - Returns: whether there was work to end.
@_cdecl("thimble_button_fail_work")
public func thimbleButtonFailWork(_ button: Instance<Button>, _ cause: BorrowedError) -> Truth {
  method(button, Button.self, or: 0) { $0.work.finish(.failure(failure(cause))) ? 1 : 0 }
}

/// Ends the work that the signal #ThimbleButton::work-started began, with a failure. The button shows it, and a screen reader
/// speaks the message. It is safe to call when no such work is running.
///
/// - Parameters:
///   - button: the button.
///   - message: the reason, for the user: a sentence without a full stop.
/// - Returns: whether there was work to end.
@_cdecl("thimble_button_fail_work_with_message")
public func thimbleButtonFailWorkWithMessage(_ button: Instance<Button>, _ message: Text) -> Truth {
  method(button, Button.self, or: 0) {
    $0.work.finish(.failure(ReportedError(reason: words(message)))) ? 1 : 0
  }
}

/// Returns the error of work that a program in C has reported. Logs a critical message for NULL.
func failure(_ cause: BorrowedError, _ function: StaticString = #function) -> any Error {
  if cause == 0 { refuse("an error, and got NULL", function) }
  let cause = UnsafeMutablePointer<GError>(bitPattern: cause)
  let isCancelled = g_error_matches(cause, g_io_error_quark(), Int32(G_IO_ERROR_CANCELLED.rawValue)) != 0
  let reason = cause?.pointee.message.map { String(cString: $0) } ?? ""
  return isCancelled ? CancellationError() : ReportedError(reason: reason)
}

/// Cancels the running work: the #GCancellable of #ThimbleButton::work-started is cancelled. The work ends when the
/// program calls thimble_button_fail_work().
@_cdecl("thimble_button_cancel_work")
public func thimbleButtonCancelWork(_ button: Instance<Button>) {
  method(button, Button.self) { $0.work.cancel() }
}

/// Disables the button and gives the reason to the user: it is the tooltip and the description, and a press speaks it.
/// The button keeps its place in the tab order. Setting #GtkWidget:sensitive removes the reason.
///
/// - Parameters:
///   - button: the button.
///   - reason: the step that the user must take first, in spoken words.
///   - cause: the widget where the user can take that step. A press moves keyboard focus to it.
@_cdecl("thimble_button_disable")
public func thimbleButtonDisable(_ button: Instance<Button>, _ reason: Text, _ cause: InstanceOrNull<Widget>) {
  method(button, Button.self) { button in
    guard let reason = text(reason), AccessibleName.spoken(reason) != nil else {
      return Log.critical("thimble_button_disable takes a reason that is not blank.")
    }
    button.disable(because: reason, leadingTo: optional(cause, Widget.self, "thimble_button_disable"))
  }
}

/// Enables the button, and removes the reason of thimble_button_disable().
@_cdecl("thimble_button_enable")
public func thimbleButtonEnable(_ button: Instance<Button>) {
  method(button, Button.self) { $0.isEnabled = true }
}

/// Sets the activation policy %THIMBLE_ACTIVATION_POLICY_DEBOUNCE with a time of its own.
///
/// - Parameters:
///   - button: the button.
///   - time: the time without a press after which the work begins, in milliseconds.
@_cdecl("thimble_button_set_debounce_time")
public func thimbleButtonSetDebounceTime(_ button: Instance<Button>, _ time: UInt32) {
  method(button, Button.self) { $0.work.options.activationPolicy = .debounce(milliseconds(time)) }
}

/// Sets whether Escape cancels the work while the button has keyboard focus. The default is %TRUE.
@_cdecl("thimble_button_set_cancellable")
public func thimbleButtonSetCancellable(_ button: Instance<Button>, _ isCancellable: Truth) {
  method(button, Button.self) { $0.work.options.isCancellable = isCancellable != 0 }
}

/// Sets the sentence that a screen reader speaks when the button starts to show its work.
///
/// - Parameters:
///   - button: the button.
///   - label: the sentence; %NULL for the label and "busy", in the user's language.
@_cdecl("thimble_button_set_busy_label")
public func thimbleButtonSetBusyLabel(_ button: Instance<Button>, _ label: TextOrNull) {
  method(button, Button.self) { $0.work.options.busyLabel = text(label) }
}

/// Sets the times for which the button shows its work, from the next run on.
///
/// - Parameters:
///   - button: the button.
///   - showDelay: the time that work may take before it is shown, in milliseconds. The default of the theme is 400.
///   - minimumVisible: the minimum time for which it is shown, in milliseconds. The default of the theme is 500.
///   - outcome: the time for which the outcome is shown, in milliseconds. The default of the theme is 1500.
@_cdecl("thimble_button_set_pending_timing")
public func thimbleButtonSetPendingTiming(
  _ button: Instance<Button>, _ showDelay: UInt32, _ minimumVisible: UInt32, _ outcome: UInt32
) {
  method(button, Button.self) { button in
    button.work.options.timing = PendingTiming(
      showDelay: milliseconds(showDelay), minimumVisible: milliseconds(minimumVisible), outcome: milliseconds(outcome))
  }
}

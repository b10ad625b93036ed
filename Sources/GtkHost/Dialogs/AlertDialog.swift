import CGtk

/// A question or a message that the user answers before anything else: `GtkAlertDialog`, or `GtkMessageDialog` before
/// GTK 4.10.
///
/// ```swift
/// let alert = AlertDialog("Delete all notes?", detail: "You cannot undo this.")
/// guard await alert.confirm("_Delete All", cancel: "_Cancel", over: window) else { return }
/// ```
/// Use it rarely. If an action can be undone, offer undo instead.
///
/// The desktop draws the dialog. Cancelling the task closes it, and so does closing the window that it is over; both
/// count as the user's cancelling.
@MainActor
public struct AlertDialog {
  /// The question or the message, in one short sentence.
  public var message: String
  /// The consequences, in a sentence or two; empty for none.
  public var detail: String

  /// A dialog that is not shown yet.
  public init(_ message: String, detail: String = "") {
    self.message = message
    self.detail = detail
  }

  /// Shows the dialog, and waits for the answer.
  ///
  /// ```swift
  /// enum Answer { case discard, save }
  /// let alert = AlertDialog("Save the changes?", detail: "Otherwise they are lost.")
  /// let answer: Answer? = await alert.choose(["_Discard": .discard, "_Save": .save], cancel: "_Cancel", over: window)
  /// ```
  /// - Parameters:
  ///   - answers: the titles of the buttons and their answers. Return presses the last one. `_` marks the next letter
  ///     as the mnemonic.
  ///   - cancel: the title of the button before those; Escape presses it.
  ///   - window: the window that waits for the answer; nil for none.
  /// - Returns: the answer; nil for none.
  public func choose<Answer>(
    _ answers: KeyValuePairs<String, Answer>, cancel: String, over window: Window?
  ) async -> Answer? {
    let titles = [cancel] + answers.map(\.key)
    let button = await DialogRun.result(over: window) { cancellable, done, data in
      let others = Window.all
      var labels = titles.map { UnsafePointer(g_strdup($0.withoutNUL)) } + [nil]
      cgtk_alert_choose(
        window?.gtkWindow, message.withoutNUL, detail.withoutNUL, &labels, Int32(clamping: titles.count - 1), 0,
        cancellable,
        done,
        data)
      for label in labels { g_free(UnsafeMutablePointer(mutating: label)) }
      // A window is named by its title. GTK's dialog has none, and would show one above the same text.
      for dialog in Window.all where !others.contains(dialog) { dialog.setAccessibilityLabel(message) }
    } finish: {
      Int(cgtk_alert_choose_finish($0, $1))
    }
    guard let button, answers.indices.contains(button - 1) else { return nil }
    return answers[button - 1].value
  }

  /// Shows the dialog with two buttons, and waits for the answer.
  ///
  /// - Parameters:
  ///   - title: the title of the button that goes on, as a verb: "_Delete All".
  ///   - cancel: the title of the other button; Escape presses it.
  ///   - window: the window that waits for the answer; nil for none.
  /// - Returns: whether to go on.
  public func confirm(_ title: String, cancel: String, over window: Window?) async -> Bool {
    await choose([title: true], cancel: cancel, over: window) ?? false
  }

  /// Shows the dialog as a message with one button, and waits until the user has closed it.
  ///
  /// - Parameters:
  ///   - close: the title of the button; Return and Escape press it.
  ///   - window: the window that waits; nil for none.
  public func show(close: String, over window: Window?) async {
    let _: Never? = await choose([:], cancel: close, over: window)
  }
}

/// The run of a GTK dialog from its start to its end.
@MainActor
enum DialogRun {
  typealias Start = (UnsafeMutablePointer<GCancellable>, GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void

  /// Starts a dialog over a window, and waits for its end. Cancelling the task closes the dialog, and so does the end of
  /// the window.
  ///
  /// - Returns: what `finish` returns; nil where the task was cancelled before.
  static func result<Outcome: Sendable>(
    over parent: Window?, _ start: Start, finish: @escaping @MainActor (ObjectPointer?, OpaquePointer) -> Outcome
  ) async -> Outcome? {
    Gtk.initialize()
    guard !Task.isCancelled else { return nil }
    let cancellable = Cancellable()
    let watch = parent.map { LeaveWatch($0) { cancellable.cancel() } }
    let result = await withTaskCancellationHandler {
      await AsyncResult.of({ start(UnsafeMutablePointer(cancellable.opaque), $0, $1) }, finish: finish)
    } onCancel: {
      Task { @MainActor in cancellable.cancel() }
    }
    withExtendedLifetime(watch) {}
    return result
  }
}

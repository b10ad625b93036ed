/// Every word that the kit itself shows or says to the people who use an application, in English: the one place to
/// translate. Where an application sets words of its own, those are used.
enum Phrases {
  /// Said of a button at work, after its name: ``PendingWords/busy``.
  static let busy = "busy"
  /// Said when work is done, after the button's name.
  static let done = "done"
  /// Said when work has failed, after the button's name.
  static let failed = "failed"
  /// Said when work was stopped, after the button's name.
  static let cancelled = "cancelled"
  /// Said when work is over, whatever came of it, after the button's name.
  static let ready = "ready"
  /// Shown and said of a disabled control that gives no reason: ``LargeContentViewer/Wording/unavailable``.
  static let unavailable = "Not available now"
  /// Shown and said of a control at work that is held: ``LargeContentViewer/Wording/busy``.
  static let busyNow = "Busy"

  /// Something said after a control's name, such as "Save, busy".
  static func saying(_ message: String, of label: String) -> String { "\(label), \(message)" }
  /// A share of work, such as "50 %".
  static func percent(_ percent: Int) -> String { "\(percent) %" }
}

// Behaviour/Loading
//
// A button owns the work it starts. While it is at work, further presses are dropped, assistive technologies hear that
// it is busy, and focus, tooltip and size stay. Work that takes less than 400 ms shows nothing; longer work shows a
// spinner for at least half a second.
//
// Keywords: pending busy spinner async await task progress

import Thimble

public enum LoadingPage: Page {
  public static let id = "loading"

  public static let samples = [
    Sample("asyncAction", asyncAction),
    Sample("manual", manual),
    Sample("quick", quick),
    Sample("failure", failure),
  ]

  /// An async action
  ///
  /// Three seconds of work, in each of the three forms of content.
  static func asyncAction() -> Widget {
    let result = Label("Nothing saved yet")
    let work: @MainActor () async throws -> Void = { [weak result] in
      try await Task.sleep(for: .seconds(3))
      result?.text = "Saved"
    }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Save", variant: .primary, action: work)
      Button("Save a Copy", icon: "document-save-as-symbolic", action: work)
      IconButton(icon: "document-save-symbolic", accessibilityLabel: "Save quietly", action: work)
      result
    }
  }

  /// By hand
  ///
  /// For work that something else does: start and stop are two calls.
  static func manual() -> Widget {
    let target = Button("Synchronise", icon: "view-refresh-symbolic", variant: .tinted)
    return WrapBox(spacing: 12, lineSpacing: 12) {
      target
      Button("Start") { [weak target] in target?.startLoading() }
      Button("Stop") { [weak target] in target?.stopLoading() }
    }
  }

  /// Quick work
  ///
  /// A tenth of a second: nothing flashes.
  static func quick() -> Widget {
    let result = Label("Not checked yet")
    return Box(.horizontal, spacing: 12) {
      Button("Check") { [weak result] in
        try await Task.sleep(for: .milliseconds(100))
        result?.text = "All is well"
      }
      result
    }
  }

  /// Failure
  ///
  /// What the work throws reaches the button's error handler.
  static func failure() -> Widget {
    struct Offline: Error {}
    let result = Label("Not sent yet")
    let button = Button("Send Report") {
      try await Task.sleep(for: .seconds(1))
      throw Offline()
    }
    button.errorHandler = { [weak result] _ in result?.text = "You are offline" }
    return Box(.horizontal, spacing: 12) {
      button
      result
    }
  }
}

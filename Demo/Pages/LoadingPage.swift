// Behaviour/Loading
//
// A button owns the work that it starts. While it is at work, it drops further presses, tells assistive technologies
// that it is busy, and keeps its focus, tooltip and size. Work that takes less than 400 ms shows nothing unless it
// fails. Longer work shows a ring for at least half a second, and then its outcome.
//
// Keywords: pending busy spinner async await task progress cancel disabled showsActivityIndicator startLoading isLoading

import Thimble
public import ThimbleGallery

public enum LoadingPage: Page {
  public static let id = "loading"

  public static let samples = [
    Sample("asyncAction", asyncAction, play: .work("Save", shows: "Saved")),
    Sample("progress", progress, play: [.press("Export"), .expect("Export", is: .busy)]),
    Sample("outcomes", outcomes, play: .work("Succeed")),
    Sample("failure", failure, play: .press("Send Report", shows: "You are offline")),
    Sample("cancelling", cancelling, play: .press("Search Everywhere", shows: "Searching for a minute…")),
    Sample("policies", policies, play: .work("Drop", shows: "1 run")),
    Sample(
      "manual", manual,
      play: [.press("Start"), .expect("Synchronise", is: .busy), .press("Stop"), .expect("Synchronise", is: .idle)]),
    Sample("quick", quick, play: .press("Check", shows: "All is well")),
    Sample(
      "reason", reason,
      play: [
        .press("Clear Name", by: .key), .expect("Create File", is: .disabled), .type("Report", into: "File name"),
        .expect("Create File", is: .enabled),
      ]),
  ]

  /// An async action
  ///
  /// Three seconds of work, by a button with a title, with icon and title, and with an icon. The ring replaces the
  /// icon, or covers the title, and a tick follows it.
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

  /// Progress
  ///
  /// An action that knows its progress reports it, and the ring fills. It never goes back. A screen reader speaks the
  /// progress at a quarter, a half and three quarters, at most every five seconds.
  static func progress() -> Widget {
    let result = Label("Twelve seconds of work").with { $0.wraps = true }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Export", icon: "document-send-symbolic", variant: .primary) { [weak result] progress in
        for page in 1...60 {
          try await Task.sleep(for: .milliseconds(200))
          progress.fraction = Double(page) / 60
          result?.text = "Page \(page) of 60"
        }
        result?.text = "Exported"
      }
      result
    }
  }

  /// Outcomes
  ///
  /// A tick or a warning sign replaces the ring for a second and a half, and the button can be pressed again at once.
  /// Cancelled work shows nothing.
  static func outcomes() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      [("Succeed", PendingOutcome.success), ("Fail", .failure), ("Give Up", .cancelled)].map { title, outcome in
        Button(title, icon: "media-playback-start-symbolic", variant: .tinted).with { button in
          button.connect(.clicked) { button in
            button.work.start()
            Task { [weak button] in
              try? await Task.sleep(for: .seconds(2))
              button?.work.stop(outcome)
            }
          }
        }
      }
    }
  }

  /// Failure
  ///
  /// The button passes an error of the work to its error handler, or logs it if there is none. A screen reader speaks
  /// the reason if the error has one for the user.
  static func failure() -> Widget {
    struct Offline: ExplainedError {
      let reason = "You are offline"
    }
    let result = Label("Not sent yet")
    let button = Button("Send Report") {
      try await Task.sleep(for: .seconds(1))
      throw Offline()
    }
    button.work.errorHandler = { [weak result] error in result?.text = (error as? Offline)?.reason ?? "Not sent" }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      button
      result
    }
  }

  /// Cancelling
  ///
  /// Escape stops the work while the button has focus. The work also stops when its window closes. Cancelled work has
  /// not failed.
  static func cancelling() -> Widget {
    let result = Label("Press, then Escape")
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Search Everywhere", icon: "edit-find-symbolic") { [weak result] in
        result?.text = "Searching for a minute…"
        do {
          try await Task.sleep(for: .seconds(60))
          result?.text = "Found nothing"
        } catch {
          result?.text = "Search cancelled"
          throw error
        }
      }.with { $0.configuration.titleLineBreak = .wrap }
      result
    }
  }

  /// A second press
  ///
  /// While the work goes on, the button drops a press, unless its policy is another.
  static func policies() -> Widget {
    let policies: [(title: String, icon: Icon, policy: ActivationPolicy)] = [
      ("Drop", "action-unavailable-symbolic", .drop), ("Queue", "view-list-symbolic", .queue),
      ("Latest", "media-skip-forward-symbolic", .latest), ("Debounce", "alarm-symbolic", .debounce(.seconds(1))),
    ]
    let result = Label("No run yet").with { $0.xAlign = 0 }
    var runs = 0
    return Box(.vertical, spacing: 12) {
      WrapBox(spacing: 12, lineSpacing: 12) {
        policies.map { title, icon, policy in
          Button(title, icon: icon) { [weak result] in
            try await Task.sleep(for: .seconds(2))
            runs += 1
            result?.text = runs == 1 ? "1 run" : "\(runs) runs"
          }
          .with { $0.work.options.activationPolicy = policy }
        }
      }
      result
    }
  }

  /// By hand
  ///
  /// For work outside the button's action: start, progress and stop are three calls.
  static func manual() -> Widget {
    let target = Button("Synchronise", icon: "view-refresh-symbolic", variant: .tinted)
    return WrapBox(spacing: 12, lineSpacing: 12) {
      target
      Button("Start") { [weak target] in target?.work.start() }
      Button("One Quarter More") { [weak target] in
        target?.work.progress = (target?.work.progress ?? 0) + 0.25
      }
      .with { $0.configuration.titleLineBreak = .wrap }
      Button("Stop") { [weak target] in target?.work.stop(.success) }
    }
  }

  /// Quick work
  ///
  /// A tenth of a second: nothing flashes, and a screen reader is silent.
  static func quick() -> Widget {
    let result = Label("Not checked yet")
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Check") { [weak result] in
        try await Task.sleep(for: .milliseconds(100))
        result?.text = "All is well"
      }
      result
    }
  }

  /// Disabled with a reason
  ///
  /// A button that cannot be pressed yet still takes focus. It gives the reason in its tooltip and to screen readers,
  /// and a press moves focus to the missing value. Clear the name, and press the button.
  static func reason() -> Widget {
    let name = Entry("Letter").with { $0.setAccessibilityLabel("File name") }
    let create = Button("Create File", icon: "document-new-symbolic", variant: .primary)
    let follow: @MainActor (Entry, Button) -> Void = { name, create in
      if name.text.isEmpty {
        create.disable(because: "Enter a file name first", leadingTo: name)
      } else {
        create.isEnabled = true
      }
    }
    name.connect(.changed) { [weak create] name in
      if let create { follow(name, create) }
    }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      name
      create
      Button("Clear Name") { [weak name] in name?.text = "" }
    }
  }
}

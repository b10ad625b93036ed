// Menus and Actions/Split Button
//
// A combined button and menu: the button runs the usual action, the menu offers alternatives. Each part has a name of
// its own, and their hit areas never overlap. Alt+Down on the button opens the menu.
//
// Keywords: menu dropdown save combined chevron

import Thimble
public import ThimbleGallery

public enum SplitButtonPage: Page {
  public static let id = "split-button"

  public static let samples = [
    Sample(
      "save", save,
      play: [
        .press("Save", by: .pointer), .expect("Saved"), .press("More ways to save", by: .key),
        .press("Save a Copy", by: .pointer), .expect("Saved a copy"),
      ]),
    Sample("variants", variants, play: .choose("Later", from: "More ways: Send")),
    Sample("sizes", sizes, play: .choose("Twice", from: "More ways: Small")),
    Sample(
      "pending", pending,
      play: [.press("Upload"), .expect("Upload", is: .busy)] + .choose("Stop", from: "More about uploading")),
  ]

  /// Alternatives
  ///
  /// The arrow turns while the menu is open.
  static func save() -> Widget {
    let result = Label("Not saved yet")
    let say = { [weak result] (text: String) in result?.tell(text) }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      SplitButton("_Save", icon: "document-save-symbolic", variant: .primary, menuLabel: "More ways to save") {
        say("Saved")
      } menu: {
        MenuItem("Save As…") { say("Saved under another name") }
        MenuItem("Save a Copy") { say("Saved a copy") }
      }
      result
    }
  }

  /// Variants
  ///
  /// Both parts look alike, in every variant.
  static func variants() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      [
        ("Send", Button.Variant.primary), ("Archive", .neutral), ("Merge", .tinted), ("Reply", .outlined),
        ("Delete", .danger),
      ].map { title, variant in
        SplitButton(title, variant: variant, menuLabel: "More ways: \(title)") {
          MenuItem("Now")
          MenuItem("Later")
        }
      }
    }
  }

  /// Sizes
  ///
  /// Small, medium and large.
  static func sizes() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      [("Small", Button.Size.small), ("Medium", .medium), ("Large", .large)].map { title, size in
        SplitButton(title, size: size, menuLabel: "More ways: \(title)") {
          MenuItem("Once")
          MenuItem("Twice")
        }.with { $0.verticalAlignment = .center }
      }
    }
  }

  /// At work
  ///
  /// While the first button is at work, its menu is locked, because it offers other ways to do the same. The menu of
  /// the second stays available, because it can stop the work, which takes a minute.
  static func pending() -> Widget {
    let open = SplitButton("Upload", menuLabel: "More about uploading") {
      try await Task.sleep(for: .seconds(60))
    } menu: {
      MenuItem("Stop")
    }
    open.locksMenuWhilePending = false
    open.menu = Menu { MenuItem("Stop") { [weak open] in open?.primary.work.cancel() } }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      SplitButton("Publish", variant: .primary, menuLabel: "More ways to publish") {
        try await Task.sleep(for: .seconds(3))
      } menu: {
        MenuItem("Publish Later…")
      }
      open
    }
  }
}

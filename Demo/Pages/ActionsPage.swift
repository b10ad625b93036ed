// Menus and Actions/Actions
//
// Declare a command once. It becomes a button, a menu item, a row in a list of shortcuts, a keyboard shortcut, and an
// action that scripts reach over D-Bus. All of them follow when the command changes. A button can also use any action
// by its name.
//
// Keywords: command shortcut GAction D-Bus keyboard enabled state target radio toggle

import Thimble
public import ThimbleGallery

public enum ActionsPage: Page {
  public static let id = "actions"

  public static let samples = [
    Sample("declaration", declaration, play: .press("Save Notes", shows: "Saved once")),
    Sample("switching", switching, play: .press("Check Spelling", shows: "Spelling is not checked")),
    Sample("choosing", choosing, play: .press("Centre", shows: "Aligned center")),
    Sample(
      "names", names,
      play: .select("Twice the Size", insteadOf: "Actual Size")
        + [
          .press("Lock Zoom"), .expect("Actual Size", is: .disabled), .press("Lock Zoom"),
          .expect("Actual Size", is: .enabled),
        ] + .select("Actual Size", insteadOf: "Twice the Size")),
  ]

  /// One declaration
  ///
  /// One command, shown three times. Its action is on the session bus as well, as app.save-notes.
  static func declaration() -> Widget {
    let result = Label("Not saved yet")
    var count = 0
    let save = Command("save-notes", "_Save Notes", icon: "document-save-symbolic", shortcut: "<Control>s") {
      [weak result] in
      count += 1
      result?.tell(count == 1 ? "Saved once" : "Saved \(count) times")
    }
    save.subtitle = "Writes all notes to disk"
    Application.default?.addCommand(save)
    let allow = Switch("Allow saving", isOn: true)
    allow.observe(.isOn) { _, isOn in save.disabledReason = isOn ? nil : "Allow saving first" }
    return Box(.vertical, spacing: 18) {
      WrapBox(spacing: 12, lineSpacing: 12) {
        Button(save, variant: .primary)
        MenuButton("Notes") { save }
        result
      }
      WrapBox(spacing: 12, lineSpacing: 12) {
        allow.with { $0.verticalAlignment = .center }
        Label("Allow saving")
      }
      ShortcutList([save])
    }
  }

  /// On and off
  ///
  /// A command can be on or off. While it is on, its button looks pressed, and its menu item has a mark.
  static func switching() -> Widget {
    let result = Label("Spelling is checked")
    let spelling = Command("spelling", "Check Spelling", icon: "tools-check-spelling-symbolic", isOn: true) {
      [weak result] isOn in
      result?.tell(isOn ? "Spelling is checked" : "Spelling is not checked")
    }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button(spelling)
      MenuButton("Language") { spelling }
      result
    }
  }

  /// One of several
  ///
  /// One command with an option for each choice. The chosen option looks pressed, and has a mark in the menu.
  static func choosing() -> Widget {
    let result = Label("Aligned left")
    let align = Command("align", "Alignment", selection: "left") { [weak result] choice in
      result?.tell("Aligned \(choice)")
    }
    let options = [
      align.option("left", "Left", icon: "format-justify-left-symbolic"),
      align.option("center", "Centre", icon: "format-justify-center-symbolic"),
      align.option("right", "Right", icon: "format-justify-right-symbolic"),
    ]
    return WrapBox(spacing: 12, lineSpacing: 12) {
      options.map { Button($0) }
      MenuButton("Alignment") { for option in options { option } }
      result
    }
  }

  /// By name
  ///
  /// These buttons use actions of the box around them. The action of the third button can be removed and added again.
  static func names() -> Widget {
    let zoom = Action("zoom", state: 100, taking: .int)
    let group = ActionGroup([zoom, Action("wrap", state: true)])
    let box = WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Actual Size", actionName: "view.zoom", target: 100)
      Button("Twice the Size", actionName: "view.zoom", target: 200)
      Button("Wrap Lines", actionName: "view.wrap")
      Button("Lock Zoom", variant: .outlined) { [weak zoom] in zoom?.isEnabled.toggle() }
      Button("Remove Wrapping", variant: .outlined) { [weak group] in
        guard let group else { return }
        if group.action(named: "wrap") == nil {
          group.addAction(Action("wrap", state: true))
        } else {
          group.removeAction(named: "wrap")
        }
      }
      .with { $0.configuration.titleLineBreak = .wrap }
    }
    box.insertActionGroup(group, as: "view")
    return box
  }
}

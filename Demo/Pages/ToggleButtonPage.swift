// Buttons/Toggle Button
//
// A button that is on or off. Its title names the option and does not change; a screen reader speaks the state. Its
// handler runs after a press, never after a change by the program.
//
// Keywords: switch checked selected pressed mixed tristate on off

import Thimble
public import ThimbleGallery
import ThimbleNames

public enum ToggleButtonPage: Page {
  public static let id = "toggle-button"

  public static let samples = [
    Sample("onAndOff", onAndOff, play: .toggle("Repeat", isOn: true) + .press("Shuffle", shows: "Shuffled")),
    Sample("variants", variants, play: .toggle("Neutral")),
    Sample("icons", icons, play: .toggle("Locked")),
    Sample("mixed", mixed, play: [.expect("Bold", is: .mixed), .press("Bold"), .expect("Bold", is: .on)]),
    Sample(
      "confirmed", confirmed,
      play: [
        .press("Share Screen"), .expect("Share Screen", is: .busy), .expect("Share Screen", is: .on), .press("Record"),
        .expect("Recording was refused"), .expect("Record", is: .off),
      ]),
    Sample(
      "decided", decided,
      play: [.press("Olives"), .press("Peppers")] + .press("Onions", shows: "No onions: two are chosen")),
    Sample("states", states),
  ]

  /// On and off
  ///
  /// A press turns it on or off, and the handler gets the new value.
  static func onAndOff() -> Widget {
    let result = Label("Repeating")
    return WrapBox(spacing: 12, lineSpacing: 12) {
      ToggleButton("_Repeat", icon: "media-playlist-repeat-symbolic", isOn: true) { [weak result] isOn in
        result?.text = isOn ? "Repeating" : "Playing once"
      }
      ToggleButton("Shuffle", icon: "media-playlist-shuffle-symbolic", isOn: false) { [weak result] isOn in
        result?.text = isOn ? "Shuffled" : "In order"
      }
      result
    }
  }

  /// Variants
  ///
  /// Off above, on below. In high contrast a thick line marks the buttons that are on, so that colour is not needed.
  static func variants() -> Widget {
    let variants: [(title: String, variant: Button.Variant)] = [
      ("Neutral", .neutral), ("Tinted", .tinted), ("Outlined", .outlined), ("Plain", .plain),
    ]
    return WrapBox(spacing: 12, lineSpacing: 24) {
      variants.map { title, variant in
        Box(.vertical, spacing: 12) {
          ToggleButton(title, isOn: false, variant: variant)
          ToggleButton(title, isOn: true, variant: variant).with { $0.setAccessibilityLabel("\(title), on") }
        }
      }
    }
  }

  /// Icons
  ///
  /// Without a title, the label is the name and the tooltip. The first shows another icon while it is on.
  static func icons() -> Widget {
    Box(.horizontal, spacing: 6) {
      ToggleButton(icon: "non-starred-symbolic", accessibilityLabel: "Favourite", isOn: true).with {
        $0.setIcon("starred-symbolic", for: .selected)
      }
      ToggleButton(icon: "changes-prevent-symbolic", accessibilityLabel: "Locked", isOn: false)
      ToggleButton(icon: "find-location-symbolic", accessibilityLabel: "Follow location", isOn: false)
    }
  }

  /// Mixed
  ///
  /// Part of the selected text is bold. A press makes all of it bold; only the program can set mixed again.
  static func mixed() -> Widget {
    let bold = ToggleButton("Bold", icon: "format-text-bold-symbolic", isOn: false)
    bold.toggleState = .mixed
    return WrapBox(spacing: 12, lineSpacing: 12) {
      bold
      Button("Select Other Words", variant: .plain) { [weak bold] in bold?.toggleState = .mixed }
        .with { $0.configuration.titleLineBreak = .wrap }
    }
  }

  /// A change that needs permission
  ///
  /// Until the decision, the button is at work and keeps its state. The first change is allowed, the second refused.
  static func confirmed() -> Widget {
    struct Refused: ExplainedError {
      let reason = "Recording was refused"
    }
    let result = Label("Sharing is off")
    let share = ToggleButton("Share Screen", icon: "video-display-symbolic", isOn: false) {
      @MainActor (isOn: Bool) async throws in
      try await Task.sleep(for: .seconds(1))
    }
    share.onChange = { [weak result] isOn in result?.text = isOn ? "Sharing is on" : "Sharing is off" }
    let record = ToggleButton("Record", icon: "media-record-symbolic", isOn: false) {
      @MainActor (isOn: Bool) async throws in
      try await Task.sleep(for: .seconds(1))
      throw Refused()
    }
    record.work.errorHandler = { [weak result] in result?.text = ($0 as? Refused)?.reason ?? "Recording failed" }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      share
      record
      result
    }
  }

  /// The application decides
  ///
  /// Here a press alone changes nothing: the application allows at most two choices, and says why it refuses a third
  /// one.
  static func decided() -> Widget {
    let toggles = ["Olives", "Peppers", "Onions"].map { ToggleButton($0, isOn: false, variant: .outlined) }
    let reason = Label("Two at most")
    let box = WrapBox(spacing: 12, lineSpacing: 12) {
      toggles
      reason
    }
    for toggle in toggles {
      toggle.togglesOnPress = false
      toggle.connect(.clicked) { [weak box, weak reason] toggle in
        let chosen = box?.descendants(of: ToggleButton.self).filter(\.isOn).map(\.title) ?? []
        let isRefused = !toggle.isOn && chosen.count == 2
        reason?.text = isRefused ? "No \(toggle.title.lowercased()): two are chosen" : "Two at most"
        if isRefused, let reason { toggle.say(reason.text) } else { toggle.isOn.toggle() }
      }
    }
    return box
  }

  /// States
  ///
  /// Disabled, off and on. The last button is on, but has the look of a button that is off. Use this if the application
  /// shows the state elsewhere.
  static func states() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      ToggleButton("Off", isOn: false).with { $0.isEnabled = false }
      ToggleButton("On", isOn: true).with { $0.isEnabled = false }
      ToggleButton("On, Not Shown", isOn: true).with { $0.configuration.automaticallyUpdatesForSelection = false }
    }
  }
}

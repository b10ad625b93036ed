// Buttons/Toggle Button
//
// A button that is on or off, and stays so. Its title says what is on or off and does not change; a screen reader says the
// state. It is told of changes that a press made, never of those that the program made.
//
// Keywords: switch checked selected pressed mixed tristate on off

import Thimble
import ThimbleNames

public enum ToggleButtonPage: Page {
  public static let id = "toggle-button"

  public static let samples = [
    Sample("onAndOff", onAndOff),
    Sample("variants", variants),
    Sample("icons", icons),
    Sample("mixed", mixed),
    Sample("confirmed", confirmed),
    Sample("decided", decided),
    Sample("states", states),
  ]

  /// On and off
  ///
  /// A press turns it over, and the handler gets the new value.
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
  /// Off above, on below. In high contrast a thick line says on, so that no colour is needed to see it.
  static func variants() -> Widget {
    let variants: [(title: String, variant: Button.Variant)] = [
      ("Neutral", .neutral), ("Tinted", .tinted), ("Outlined", .outlined), ("Plain", .plain),
    ]
    return WrapBox(spacing: 12, lineSpacing: 24) {
      for (title, variant) in variants {
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
  /// Some of what is selected is bold. A press makes all of it so; only the program can make it mixed again.
  static func mixed() -> Widget {
    let bold = ToggleButton("Bold", icon: "format-text-bold-symbolic", isOn: false)
    bold.toggleState = .mixed
    return WrapBox(spacing: 12, lineSpacing: 12) {
      bold
      Button("Select Other Words", variant: .plain) { [weak bold] in bold?.toggleState = .mixed }
    }
  }

  /// A change that has to be allowed
  ///
  /// While that is decided the button is at work and stays what it was. The first is allowed, the second refused.
  static func confirmed() -> Widget {
    struct Refused: Error {}
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
    record.errorHandler = { [weak result] _ in result?.text = "Recording was refused" }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      share
      record
      result
    }
  }

  /// The app decides
  ///
  /// A press changes nothing by itself here: at most two can be chosen.
  static func decided() -> Widget {
    let toggles = ["Olives", "Peppers", "Onions"].map { ToggleButton($0, isOn: false, variant: .outlined) }
    let box = WrapBox(spacing: 12, lineSpacing: 12) { toggles }
    for toggle in toggles {
      toggle.togglesOnPress = false
      toggle.connect(.clicked) { [weak box] toggle in
        let chosen = box?.descendants(of: ToggleButton.self).filter(\.isOn).count ?? 0
        toggle.isOn = !toggle.isOn && chosen < 2
      }
    }
    return box
  }

  /// States
  ///
  /// Disabled, off and on; and one that is on and does not look it, for an app that shows that otherwise.
  static func states() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      ToggleButton("Off", isOn: false).with { $0.isEnabled = false }
      ToggleButton("On", isOn: true).with { $0.isEnabled = false }
      ToggleButton("On, Not Shown", isOn: true).with { $0.automaticallyUpdatesForSelection = false }
    }
  }
}

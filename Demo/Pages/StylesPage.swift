// Look/Styles
//
// A style turns role, variant and state of a button into its appearance. It is a value with one pure function. Apply it
// to one button, to a container and everything inside, or to the application.
//
// Keywords: style variant role container defaults tint glass card custom appearance

import Thimble
public import ThimbleGallery
import ThimbleNames

public enum StylesPage: Page {
  public static let id = "styles"

  public static let samples = [
    Sample("factories", factories),
    Sample("styles", styles),
    Sample("custom", custom),
    Sample("triggers", triggers, play: .press("Drum", shows: "One beat") + .press("Start Over", shows: "No beat yet")),
    Sample("containers", containers),
    Sample("roles", roles, play: .press("Save", shows: "Saved")),
  ]

  /// Ready-made configurations
  ///
  /// Each is a variant of the theme; a colour scheme changes all of them.
  static func factories() -> Widget {
    let made: [(String, Button.Configuration)] = [
      ("Filled", .filled()), ("Contained", .contained()), ("Tinted", .tinted()), ("Gray", .gray()),
      ("Outlined", .outlined()), ("Borderless", .borderless()), ("Plain", .plain()),
    ]
    return WrapBox(spacing: 12, lineSpacing: 12) {
      made.map { title, configuration in
        Button(configuration: configuration.titled(title))
      }
    }
  }

  /// Styles of the kit
  ///
  /// Glass is for pictures and coloured surfaces; a card rises under the pointer.
  static func styles() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Automatic")
      Button("Prominent").with { $0.setStyle(.borderedProminent) }
      Button("Glass").with { $0.setStyle(.glass) }
      Button("Prominent Glass").with { $0.setStyle(.glassProminent) }
      Button("Card", icon: "starred-symbolic").with { $0.setStyle(.card) }
    }
  }

  /// A custom style
  ///
  /// It starts from the theme's appearance, so it follows light, dark and high contrast.
  static func custom() -> Widget {
    struct Ghost: ButtonStyle {
      func appearance(of button: ButtonStyleConfiguration) -> ButtonAppearance {
        var look = button.standard(.outlined)
        look.cornerRadius = 9999
        look.borderWidth = button.state.contains(.hovered) ? 2 : 1
        return look
      }
    }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Ghost")
      Button("Spirit")
    }.with { $0.setButtonStyle(Ghost()) }
  }

  /// Triggers
  ///
  /// A style can also choose the pointer's gesture: a press, or a double click. Keys and screen readers always act at
  /// once.
  static func triggers() -> Widget {
    struct OnPress: PrimitiveButtonStyle {
      var trigger: PressTrigger { .press }
    }
    struct OnDoubleClick: PrimitiveButtonStyle {
      var trigger: PressTrigger { .clicks(2) }
    }
    var beats = 0
    let said = Label("No beat yet")
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Drum") {
        beats += 1
        said.text = beats == 1 ? "One beat" : "\(beats) beats"
      }.with { $0.setStyle(OnPress()) }
      Button("Start Over") {
        beats = 0
        said.text = "No beat yet"
      }.with { $0.setStyle(OnDoubleClick()) }
      said
    }
  }

  /// Defaults of a container
  ///
  /// The nearest container sets each value that a button does not set itself.
  static func containers() -> Widget {
    Box(.horizontal, spacing: 6) {
      Button("Bold", icon: "format-text-bold-symbolic")
      Button("Italic", icon: "format-text-italic-symbolic")
      Button("Done", variant: .primary).with { $0.configuration.labelStyle = .titleOnly }
    }.with {
      $0.setButtonDefaults(Button.Defaults(variant: .plain, labelStyle: .iconOnly, cornerStyle: .capsule))
    }
  }

  /// Roles
  ///
  /// A role states a button's purpose, and decides how much it stands out. Anywhere in this window, Return presses Save
  /// and Escape presses Cancel.
  static func roles() -> Widget {
    let answer = Label("Not answered yet")
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button(role: .cancel) { answer.text = "Cancelled" }
      Button("Discard") { answer.text = "Discarded" }.with { $0.role = .destructive }
      Button("Save") { answer.text = "Saved" }.with { $0.role = .confirm }
      answer
    }
  }
}

extension Button.Configuration {
  fileprivate func titled(_ title: String) -> Self {
    var result = self
    result.title = title
    return result
  }
}

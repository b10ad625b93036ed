// Look/Styles
//
// A style turns role, variant and state of a button into its appearance. It is a value with one pure function, and is
// given to one button, to a container and all inside it, or to the application.
//
// Keywords: style variant role container defaults tint glass card custom appearance

import Thimble

public enum StylesPage: Page {
  public static let id = "styles"

  public static let samples = [
    Sample("factories", factories),
    Sample("styles", styles),
    Sample("custom", custom),
    Sample("containers", containers),
    Sample("roles", roles),
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
      for (title, configuration) in made {
        Button(configuration: configuration.titled(title))
      }
    }
  }

  /// Styles of the kit
  ///
  /// Glass is for pictures and coloured surfaces; a card rises when the pointer comes.
  static func styles() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Automatic")
      Button("Prominent").with { $0.setStyle(.borderedProminent) }
      Button("Glass").with { $0.setStyle(.glass) }
      Button("Prominent glass").with { $0.setStyle(.glassProminent) }
      Button("Card", icon: "starred-symbolic").with { $0.setStyle(.card) }
    }
  }

  /// A style of one's own
  ///
  /// It starts from what the theme says, so that it follows light, dark and high contrast.
  static func custom() -> Widget {
    struct Ghost: ButtonStyle {
      func appearance(of button: ButtonStyleConfiguration) -> Button.Appearance {
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

  /// Defaults of a container
  ///
  /// What a button does not say itself, the nearest container says.
  static func containers() -> Widget {
    Box(.horizontal, spacing: 6) {
      Button("Bold", icon: "format-text-bold-symbolic")
      Button("Italic", icon: "format-text-italic-symbolic")
      Button("Done", variant: .primary).with { $0.configuration.labelStyle = .titleOnly }
    }.with {
      $0.setButtonDefaults(Button.Defaults(variant: .plain, labelStyle: .iconOnly, corners: .capsule))
    }
  }

  /// Roles
  ///
  /// A role says what a button is for, and with it how much it stands out.
  static func roles() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Cancel").with { $0.role = .cancel }
      Button("Discard").with { $0.role = .destructive }
      Button("Save").with { $0.role = .confirm }
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

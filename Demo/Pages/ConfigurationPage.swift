// Look/Configuration
//
// A configuration holds everything that a button shows: text, icon, placement, colours and shape, for each state. It is
// a value: change a copy and assign it. Equal configurations look equal.
//
// Keywords: configuration subtitle badge placement alignment wrap truncate shrink corner shape state colour

import Thimble
public import ThimbleGallery
import ThimbleNames

public enum ConfigurationPage: Page {
  public static let id = "configuration"

  public static let samples = [
    Sample("placements", placements),
    Sample("words", words),
    Sample("lineBreaks", lineBreaks),
    Sample("alignment", alignment),
    Sample("corners", corners),
    Sample("forms", forms),
    Sample("byState", byState),
    Sample("handler", handler),
  ]

  /// Icon placement
  ///
  /// Before or after the title, above or below it. In right-to-left layouts, before and after are mirrored.
  static func placements() -> Widget {
    let places: [(String, Button.Configuration.IconPlacement)] = [
      ("Leading", .leading), ("Trailing", .trailing), ("Top", .top), ("Bottom", .bottom),
    ]
    return WrapBox(spacing: 12, lineSpacing: 12) {
      places.map { title, place in
        Button(title, icon: "mail-send-symbolic").with {
          $0.configuration.iconPlacement = place
          $0.verticalAlignment = .center
        }
      }
    }
  }

  /// Subtitle, badge and indicator
  ///
  /// A screen reader speaks the subtitle as the description, and the badge after the name.
  static func words() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Upload", icon: "mail-send-symbolic", variant: .primary).with { $0.subtitle = "3 files, 12 MB" }
      Button("Inbox", icon: "mail-unread-symbolic").with {
        $0.badge = "12"
        $0.verticalAlignment = .center
      }
      Button("Sort by Name").with {
        $0.configuration.indicator = .popup
        $0.verticalAlignment = .center
      }
      Button("Delete everything", variant: .outlined).with {
        // A colour for each scheme: the text follows a change while it is shown.
        let red = Color(light: Color(hex: 0xa51d2d), dark: Color(hex: 0xff938c))
        $0.configuration.styledTitle =
          StyledText("Delete ") + StyledText("everything").italic().underlined().colored(red)
        $0.configuration.titleLineBreak = .wrap
        $0.verticalAlignment = .center
      }
    }
  }

  /// Long titles
  ///
  /// If there is too little room, a title wraps, ends in an ellipsis, or becomes smaller.
  static func lineBreaks() -> Widget {
    let breaks: [(String, Button.Configuration.LineBreak)] = [
      ("Send the Report to Everybody", .wrap), ("Send the Letter to Everybody", .truncateEnd),
      ("Send the Notes to Everybody", .truncateMiddle), ("Send Plans to Everybody", .shrink(to: 0.6)),
    ]
    return Box(.vertical, spacing: 12) {
      breaks.map { title, lineBreak in
        Button(title).with {
          $0.configuration.titleLineBreak = lineBreak
          $0.configuration.maximumSize.width = 184
          $0.horizontalAlignment = .start
        }
      }
    }
  }

  /// Alignment in wider buttons
  ///
  /// Room reserved for icons keeps the titles in a column aligned.
  static func alignment() -> Widget {
    let rows: [(String, Icon?, Button.Configuration.ContentAlignment)] = [
      ("Leading, with an Icon", "starred-symbolic", .leading), ("Leading, with Room for One", nil, .leading),
      ("Centred", nil, .center), ("Filling", "starred-symbolic", .fill),
    ]
    return Box(.vertical, spacing: 6) {
      rows.map { title, icon, alignment in
        Button(title, icon: icon).with {
          $0.configuration.contentAlignment = alignment
          $0.configuration.iconReservation = alignment == .leading ? 24 : 0
          if alignment == .fill { $0.configuration.indicator = .menu }
          $0.configuration.titleLineBreak = .truncateEnd
        }
      }
    }
  }

  /// Corners
  ///
  /// From square to pill. A circle is as wide as it is high.
  static func corners() -> Widget {
    let styles: [(String, Button.CornerStyle)] = [
      ("Square", .square), ("Small", .small), ("Medium", .medium), ("Large", .large), ("Capsule", .capsule),
    ]
    return WrapBox(spacing: 12, lineSpacing: 12) {
      styles.map { title, corners in Button(title, variant: .tinted).with { $0.cornerStyle = corners } }
      Button("7", variant: .tinted).with {
        $0.cornerStyle = .circle
        $0.verticalAlignment = .center
        $0.contentInsets = Insets(8)
      }
    }
  }

  /// Title style and button size
  ///
  /// A screen reader speaks the title as it is written in code, without the capitals. A minimum size is a lower bound.
  static func forms() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Capitals", variant: .outlined).with { $0.configuration.look.isUppercase = true }
      Button("Larger Words").with {
        $0.configuration.titleLineBreak = .wrap
        $0.configuration.look.fontSize = StateMap(20)
        $0.configuration.look.fontWeight = StateMap(400)
      }
      Button("Thick Line", variant: .outlined).with { $0.setBorderWidth(3, for: .normal) }
      Button("At Least This Wide", variant: .tinted).with {
        $0.configuration.minimumSize.width = 220
        $0.configuration.titleLineBreak = .wrap
      }
    }
  }

  /// Titles and colours by state
  ///
  /// Hover, press and select the buttons. A state without a value of its own falls back to another state.
  static func byState() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Follow", icon: "list-add-symbolic") {}.with { button in
        button.setTitle("Following", for: .selected)
        button.setIcon("object-select-symbolic", for: .selected)
        button.configuration.reservedTitles = ["Follow", "Following"]
        button.connect(.clicked) { $0.isSelected.toggle() }
      }
      Button("Violet").with { button in
        button.configuration.look.background = StateMap(Color(hex: 0x613583))
        button.setTitleColor(.white, for: .normal)
      }
      Button("Rises").with { button in
        button.configuration.look.shadow = [.normal: Shadow.elevation(2), .hovered: Shadow.elevation(8)]
      }
      Button("Tinted", variant: .primary).with { $0.tint = Color(hex: 0x1b7f4d) }
    }
  }

  /// A handler
  ///
  /// The button calls the handler once before the next frame after a change of state.
  static func handler() -> Widget {
    Button("Folder", icon: "folder-symbolic").with { button in
      button.horizontalAlignment = .start
      button.configurationUpdateHandler = { button in
        button.icon = button.state.contains(.hovered) ? "folder-open-symbolic" : "folder-symbolic"
      }
    }
  }
}

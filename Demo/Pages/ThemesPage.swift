// Look/Themes
//
// A theme consists of design tokens: files of colours, sizes and shapes from a design team. It applies to the display,
// to a container and everything inside, or to one control, and can change while the application runs.
//
// Keywords: tokens accent dtcg material thumbprint backbase brand colour contrast file json override

import DesignTokens
import Thimble
public import ThimbleGallery

public enum ThemesPage: Page {
  public static let id = "themes"

  public static let samples = [
    Sample("switching", switching),
    Sample("containers", containers),
    Sample("desktop", desktop),
    Sample("surroundings", surroundings),
    Sample("brand", brand, play: [.type("#1a5fb4", into: "Brand colour"), .expect("Nothing is wrong.")]),
    Sample("tokens", tokens),
    Sample("roles", roles),
    Sample("file", file),
    Sample("contrast", contrast),
  ]

  /// Bundled themes
  ///
  /// One press changes every button of the application, in the next frame.
  static func switching() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      Theme.bundled.map { theme in
        Button(theme.name) { ThemeController.shared.theme = theme }.with { button in
          follow { [weak button] _ in button?.isSelected = ThemeController.shared.theme == theme }.store(in: button)
        }
      }
    }
  }

  /// Side by side
  ///
  /// Each column is a container with a theme of its own, on that theme's surface. The innermost theme applies.
  static func containers() -> Widget {
    WrapBox(spacing: 18, lineSpacing: 18) {
      Theme.bundled.map { theme in
        let column = Box(.vertical, spacing: 9) {
          Label(theme.name)
          named("Save", .primary, in: theme.name)
          named("Share", .secondary, in: theme.name)
          named("Open", .neutral, in: theme.name)
          named("Delete", .danger, in: theme.name)
        }
        return column.with { ThemePanel.show(theme, on: $0) }
      }
    }
  }

  /// The desktop's settings
  ///
  /// The application follows them while it runs. A theme without a brand colour uses the accent colour, darker if its
  /// text needs it.
  static func desktop() -> Widget {
    let grid = Grid(rowSpacing: 6, columnSpacing: 24)
    let values = ["Style", "Contrast", "Text scale", "Motion", "Accent colour", "Primary buttons"].enumerated().map {
      let (name, value) = (Label($1), Label())
      name.wraps = true
      for (column, label) in [name, value].enumerated() {
        label.xAlign = 0
        grid.attach(label, column: column, row: $0)
      }
      return value
    }
    follow { context in
      let theme = ThemeController.shared.theme
      let texts = [
        context.scheme.rawValue, context.contrast.rawValue,
        // Left to right, also in a right-to-left layout.
        "\u{2066}\(Int((context.textScale * 100).rounded())) %\u{2069}",
        context.reducesMotion ? "reduced" : "full", context.accent?.hex ?? "none",
        theme.values(in: context).variant("primary")?.normal.background.hex ?? "none",
      ]
      for (value, text) in zip(values, texts) { value.text = text }
    }
    .store(in: grid)
    return grid
  }

  /// Other settings
  ///
  /// Desktop settings, overridden for this application. Each applies from the next frame on.
  static func surroundings() -> Widget {
    let (controller, settings) = (ThemeController.shared, Settings.shared)
    let dark = ToggleButton("Dark", isOn: false) { controller.schemeOverride = $0 ? .dark : .light }
    let contrast = ToggleButton("High Contrast", isOn: false) { controller.contrastOverride = $0 ? .high : .normal }
    let text = ToggleButton("Text Twice as Large", isOn: false) { settings.textScale = $0 ? 2 : 1 }
    text.configuration.titleLineBreak = .wrap
    let still = ToggleButton("No Animations", isOn: false) { settings[.enablesAnimations] = !$0 }
    let direction = ToggleButton("Right to Left", isOn: TextDirection.default == .rightToLeft) {
      TextDirection.default = $0 ? .rightToLeft : .leftToRight
    }
    let accent = ToggleButton("Accent Colour", isOn: true) { controller.theme.followsAccentColor = $0 }
    let switches = WrapBox(spacing: 12, lineSpacing: 12) {
      dark
      contrast
      text
      still
      direction
      accent
    }
    follow { [weak dark, weak contrast, weak text, weak still, weak accent] context in
      dark?.isOn = context.scheme == .dark
      contrast?.isOn = context.contrast == .high
      text?.isOn = context.textScale == 2
      still?.isOn = context.reducesMotion
      accent?.isOn = controller.theme.followsAccentColor
    }
    .store(in: switches)
    return switches
  }

  /// One colour
  ///
  /// The theme derives states, text and accents from one brand colour. It checks your input at once.
  static func brand() -> Widget {
    let field = ColorField("Brand colour", text: "#813d9c")
    field.horizontalAlignment = .start
    let description = FieldDescription(of: field.entry)
    let message = Label()
    message.wraps = true
    message.xAlign = 0
    let samples = WrapBox(spacing: 12, lineSpacing: 12) { buttons(of: "brand") }
    let apply = { [weak samples, weak message] (color: String, isChecked: Bool) in
      let token = #"{"theme": {"color": {"$type": "color", "background": {"brand": {"$value": "\#(color)"}}}}}"#
      do throws(TokenError) {
        let theme = try Theme(tokens: token, name: "brand")
        samples?.setTheme(theme)
        guard isChecked else { return }
        let problem = theme.diagnostics.first { $0.severity == .error }.map { "\($0.message); \($0.advice ?? "")" }
        message?.text = problem ?? "Nothing is wrong."
        description.set(problem)
      } catch {
        message?.text = error.message
        description.set(error.message)
      }
    }
    apply(field.entry.text, false)
    // The check reads the theme for every scheme and contrast.
    message.afterFirstFrame { [weak field] in if let field { apply(field.entry.text, true) } }
    field.onEdit = { apply($0, true) }
    return Box(.vertical, spacing: 18) {
      samples
      field
      message
    }
  }

  /// Tokens
  ///
  /// Override any part of the token tree. Each error shows its line and column, and a suggestion for a misspelt path.
  /// Meanwhile the last good theme stays.
  static func tokens() -> Widget {
    let text = """
      {
        "theme": {
          "radius": {
            "$type": "dimension",
            "button": {
              "default": {
                "$value": {
                  "value": 99, "unit": "px"
                }
              }
            }
          },
          "font-weight": {
            "$type": "fontWeight",
            "button": { "$value": "medium" }
          }
        }
      }
      """
    return TokenEditor.make("Tokens", text, samples: WrapBox(spacing: 12, lineSpacing: 12) { buttons(of: "tokens") })
  }

  /// A design system
  ///
  /// Its tokens have names of their own. The kit proposes one for each role, by name and by contrast, and derives the
  /// rest. Edit the proposal. The command thimble tokens roles writes one for files.
  static func roles() -> Widget {
    let system = """
      {
        "brand": {
          "$type": "color",
          "primary": { "$value": { "colorSpace": "srgb", "components": [0.05, 0.42, 0.37] } }
        },
        "text": {
          "$type": "color",
          "default": { "$value": { "colorSpace": "srgb", "components": [0.11, 0.14, 0.13] } }
        },
        "radius": {
          "$type": "dimension",
          "control": { "$value": { "value": 4, "unit": "px" } }
        }
      }
      """
    let proposal = try? RoleProposal([TokenDocument(system, name: "system.json")])
    return TokenEditor.make(
      "Roles", proposal?.text ?? system, samples: WrapBox(spacing: 12, lineSpacing: 12) { buttons(of: "roles") })
  }

  private static func buttons(of sample: String) -> [Widget] {
    [
      named("Send", .primary, in: sample), named("Share", .tinted, in: sample), named("Reply", .secondary, in: sample),
      named("More", .tertiary, in: sample), named("Open", .neutral, in: sample),
    ]
  }

  /// A button whose accessible name also names its sample.
  private static func named(_ title: String, _ variant: Button.Variant, in sample: String) -> Button {
    Button(title, variant: variant).with { $0.setAccessibilityLabel("\(title), \(sample)") }
  }

  /// Runs `body` now, and after each change of theme or settings.
  private static func follow(_ body: @escaping @MainActor (ThemeContext) -> Void) -> ObservationToken {
    body(ThemeController.shared.context)
    return ThemeController.shared.observe(body)
  }

  /// A file
  ///
  /// Enter the path of a token file or a resolver document. The theme follows the file while you edit it.
  static func file() -> Widget {
    let entry = Entry()
    entry.setAccessibilityLabel("Path of a theme")
    let description = FieldDescription(of: entry)
    let message = Label("No file is followed.")
    message.wraps = true
    message.xAlign = 0
    var follower: ThemeFollower?
    let load = { @MainActor [weak entry, weak message] in
      follower = entry.map { entry -> ThemeFollower in
        ThemeFollower(
          entry.text,
          onChange: { follower in
            message?.text = follower.error?.description ?? "\(follower.path) is in use."
            description.set(follower.error?.description)
          })
      }
    }
    entry.connect(.activate) { _ in load() }
    let back = Button("Default Theme") { [weak message] in
      if follower != nil { message?.text = "No file is followed." }
      follower = nil
      ThemeController.shared.theme = .default
      description.set(nil)
    }
    return Box(.vertical, spacing: 18) {
      entry
      message
      WrapBox(spacing: 12, lineSpacing: 12) {
        Button("Load Theme", variant: .primary, action: load)
        back
      }
    }
  }

  /// Contrast
  ///
  /// Every pair of text and background at rest in the current theme, measured by WCAG 2.2.
  static func contrast() -> Widget {
    let grid = Grid(rowSpacing: 9, columnSpacing: 24)
    follow { [weak grid] context in
      guard let grid else { return }
      for cell in grid.children { grid.remove(cell) }
      let pairs = ContrastReport(ThemeController.shared.theme, in: context).pairs
        .filter { $0.state == .normal && $0.kind == .foreground }
      for (column, title) in ["Variant", "Text", "Surface", "Ratio", "WCAG 2.2"].enumerated() {
        let head = Label(title).with { $0.xAlign = column == 3 ? 1 : 0 }
        grid.attach(head.with { $0.addStyleClass("table-head") }, column: column + 1, row: 0)
      }
      for (row, pair) in pairs.enumerated() {
        let swatch = Label(isPresentation: true)
        // A colour without an opacity of its own takes that of the text around it.
        let colors = "color='\(pair.front.hex)' alpha='100%' bgcolor='\(pair.back.hex)' bgalpha='100%'"
        swatch.setMarkup("<span \(colors)>\u{2002}Aa\u{2002}</span>")
        grid.attach(swatch, column: 0, row: row + 1)
        let ratio = ContrastReport.text(of: pair.ratio)
        let verdict = pair.passes ? "passes" : "needs \(ContrastReport.text(of: pair.minimum))"
        for (column, text) in [pair.variant, pair.front.hex, pair.back.hex, ratio, verdict].enumerated() {
          grid.attach(Label(text).with { $0.xAlign = column == 3 ? 1 : 0 }, column: column + 1, row: row + 1)
        }
      }
    }
    .store(in: grid)
    // The scrolled view takes focus, because nothing inside it does.
    return ScrolledWindow(sideways: grid).with {
      $0.accessibleRole = .group
      $0.setAccessibilityLabel("Contrast")
    }
  }
}

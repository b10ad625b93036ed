// MARK: - Reports to the developer

@MainActor private let bundled = Set(Button.Variant.standard + Button.Variant.onColor)

/// Messages about a button that cannot be shown as the application says.
@MainActor
enum ButtonReports {
  /// Returns a message about a variant that the theme lacks; nil if the theme has it.
  static func unknownVariant(of button: Button) -> String? {
    let variant = button.variant
    let variants = button.effectiveTheme.values(in: ThemeController.shared.context).variants.map(\.name)
    guard !variants.contains(variant.name) else { return nil }
    return "The theme has no variant \"\(variant.name)\". It has \(variants.sorted().joined(separator: ", "))."
  }

  /// Warns once about a variant that the theme lacks: its buttons have no colours.
  static func reportUnknownVariant(of button: Button) {
    let variant = button.variant
    guard !bundled.contains(variant), let unknownVariant = unknownVariant(of: button),
      Log.isFirst("variant \(variant.name)")
    else { return }
    Log.warning("The button \"\(button.accessibilityLabel)\" has no colours of its own. \(unknownVariant)")
  }

  /// Warns once about a look that cannot be drawn as given.
  static func report(_ look: Button.Look, of button: Button) {
    guard !look.isEmpty else { return }
    for path in look.backgroundImage.values where Log.isFirst("picture \(path)") {
      do throws(HostError) { try Files.check(path) } catch {
        Log.warning("The button \"\(button.accessibilityLabel)\" has no background image. \(error)")
      }
    }
    guard look.drawable() != look else { return }
    Log.warningOnce(
      "The look of the button \"\(button.accessibilityLabel)\" has NaN or infinite values; those of the theme are used."
    )
  }
}

extension Control: BuilderChecked, BuilderReporting {
  /// The required properties that a `.ui` file leaves out.
  @_spi(Hooks) public var builderProblem: String? {
    whatIsMissing ?? (self as? Button).flatMap(ButtonReports.unknownVariant)
  }

  /// Gives the warning of a control that is shown, at the end of the file already.
  package func reportBuilderProblem() {
    if whatIsMissing != nil { refuse() } else { (self as? Button).map(ButtonReports.reportUnknownVariant) }
  }
}

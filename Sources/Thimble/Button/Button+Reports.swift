// MARK: - Reports to the developer

@MainActor private let bundled = Set(Button.Variant.standard + Button.Variant.onColor)

extension Button {
  /// A message about a variant that the theme lacks; nil if the theme has it.
  var unknownVariant: String? {
    let variants = effectiveTheme.values(in: ThemeController.shared.context).variants.map(\.name)
    guard !variants.contains(variant.name) else { return nil }
    return "The theme has no variant \"\(variant.name)\". It has \(variants.sorted().joined(separator: ", "))."
  }

  /// Warns once about a variant that the theme lacks: its buttons have no colours.
  func reportUnknownVariant() {
    let variant = variant
    guard !bundled.contains(variant), let unknownVariant, Log.isFirst("variant \(variant.name)") else { return }
    Log.warning("The button \"\(accessibilityLabel)\" has no colours of its own. \(unknownVariant)")
  }

  /// Warns once about a look that cannot be drawn as given.
  func report(_ look: Look) {
    guard !look.isEmpty else { return }
    for path in look.backgroundImage.values where Log.isFirst("picture \(path)") {
      do throws(HostError) { try Files.check(path) } catch {
        Log.warning("The button \"\(accessibilityLabel)\" has no background image. \(error)")
      }
    }
    guard look.drawable() != look else { return }
    Log.warningOnce(
      "The look of the button \"\(accessibilityLabel)\" has NaN or infinite values; those of the theme are used.")
  }
}

extension Control: BuilderChecked, BuilderReporting {
  /// The required properties that a `.ui` file leaves out.
  public var builderProblem: String? { whatIsMissing ?? (self as? Button)?.unknownVariant }

  /// Gives the warning of a control that is shown, at the end of the file already.
  package func reportBuilderProblem() {
    if whatIsMissing != nil { refuse() } else { (self as? Button)?.reportUnknownVariant() }
  }
}

import DesignTokens

// MARK: - What stands beside icon and title

extension Stylesheet {
  /// Subtitle, badge and indicator. None of them is paler than the title: a pair of colours that can just be read would
  /// not be readable then.
  mutating func addContent(_ node: String) {
    add("\(node) > label.subtitle", ["font-weight": "normal", "font-size": "85%"])
    add(
      "\(node) > label.badge",
      [
        "font-size": "85%", "border-radius": "9999px", "padding": "0 \(context.scaledRoom(7))px",
        "min-width": "\(context.scaledRoom(6))px",
      ])
    for variant in values.variants {
      var background = variant.normal.foreground
      background.alpha *= 0.15
      add(
        "\(node).\(CSSText.identifier(variant.name)) > label.badge",
        [
          "background-color": css(background),
          "box-shadow": context.contrast == .high ? "inset 0 0 0 1px \(css(variant.normal.foreground))" : "none",
        ])
    }
    for size in values.sizes {
      add("\(node).\(size.name) > image.indicator", ["-gtk-icon-size": "\(context.scaled(min(size.iconSize, 16)))px"])
    }
  }
}

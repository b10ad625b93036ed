// Numbers that nobody can draw: what is no number, or has no end.

extension Button.Look {
  /// The same without such numbers: the theme's count there.
  func drawable() -> Self {
    guard !isEmpty else { return self }
    var result = self
    result.borderWidth = borderWidth.keeping(\.isFinite)
    result.opacity = opacity.keeping(\.isFinite)
    result.fontSize = fontSize.keeping(\.isFinite)
    result.fontWeight = fontWeight.keeping(\.isFinite)
    result.shadow = shadow.keeping { $0.allSatisfy(\.isDrawable) }
    result.textShadow = textShadow.keeping(\.isDrawable)
    switch cornerStyle {
    case .fixed(let radius)? where !radius.isFinite, .dynamic(let radius)? where !radius.isFinite:
      result.cornerStyle = nil
    default: break
    }
    return result
  }
}

extension Shadow {
  fileprivate var isDrawable: Bool { [x, y, blur, spread].allSatisfy(\.isFinite) }
}

extension Button.Appearance {
  /// The same with the numbers of `standard` instead of such.
  func drawable(else standard: Self) -> Self {
    var result = self
    for path in [\Self.borderWidth, \.opacity, \.fontWeight, \.cornerRadius] where !result[keyPath: path].isFinite {
      result[keyPath: path] = standard[keyPath: path]
    }
    if fontSize?.isFinite == false { result.fontSize = standard.fontSize }
    if !shadow.allSatisfy(\.isDrawable) { result.shadow = standard.shadow }
    if textShadow?.isDrawable == false { result.textShadow = standard.textShadow }
    return result
  }
}

extension Button {
  /// Warns once of a button that its look cannot be drawn as it is.
  func report(_ look: Look) {
    guard !look.isEmpty else { return }
    for path in look.backgroundImage.values where Log.isFirst("picture \(path)") {
      do throws(HostError) { try Files.check(path) } catch {
        Log.warning("The button \"\(accessibilityLabel)\" has no background image. \(error)")
      }
    }
    guard look.drawable() != look else { return }
    Log.warningOnce(
      "The look of the button \"\(accessibilityLabel)\" has NaN or infinite values: "
        + "the theme's are used.")
  }
}

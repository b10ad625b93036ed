/// Content that a person no longer sees or reads under other settings.
package enum Loss: Hashable, Sendable {
  /// Objects of the window that are not shown: their number, the names of some, and of buttons that may show them
  /// again.
  case gone(count: Int, names: [String], ways: [String] = [])
  /// The number of the object's pixels outside of the window or the screen.
  case cut(pixels: Int)
  /// A window that is larger than the screen: by how many pixels, and the names of some controls that are outside.
  case tooLarge(pixels: Int, outside: [String])
  /// The text did not grow.
  case small
  /// The text takes less room than text of this size needs: a part of it is cut off or left out.
  case shortened
}

extension Loss {
  /// Returns the texts that take less room in another run than they need, by the areas of their ink. The scale is the
  /// factor by which that run enlarges text.
  package static func shortened(
    _ before: [AccessibleID: ContentContrast], _ after: [AccessibleID: ContentContrast], scale: Double
  ) -> [AccessibleID: Loss] {
    var losses: [AccessibleID: Loss] = [:]
    for (id, one) in before {
      guard one.isText, let two = after[id], one.isSurelyThere, two.isSurelyThere || two.isWhole, one.ratio > 1.5,
        two.ratio > 1.5
      else { continue }
      let (old, new) = (one.inkArea, two.inkArea)
      // An object that grows in both directions has room for its text.
      let grows = 0.8 * scale
      if !one.box.isEmpty, Double(two.box.width) >= grows * Double(one.box.width),
        Double(two.box.height) >= grows * Double(one.box.height)
      {
        continue
      }
      // Letters are drawn on whole pixels, so a text may be up to a fifth smaller than its font size.
      guard old > 0, Double(new) < 0.65 * scale * scale * Double(old) else { continue }
      let isSmall = abs(two.ink.height - one.ink.height) <= 1 && abs(new - old) <= old / 10
      // Ink at an edge may belong to something else.
      if isSmall || one.isWhole { losses[id] = isSmall ? .small : .shortened }
    }
    return losses
  }
}

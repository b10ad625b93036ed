/// Something that a person no longer sees or reads under other settings.
package enum Loss: Hashable, Sendable {
  /// This many objects of the window are not shown; the names of some, and of buttons that may show them again.
  case gone(count: Int, names: [String], ways: [String] = [])
  /// This many pixels of it are outside of the window or the screen.
  case cut(pixels: Int)
  /// The window is larger than the screen by this many pixels; the names of controls that are outside, not all of them.
  case tooLarge(pixels: Int, outside: [String])
  /// The text is as small as before.
  case small
  /// The text does not take the room that text of this size needs: a part of it is cut off or left out.
  case shortened
}

extension Loss {
  /// The texts that take less room in another run than they need there, by the rectangles around their ink and the size of
  /// text there, as a factor.
  package static func shortened(
    _ before: [AccessibleID: ContentContrast], _ after: [AccessibleID: ContentContrast], scale: Double
  ) -> [AccessibleID: Loss] {
    var losses: [AccessibleID: Loss] = [:]
    for (id, one) in before {
      guard one.isText, let two = after[id], one.isSurelyThere, two.isSurelyThere || two.isWhole, one.ratio > 1.5,
        two.ratio > 1.5
      else { continue }
      let (old, new) = (one.ink.width * one.ink.height, two.ink.width * two.ink.height)
      // An object that grows in both directions has room for its text.
      let grows = 0.8 * scale
      if !one.box.isEmpty, Double(two.box.width) >= grows * Double(one.box.width),
        Double(two.box.height) >= grows * Double(one.box.height)
      {
        continue
      }
      // Letters are drawn on whole pixels, so a text is up to a fifth smaller than its size says.
      guard old > 0, Double(new) < 0.65 * scale * scale * Double(old) else { continue }
      let isSmall = abs(two.ink.height - one.ink.height) <= 1 && abs(new - old) <= old / 10
      // Some ink at an edge may be something else's.
      if isSmall || one.isWhole { losses[id] = isSmall ? .small : .shortened }
    }
    return losses
  }
}

import Glibc

// MARK: - Words whose place a toolkit does not report

extension ContentContrast {
  /// Looks for words in a control and measures them: as text, if some ink has the width and height of the words,
  /// otherwise as a graphic.
  ///
  /// A widget that draws its text itself has no label, and GTK from 4.16 on does not report the place of a label inside
  /// of a button. The text may be beside an icon or an arrow; that of a check box must be beside the mark.
  package init?(
    of rect: AccessibleRect, in picture: Picture, words: String, afterMark: Bool = false, isSurelyThere: Bool = true
  ) {
    self.init(of: rect, in: picture, text: nil, isSurelyThere: isSurelyThere)
    // Letters of large text are further apart, so the gap grows with the height.
    let runs = Self.runs(in: rect, of: picture, background: background, gap: max(4, 7 * ink.height / 20))
    let parts = [runs.dropFirst(), runs.dropFirst().dropLast(), runs.dropLast(), runs[...]]
    var best: (place: AccessibleRect, misfit: Double)?
    for part in afterMark ? parts.prefix(2) : parts[...] {
      guard let first = part.first, let last = part.last else { continue }
      // A pixel on either side, so that thin letters do not outnumber their background.
      let place = picture.clipped(
        AccessibleRect(
          x: first.lowerBound - 1, y: rect.y, width: last.upperBound - first.lowerBound + 2, height: rect.height))
      let ink = Ink(in: place, of: picture, background: background)
      guard let fit = Self.fit(words, width: ink.box.width, ink) else { continue }
      // A part that is as wide as high may be an icon.
      let isIconLike = { (run: Range<Int>) in run.count > 11 && abs(run.count - ink.lineHeight) < 4 }
      let misfit = abs(log(fit)) + (part.count > 1 && (isIconLike(first) || isIconLike(last)) ? 0.1 : 0)
      if misfit < best?.misfit ?? .infinity { best = (place, misfit) }
    }
    guard let place = best?.place,
      let text = ContentContrast(of: place, in: picture, text: words, isSurelyThere: isSurelyThere)
    else { return }
    self = text
    box = rect
  }

  /// Returns true if a text is whole in its rectangle: its ink is as wide as the text, and no edge of the rectangle
  /// cuts it. This is unlikely for a rectangle in a wrong place.
  package func shows(_ text: String, in picture: Picture) -> Bool {
    isWhole && Self.fit(text, width: ink.width, Ink(in: box, of: picture, background: background)) != nil
  }

  /// Returns runs of columns with ink. Columns with fewer empty columns between them than a gap are one run.
  private static func runs(
    in rect: AccessibleRect, of picture: Picture, background: UInt32, gap: Int
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for x in rect.x..<rect.x + rect.width {
      let isInked = (rect.y..<rect.y + rect.height).contains { Luminance.contrast(picture[x, $0], background) > 1.1 }
      guard isInked else { continue }
      if let last = runs.last, x < last.upperBound + gap {
        runs[runs.count - 1] = last.lowerBound..<x + 1
      } else {
        runs.append(x..<x + 1)
      }
    }
    return runs
  }

  /// Returns the width of ink as a share of the usual width of the text at this height; nil if they differ too much.
  /// One character is not enough to compare.
  private static func fit(_ text: String, width: Int, _ ink: Ink) -> Double? {
    guard text.count > 1, ink.lineHeight > 3, ink.lines > 0 else { return nil }
    let size = Double(ink.lineHeight) / share(of: text)
    let share = Double(width * ink.lines) / (size * text.reduce(0) { $0 + advance(of: $1) })
    return (0.75...1.35).contains(share) ? share : nil
  }

  /// Returns the width of a character as a share of the font's size.
  private static func advance(of character: Character) -> Double {
    if "iljtfrI.,:;'!|()[] ".contains(character) { return 0.32 }
    if "mwMW@%…—".contains(character) { return 0.85 }
    if character.unicodeScalars.contains(where: { $0.value >= 0x2E80 }) { return 1 }
    return character.isUppercase || character.isNumber ? 0.64 : 0.55
  }
}

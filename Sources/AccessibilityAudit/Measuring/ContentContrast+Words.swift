import Glibc

// MARK: - Words whose place a toolkit does not report

extension ContentContrast {
  /// Measures the words in a control, wherever they are: as text, if something in it is as wide and as high as they are, and
  /// otherwise as a graphic.
  ///
  /// A widget that draws its text itself has no label, and GTK from 4.16 on does not tell the place of a label inside of a
  /// button. The text may stand beside an icon or an arrow, and must
  /// stand beside the mark of a check box.
  package init?(
    of rect: AccessibleRect, in picture: Picture, words: String, afterMark: Bool = false, isSurelyThere: Bool = true
  ) {
    self.init(of: rect, in: picture, text: nil, isSurelyThere: isSurelyThere)
    // The letters of large text are further apart.
    let runs = Self.runs(in: rect, of: picture, background: background, gap: max(4, 7 * ink.height / 20))
    let parts = [runs.dropFirst(), runs.dropFirst().dropLast(), runs.dropLast(), runs[...]]
    var best: (place: AccessibleRect, misfit: Double)?
    for part in afterMark ? parts.prefix(2) : parts[...] {
      guard let first = part.first, let last = part.last else { continue }
      // A pixel on either side, so that thin letters do not outnumber their background.
      let place = picture.clipped(
        AccessibleRect(
          x: first.lowerBound - 1, y: rect.y, width: last.upperBound - first.lowerBound + 2, height: rect.height))
      let (ink, lineHeight, lines) = Self.ink(in: place, of: picture, background: background)
      guard let fit = Self.fit(words, width: ink.width, lineHeight: lineHeight, lines: lines) else { continue }
      // A part as wide as high may be an icon.
      let isIconLike = { (run: Range<Int>) in run.count > 11 && abs(run.count - lineHeight) < 4 }
      let misfit = abs(log(fit)) + (part.count > 1 && (isIconLike(first) || isIconLike(last)) ? 0.1 : 0)
      if misfit < best?.misfit ?? .infinity { best = (place, misfit) }
    }
    guard let place = best?.place,
      let text = ContentContrast(of: place, in: picture, text: words, isSurelyThere: isSurelyThere)
    else { return }
    self = text
    box = rect
  }

  /// Returns true if a text stands whole in its rectangle: its ink is as wide as the text, and no edge of the rectangle cuts
  /// it. A rectangle in a wrong place hardly looks like that.
  package func shows(_ text: String, in picture: Picture) -> Bool {
    let (_, lineHeight, lines) = Self.ink(in: box, of: picture, background: background)
    return isWhole && Self.fit(text, width: ink.width, lineHeight: lineHeight, lines: lines) != nil
  }

  /// The columns with ink, where those with fewer empty columns between them than a gap are together.
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

  /// The width of ink as a share of that which a text of this height has in fonts for screens; nil if they differ by too much
  /// to be the same. One character tells nothing.
  private static func fit(_ text: String, width: Int, lineHeight: Int, lines: Int) -> Double? {
    guard text.count > 1, lineHeight > 3, lines > 0 else { return nil }
    let size = Double(lineHeight) / share(of: text)
    let share = Double(width * lines) / (size * text.reduce(0) { $0 + advance(of: $1) })
    return (0.75...1.35).contains(share) ? share : nil
  }

  /// The width of a character as a share of the font's size.
  private static func advance(of character: Character) -> Double {
    if "iljtfrI.,:;'!|()[] ".contains(character) { return 0.32 }
    if "mwMW@%…—".contains(character) { return 0.85 }
    if character.unicodeScalars.contains(where: { $0.value >= 0x2E80 }) { return 1 }
    return character.isUppercase || character.isNumber ? 0.64 : 0.55
  }
}

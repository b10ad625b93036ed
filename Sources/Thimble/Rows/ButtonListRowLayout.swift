/// Where the parts of a row of a list go: an icon at each end and the title between, logical pixels.
struct ButtonListRowLayout: Equatable {
  var start: ButtonLayout.Part
  var title: ButtonLayout.Part
  var end: ButtonLayout.Part
  var gap: Int

  private var gaps: Int { (start.isEmpty ? 0 : gap) + (end.isEmpty ? 0 : gap) }

  /// The width that the row needs.
  var width: Measurement {
    let icons = start.width.natural + end.width.natural + gaps
    return Measurement(minimum: icons + title.width.minimum, natural: icons + title.width.natural)
  }

  /// The height that the row needs.
  var height: Measurement {
    let heights = [start.height, title.height, end.height]
    return Measurement(
      minimum: heights.map(\.minimum).max() ?? 0, natural: heights.map(\.natural).max() ?? 0)
  }

  /// The places of the parts, mirrored where `isReversed` is true. The title gets what the icons leave.
  func frames(
    width: Int, height: Int, isReversed: Bool
  ) -> (start: ButtonLayout.Frame, title: ButtonLayout.Frame, end: ButtonLayout.Frame) {
    let room = max(title.width.minimum, width - start.width.natural - end.width.natural - gaps)
    let titleX = start.width.natural + (start.isEmpty ? 0 : gap)
    let place = { (x: Int, own: Int, part: ButtonLayout.Part) in
      let tall = min(part.height.natural, height)
      return ButtonLayout.Frame(
        x: isReversed ? width - x - own : x, y: (height - tall) / 2, width: own, height: tall)
    }
    return (
      place(0, start.width.natural, start), place(titleX, room, title),
      place(width - end.width.natural, end.width.natural, end)
    )
  }
}

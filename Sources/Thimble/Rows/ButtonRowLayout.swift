/// The positions of a row's members, side by side or stacked, in logical pixels. A pure value.
struct ButtonRowLayout: Equatable {
  /// The size of one member.
  struct Member: Equatable {
    var width: RequestedSize
    /// The space after the member; unused for the last member.
    var spacing: Int
    var isPrimary = false
  }

  /// A position along one axis.
  struct Span: Equatable {
    var start: Int
    var length: Int
  }

  var members: [Member]
  var distribution: ButtonRow.Distribution
  /// Indicates whether the members stack even if they fit side by side.
  var isAlwaysStacked = false

  /// The total space between members side by side.
  private var spacings: Int { members.dropLast().map(\.spacing).reduce(0, +) }

  /// The minimum width for all members side by side, with complete titles.
  var rowWidth: Int {
    let widths = members.map(\.width.natural)
    let content = distribution == .equal ? (widths.max() ?? 0) * widths.count : widths.reduce(0, +)
    return content + spacings
  }

  /// The requested width; its minimum is that of a stack.
  var width: RequestedSize {
    let least = members.map(\.width.minimum).max() ?? 0
    let natural = isAlwaysStacked ? members.map(\.width.natural).max() ?? 0 : rowWidth
    return RequestedSize(minimum: least, natural: max(least, natural))
  }

  /// Returns whether the members stack in that width. A single member never stacks.
  func isStacked(in width: Int) -> Bool { members.count > 1 && (isAlwaysStacked || rowWidth > width) }

  /// Returns the members' positions in a row, from left to right, or mirrored if `isReversed`.
  func columns(in width: Int, isReversed: Bool) -> [Span] {
    let widths = widths(in: width)
    let used = widths.reduce(0, +) + spacings
    // The rest goes before the row, because buttons are at its end.
    var start = max(0, width - used)
    return zip(members, widths).map { member, length in
      defer { start += length + member.spacing }
      return Span(start: isReversed ? width - start - length : start, length: length)
    }
  }

  private func widths(in width: Int) -> [Int] {
    let naturals = members.map { max($0.width.minimum, min($0.width.natural, width)) }
    guard !members.isEmpty else { return [] }
    switch distribution {
    case .minimal: return naturals
    case .equal:
      let room = max(0, width - spacings)
      let (share, rest) = room.quotientAndRemainder(dividingBy: members.count)
      return members.indices.map { max(members[$0].width.minimum, share + ($0 < rest ? 1 : 0)) }
    case .emphasis:
      guard let primary = members.lastIndex(where: \.isPrimary) ?? members.indices.last else { return naturals }
      var widths = naturals
      let others = widths.reduce(0, +) - widths[primary]
      widths[primary] = max(members[primary].width.minimum, width - spacings - others)
      return widths
    }
  }

  /// Returns the members' positions in a stack, from top to bottom.
  func rows(heights: [Int]) -> [Span] {
    var start = 0
    return zip(members, heights).map { member, length in
      defer { start += length + member.spacing }
      return Span(start: start, length: length)
    }
  }

  /// Returns the height of a stack.
  func stackHeight(heights: [Int]) -> Int { heights.reduce(0, +) + spacings }
}

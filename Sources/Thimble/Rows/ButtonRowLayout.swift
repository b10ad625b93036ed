/// Where the members of a row of buttons go, side by side or below each other: pure geometry, logical pixels.
struct ButtonRowLayout: Equatable {
  /// What one member needs.
  struct Member: Equatable {
    var width: RequestedSize
    /// Room after it; the last member's is not used.
    var spacing: Int
    var isPrimary = false
  }

  /// A place along one direction.
  struct Span: Equatable {
    var start: Int
    var length: Int
  }

  var members: [Member]
  var distribution: ButtonRow.Distribution
  /// Whether they go below each other however much room there is.
  var isAlwaysStacked = false

  /// All room between members, side by side.
  private var spacings: Int { members.dropLast().map(\.spacing).reduce(0, +) }

  /// The least width in which they stand side by side, no title cut.
  var rowWidth: Int {
    let widths = members.map(\.width.natural)
    let content = distribution == .equal ? (widths.max() ?? 0) * widths.count : widths.reduce(0, +)
    return content + spacings
  }

  /// The width that they need: the least is that of a stack.
  var width: RequestedSize {
    let least = members.map(\.width.minimum).max() ?? 0
    let natural = isAlwaysStacked ? members.map(\.width.natural).max() ?? 0 : rowWidth
    return RequestedSize(minimum: least, natural: max(least, natural))
  }

  /// Whether they go below each other in that width. One member alone is always a row.
  func isStacked(in width: Int) -> Bool { members.count > 1 && (isAlwaysStacked || rowWidth > width) }

  /// The places of the members of a row, from left to right in the left-to-right form, mirrored where `isReversed`.
  func columns(in width: Int, isReversed: Bool) -> [Span] {
    let widths = widths(in: width)
    let used = widths.reduce(0, +) + spacings
    // What is left over goes before the row: buttons stand at its end.
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

  /// The places of the members of a stack, from above to below.
  func rows(heights: [Int]) -> [Span] {
    var start = 0
    return zip(members, heights).map { member, length in
      defer { start += length + member.spacing }
      return Span(start: start, length: length)
    }
  }

  /// The height of a stack.
  func stackHeight(heights: [Int]) -> Int { heights.reduce(0, +) + spacings }
}

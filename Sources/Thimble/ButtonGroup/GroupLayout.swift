/// The lengths and lines of a group's buttons along the group's direction, in logical pixels. A pure value.
struct GroupLayout: Equatable {
  var lengths: [RequestedSize]
  /// The space between two buttons.
  var spacing = 0
  /// Indicates whether all buttons have the length of the longest.
  var isJustified = false

  /// The length of one line with all buttons.
  var line: RequestedSize {
    RequestedSize(minimum: sum(equalized(lengths.map(\.minimum))), natural: sum(natural))
  }

  /// The length of the longest button.
  var longest: RequestedSize {
    RequestedSize(minimum: lengths.map(\.minimum).max() ?? 0, natural: lengths.map(\.natural).max() ?? 0)
  }

  private var natural: [Int] { equalized(lengths.map(\.natural)) }

  private func equalized(_ lengths: [Int]) -> [Int] {
    isJustified ? Array(repeating: lengths.max() ?? 0, count: lengths.count) : lengths
  }

  private func sum(_ lengths: [Int]) -> Int { lengths.reduce(0, +) + spacing * max(0, lengths.count - 1) }

  /// Returns the lengths of all buttons in one line of `room`.
  ///
  /// Equal lengths share the whole line. Other buttons keep their natural lengths. If the line is too short, the
  /// longest buttons shrink first, down to one common length, so that short titles stay complete.
  func fitted(in room: Int) -> [Int] {
    let count = lengths.count
    guard count > 0 else { return [] }
    let free = room - spacing * (count - 1)
    if isJustified {
      let share = max(longest.minimum, free / count)
      let rest = max(0, free - share * count)
      return (0..<count).map { $0 < rest ? share + 1 : share }
    }
    let whole = lengths.map { max($0.minimum, $0.natural) }
    guard whole.reduce(0, +) > free else { return whole }
    let cut = { (limit: Int) in lengths.map { max($0.minimum, min($0.natural, limit)) } }
    var (low, high) = (0, whole.max() ?? 0)
    while low < high {
      let middle = (low + high + 1) / 2
      if cut(middle).reduce(0, +) <= free { low = middle } else { high = middle - 1 }
    }
    // Distributes the rounding remainder among the first buttons that can use it.
    var result = cut(low)
    var rest = free - result.reduce(0, +)
    for index in result.indices where rest > 0 && result[index] < lengths[index].natural {
      result[index] += 1
      rest -= 1
    }
    return result
  }

  /// Returns the lines of all buttons in `room`, with natural lengths. A length exceeds the room only if its minimum
  /// does.
  func lines(in room: Int) -> [(items: Range<Int>, lengths: [Int])] {
    var lines: [(items: Range<Int>, lengths: [Int])] = []
    var used = 0
    for (index, wanted) in natural.enumerated() {
      let length = max(lengths[index].minimum, min(wanted, room))
      if let last = lines.indices.last, used + spacing + length <= room {
        lines[last].items = lines[last].items.lowerBound..<index + 1
        lines[last].lengths.append(length)
        used += spacing + length
      } else {
        lines.append((index..<index + 1, [length]))
        used = length
      }
    }
    return lines
  }

  /// Returns the number of buttons that fit completely in a row, together with the menu's button if some do not fit.
  ///
  /// - Parameters:
  ///   - room: the length of the row.
  ///   - more: the length of the menu's button.
  /// - Returns: the number of leading buttons that fit.
  func fitting(in room: Int, more: Int) -> Int {
    let natural = natural
    guard sum(natural) > room else { return natural.count }
    var used = more
    for (index, length) in natural.enumerated() {
      used += length + spacing
      if used > room { return index }
    }
    return max(0, natural.count - 1)
  }
}

/// The place of a button in a line of linked buttons, which decides its round corners and its style class.
enum LinkedPlace: String, CaseIterable {
  case alone = ""
  case first = "linked-first"
  case middle = "linked-middle"
  case last = "linked-last"

  /// Creates the place of an index in a line.
  init(_ index: Int, in line: Range<Int>) {
    switch (index == line.lowerBound, index == line.upperBound - 1) {
    case (true, true): self = .alone
    case (true, false): self = .first
    case (false, true): self = .last
    case (false, false): self = .middle
    }
  }

  @MainActor
  func apply(to widget: Widget) {
    for place in Self.allCases where place != .alone { widget.setStyleClass(place.rawValue, place == self) }
  }
}

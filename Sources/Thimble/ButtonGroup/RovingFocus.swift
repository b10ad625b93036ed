/// The rule for arrow keys in a row that contains unreachable items. A pure function.
enum RovingFocus {
  /// The move that a key requests.
  enum Move: Equatable {
    case next, previous, first, last
  }

  /// Returns the target of a move, wrapping at the ends.
  ///
  /// - Parameters:
  ///   - move: the move.
  ///   - current: the current index; nil for outside.
  ///   - reachable: whether each index can be reached.
  /// - Returns: the target index; nil if no index can be reached.
  static func target(of move: Move, from current: Int?, among reachable: [Bool]) -> Int? {
    let all = Array(reachable.indices)
    let start = current.map { min(max(0, $0), all.count) }
    let order: [Int] =
      switch move {
      case .first: all
      case .last: all.reversed()
      case .next: start.map { Array(all[min($0 + 1, all.count)...] + all[..<$0]) } ?? all
      case .previous:
        start.map { Array(all[..<$0].reversed() + all[min($0 + 1, all.count)...].reversed()) } ?? all.reversed()
      }
    return order.first { reachable[$0] }
  }

  /// Returns the move that a key requests in a row or a column.
  ///
  /// - Parameters:
  ///   - key: the key's name.
  ///   - orientation: the direction of the row.
  ///   - isReversed: whether a row runs from right to left.
  ///   - takesBothAxes: whether the keys of the other axis count too, as ARIA asks of radio groups.
  /// - Returns: the move; nil for every other key.
  static func move(
    for key: Key, _ orientation: Orientation, isReversed: Bool, takesBothAxes: Bool
  ) -> Move? {
    switch key {
    case "Home", "KP_Home": .first
    case "End", "KP_End": .last
    case "Right", "KP_Right": orientation == .horizontal || takesBothAxes ? (isReversed ? .previous : .next) : nil
    case "Left", "KP_Left": orientation == .horizontal || takesBothAxes ? (isReversed ? .next : .previous) : nil
    case "Down", "KP_Down": orientation == .vertical || takesBothAxes ? .next : nil
    case "Up", "KP_Up": orientation == .vertical || takesBothAxes ? .previous : nil
    default: nil
    }
  }
}

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

/// The choice of the button that Escape presses, as values.
enum EscapeChoice {
  /// Returns the nearest button: the one whose ancestor chain meets the chain of the focused widget first. Of equally
  /// near buttons, the first one wins.
  ///
  /// - Parameters:
  ///   - candidates: the ancestor chain of each button, starting with the button, in reading order.
  ///   - focus: the ancestor chain of the widget with keyboard focus, starting with that widget; empty if there is
  ///     none.
  /// - Returns: an index into `candidates`; nil if `candidates` is empty.
  static func nearest<ID: Hashable>(of candidates: [[ID]], to focus: [ID]) -> Int? {
    let steps = Dictionary(zip(focus, focus.indices), uniquingKeysWith: min)
    let distances = candidates.map { way in way.compactMap { steps[$0] }.first ?? .max }
    return distances.indices.min { (distances[$0], $0) < (distances[$1], $1) }
  }
}

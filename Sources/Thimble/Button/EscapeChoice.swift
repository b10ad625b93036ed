/// Which of several buttons Escape is for: pure.
enum EscapeChoice {
  /// The nearest: the one whose way out meets the way out from the focused widget first; of equally near ones, the first.
  ///
  /// - Parameters:
  ///   - candidates: each button's way out, itself first, in the order in which they are read.
  ///   - focus: the way out from the widget that has keyboard focus, itself first; empty where none has.
  /// - Returns: an index into `candidates`; nil where there are none.
  static func nearest<ID: Hashable>(of candidates: [[ID]], to focus: [ID]) -> Int? {
    let steps = Dictionary(zip(focus, focus.indices), uniquingKeysWith: min)
    let distances = candidates.map { way in way.compactMap { steps[$0] }.first ?? .max }
    return distances.indices.min { (distances[$0], $0) < (distances[$1], $1) }
  }
}

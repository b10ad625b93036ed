import Observation

/// The places, and the chosen one.
@Observable
@MainActor
final class Places {
  private(set) var all = ["Lisbon", "Kyoto", "Valparaíso"]
  private(set) var ideas = ["Tromsø", "Oaxaca", "Hobart", "Tbilisi", "Kigali"]
  var chosen: String? = "Lisbon"

  func add() {
    all.append(ideas.removeFirst())
    chosen = all.last
  }

  /// Removes the chosen place, and returns a function that brings it back.
  func remove() -> @MainActor () -> Void {
    guard let place = chosen, let index = all.firstIndex(of: place) else { return {} }
    all.remove(at: index)
    chosen = all.isEmpty ? nil : all[min(index, all.count - 1)]
    return { [self] in
      all.insert(place, at: min(index, all.count))
      chosen = place
    }
  }
}

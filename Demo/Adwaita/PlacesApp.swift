import Glibc
import Observation
import Thimble

/// Places to visit: libadwaita's windows, bars and toasts, with the kit's buttons in them.
@main @MainActor
enum PlacesApp {
  static func main() {
    do {
      Control.registerTypes()
      let toaster = Toaster(try NativeLibrary("libadwaita-1.so.0", initializer: "adw_init"))
      let application = Application(id: "org.thimble.Places")
      application.connect(.activate) { application in
        if let window = application.windows.first { return window.present() }
        do { try PlacesWindow(application, toaster).present() } catch { fatalError("\(error)") }
      }
      application.runAndExit()
    } catch {
      print("This example needs libadwaita (Debian: libadwaita-1-0). \(error)")
      exit(1)
    }
  }
}

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

import Glibc
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

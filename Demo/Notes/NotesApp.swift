import Thimble

/// The application's words, in the user's language.
let words = Translations(po: ["de": String(decoding: PackageResources.de_po, as: UTF8.self)])

/// A notes application: an example of a whole program with the kit.
@main
@MainActor
enum NotesApp {
  static func main() {
    Localization.use(words)
    let application = Application(id: "org.thimble.Notes")
    var window: NotesWindow?
    application.connect(.startup) { _ in
      do {
        let tokens = String(decoding: PackageResources.Notes_tokens_json, as: UTF8.self)
        ThemeController.shared.theme = try Theme(tokens: tokens)
      } catch { print("The theme is not used. \(error)") }
    }
    application.connect(.activate) { application in
      do {
        let shown = try window ?? NotesWindow(application, NoteStore(folder: "\(Files.userDataFolder)/thimble-notes"))
        window = shown
        shown.window.present()
      } catch {
        print(error)
        application.quit(status: 1)
      }
    }
    application.runAndExit()
  }
}

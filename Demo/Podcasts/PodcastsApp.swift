import Thimble

/// The application's words, in the user's language.
let words = Translations(po: ["de": PackageResources.de_po])

/// A podcast application: an example of a program that was written from the documentation.
@main
@MainActor
enum PodcastsApp {
  static func main() {
    Localization.use(words)
    let application = Application(id: "org.thimble.Podcasts")
    var window: PodcastsWindow?
    application.connect(.startup) { _ in
      do {
        ThemeController.shared.theme = try Theme(tokens: PackageResources.Podcasts_tokens_json)
      } catch { print("The theme is not used. \(error)") }
    }
    application.connect(.activate) { application in
      do {
        let shown = try window ?? PodcastsWindow(application, folder: "\(Files.userDataFolder)/thimble-podcasts")
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

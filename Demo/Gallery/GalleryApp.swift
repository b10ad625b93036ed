public import ArgumentParser
public import Thimble

@main
struct GalleryApp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "thimble-gallery",
    abstract: "Shows every control of Thimble live, with its source.")

  @Option(help: ArgumentHelp("The first page; --list-pages lists them all.", valueName: "id"))
  var page: String?

  @Option(
    help: ArgumentHelp(
      "A theme: a token file or resolver document. The gallery follows the file while you edit it.", valueName: "file"))
  var theme: String?

  @Option(help: ArgumentHelp("Light or dark; the desktop's choice by default.", valueName: "light|dark"))
  var scheme: ColorScheme?

  @Option(help: ArgumentHelp("Normal or high contrast; the desktop's choice by default.", valueName: "normal|high"))
  var contrast: Contrast?

  @Option(help: ArgumentHelp("The text size, 0.5 to 4; 1 is normal.", valueName: "n"))
  var textScale: Double?

  @Option(help: ArgumentHelp("The direction of text and layout.", valueName: "ltr|rtl"))
  var direction: TextDirection?

  @Flag(help: "Print the pages as JSON (id, title, category) and exit.")
  var listPages = false

  @Option(
    help: ArgumentHelp("Write each page, or that of --page, as ID.png into a folder and exit.", valueName: "folder"))
  var render: String?

  func validate() throws {
    if let textScale, !(0.5...4).contains(textScale) {
      throw ValidationError("--text-scale \(textScale) is out of range: write a number from 0.5 to 4, such as 2.")
    }
    if let theme {
      do { _ = try Theme(contentsOf: theme) } catch { throw ValidationError("--theme: \(error)") }
    }
    let ids = MainActor.assumeIsolated { Catalogue.pages.map(\.id) }
    if let page, !ids.contains(page) {
      throw ValidationError("There is no page \"\(page)\". The pages are: \(ids.joined(separator: ", ")).")
    }
  }

  func run() throws {
    // The command is run by the main thread, before any loop.
    try MainActor.assumeIsolated { try runOnMain() }
  }

  @MainActor
  private func runOnMain() throws {
    if listPages { return print(PageList(Catalogue.pages).json) }
    guard Gtk.initializeIfPossible() else {
      throw ValidationError("There is no display: set DISPLAY or WAYLAND_DISPLAY, or start a virtual one (Xvfb).")
    }
    let application = Application(id: "org.thimble.Gallery", isUnique: render == nil)
    var windows: [GalleryWindow] = []
    var failure: HostError?
    application.connect(.startup) { _ in applyOptions() }
    application.connect(.activate) { application in
      let chosen = page.flatMap { Catalogue.page($0) }
      if let render {
        do throws(HostError) {
          try PageRenderer(folder: render).render(chosen.map { [$0] } ?? Catalogue.pages, in: application)
        } catch {
          failure = error
        }
        application.quit()
      } else if let window = windows.first {
        window.window.present()
      } else {
        let window = GalleryWindow(application, page: chosen)
        windows.append(window)
        window.window.present()
      }
    }
    application.addAction("search", shortcuts: ["<Control>f"]) { windows.first?.focusSearch() }
    application.addAction("quit", shortcuts: ["<Control>q"]) { application.quit() }
    let status = application.run(["thimble-gallery"])
    if let failure { throw failure }
    if status != 0 { throw ExitCode(status) }
  }

  @MainActor
  private func applyOptions() {
    let settings = Settings.shared
    ThemeController.shared.schemeOverride = scheme
    if contrast == .high { settings[.themeName] = "HighContrast" }
    ThemeController.shared.contrastOverride = contrast
    if let textScale { settings.textScale = textScale }
    if let direction { TextDirection.default = direction }
    // A picture shows where things come to rest.
    if render != nil {
      settings[.enablesAnimations] = false
      settings[.fontName] = "Cantarell 11"
    }
    if let theme {
      if render == nil {
        Self.follower = ThemeFollower(theme)
      } else {
        do { try ThemeController.shared.load(contentsOf: theme) } catch { Log.warning("\(error)") }
      }
    }
    Self.style = GalleryStyle()
  }

  @MainActor private static var style: GalleryStyle?
  @MainActor private static var follower: ThemeFollower?
}

extension ColorScheme: ExpressibleByArgument {}
extension Contrast: ExpressibleByArgument {}
extension TextDirection: ExpressibleByArgument {}

import Thimble

/// The application of a gallery, from its start to its end.
@MainActor
final class GalleryRun {
  /// The reason why a picture could not be drawn.
  private(set) var failure: HostError?
  /// The number of pictures that are not as they were.
  private(set) var differences = 0
  private let gallery: Gallery
  private let address: GalleryAddress
  private let isLink: Bool
  private let pictures: PictureJob?
  private let isService: Bool
  private let application: Application
  private var session: GallerySession?
  private var style: GalleryStyle?
  private var window: GalleryWindow?

  /// `pictures` are drawn instead of a window. A service shows a window once it is asked to.
  init(_ gallery: Gallery, address: GalleryAddress, isLink: Bool, pictures: PictureJob?, isService: Bool) {
    (self.gallery, self.address, self.isLink) = (gallery, address, isLink)
    (self.pictures, self.isService) = (pictures, isService)
    application = Application(id: gallery.id, isUnique: pictures == nil, opensFiles: true)
  }

  /// Runs until the last window has closed, and returns the exit status.
  ///
  /// A second start passes its page or link to the first one, and ends.
  func run() -> Int32 {
    application.connect(.startup) { [weak self] _ in self?.start() }
    application.connect(.activate) { [weak self] _ in self?.activate() }
    application.connect(.open) { [weak self] _, links in self?.open(links) }
    application.addAction("search", shortcuts: ["<Control>f"]) { [weak self] in self?.window?.focusSearch() }
    application.addAction("back", shortcuts: ["<Alt>Left"]) { [weak self] in self?.window?.go(back: true) }
    application.addAction("forward", shortcuts: ["<Alt>Right"]) { [weak self] in self?.window?.go(back: false) }
    application.addAction("quit", shortcuts: ["<Control>q"]) { [weak self] in
      self?.window?.window.close()
      self?.application.quit()
    }
    let opens = pictures == nil && address.page != nil
    if isService { return application.run([gallery.command, "--gapplication-service"]) }
    return application.run([gallery.command] + (opens ? [address.text(scheme: gallery.command)] : []))
  }

  private func start() {
    let session = GallerySession(gallery, remembers: pictures == nil)
    self.session = session
    // A link shows what its sender saw. Without one the gallery looks as it was left.
    session.surroundings.apply(
      isLink ? address.surroundings : session.memory.address.surroundings.merging(address.surroundings))
    // A picture shows where things come to rest.
    if pictures != nil {
      Settings.shared[.enablesAnimations] = false
      Settings.shared[.fontName] = "Cantarell 11"
    }
    style = GalleryStyle()
  }

  private func activate() {
    guard let session else { return }
    if let pictures {
      draw(session, pictures)
    } else {
      present(session.memory.address.page)
    }
  }

  private func open(_ links: [String]) {
    guard let address = links.compactMap({ GalleryAddress($0, scheme: gallery.command) }).last else { return }
    if let session, let pictures { return draw(session, pictures) }
    // At the start the surroundings are there already.
    if window != nil, !address.surroundings.isEmpty { session?.surroundings.apply(address.surroundings) }
    present(address.page)
    window?.open(address)
  }

  /// Shows the window, which begins with that page when it is new.
  private func present(_ page: String?) {
    guard let session else { return }
    let shown = window ?? GalleryWindow(application, session, page: page.flatMap { gallery.page($0) })
    window = shown
    shown.window.present()
  }

  private func draw(_ session: GallerySession, _ job: PictureJob) {
    do throws(HostError) {
      let chosen = address.page.flatMap { gallery.page($0) }
      differences = try job.run(chosen.map { [$0] } ?? gallery.pages, session, address: address, in: application)
    } catch {
      failure = error
    }
    application.quit()
  }
}

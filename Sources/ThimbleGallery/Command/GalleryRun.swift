import Thimble

/// The application of a gallery, from its start to its end.
@MainActor
final class GalleryRun {
  /// The reason why a picture could not be drawn.
  private(set) var failure: HostError?
  /// Called before each page that is drawn, and after each picture.
  var tellPicture: @MainActor (PictureReport) -> Void = { _ in }
  /// The number of plays that failed.
  private(set) var failedPlays = 0
  /// The program to build again after each change of its sources; nil to build nothing.
  var product: BuildProduct?
  /// The place of the window before a new start; nil for another start.
  var place: WindowPlace?
  /// The changed pictures to show beside the samples; nil for none.
  var changedPictures: ChangedPictures?
  private let gallery: Gallery
  private let address: GalleryAddress
  private let isLink: Bool
  private let pictures: PictureJob?
  private let plays: PlayJob?
  private let isService: Bool
  private lazy var application = Application(
    id: gallery.id, isUnique: !isJob && product == nil, opensFiles: true)
  private var watch: PackageWatch?
  private var session: GallerySession?
  private var style: GalleryStyle?
  private var window: GalleryWindow?

  /// Prepares a run. With `pictures` or `plays` it draws or runs these and ends, instead of showing a window. A service
  /// shows a window only on request.
  init(
    _ gallery: Gallery, address: GalleryAddress, isLink: Bool, pictures: PictureJob?, plays: PlayJob?, isService: Bool
  ) {
    (self.gallery, self.address, self.isLink) = (gallery, address, isLink)
    (self.pictures, self.plays, self.isService) = (pictures, plays, isService)
  }

  /// Runs until the last window has closed, and returns the exit status.
  ///
  /// A second start passes its page or link to the first one, and ends.
  func run() -> Int32 {
    application.connect(.startup) { [weak self] _ in self?.start() }
    application.connect(.activate) { [weak self] _ in self?.activate() }
    application.connect(.open) { [weak self] _, links in self?.open(links) }
    let opens = !isJob && address.page != nil
    defer { watch?.end() }
    if isService { return application.run([gallery.command, "--gapplication-service"]) }
    return application.run([gallery.command] + (opens ? [address.text(scheme: gallery.command)] : []))
  }

  /// Indicates whether the gallery only draws pictures or runs plays, and ends.
  private var isJob: Bool { pictures != nil || plays != nil }

  private func start() {
    let session = GallerySession(gallery, remembers: !isJob, isStill: pictures != nil, changedPictures: changedPictures)
    self.session = session
    if let place { session.memory.size = (place.width, place.height) }
    if let product { follow(product, session) }
    // A link brings its own surroundings. Without a link, the gallery restores the last ones.
    session.surroundings.apply(
      isLink ? address.surroundings : session.memory.address.surroundings.merging(address.surroundings))
    if pictures != nil { Settings.shared[.fontName] = "Cantarell 11" }
    style = GalleryStyle()
    session.commands.add(to: application)
  }

  // MARK: Watching

  private func follow(_ product: BuildProduct, _ session: GallerySession) {
    do throws(HostError) {
      let watch = try PackageWatch(
        product, by: SwiftBuild(product), readTexts: { [weak self] in self?.readTexts(in: $0) ?? false },
        isOutdated: { [gallery] in gallery.pages.contains(where: \.isOutdated) },
        reload: { [weak self] () throws(HostError) in try self?.start(again: product) })
      session.watchBar = watch.bar?.widget
      self.watch = watch
    } catch {
      Log.warning("--watch: \(error)")
    }
  }

  /// Shows the new texts of pages; returns false if the program must be built.
  private func readTexts(in files: Set<String>) -> Bool {
    guard let pages = gallery.readTexts(in: files) else { return false }
    window?.showTexts(of: pages)
    return true
  }

  /// Replaces this process by the new program, at the same place.
  private func start(again product: BuildProduct) throws(HostError) {
    guard let window, let session else { return }
    window.remember()
    let link = GalleryAddress(page: window.page?.id, surroundings: session.surroundings.current)
    try OwnProcesses.become(
      product.program,
      ["--watch", "--package", product.folder, "--place", window.place.text, link.text(scheme: gallery.command)])
  }

  // MARK: Showing

  private func activate() {
    guard let session else { return }
    if let pictures {
      draw(session, pictures)
    } else if let plays {
      play(session, plays)
    } else {
      present(session.memory.address.page)
    }
  }

  private func open(_ links: [String]) {
    guard let address = links.compactMap({ GalleryAddress($0, scheme: gallery.command) }).last else { return }
    if let session, let pictures { return draw(session, pictures) }
    // At the start, the surroundings are already applied.
    if window != nil, !address.surroundings.isEmpty { session?.surroundings.apply(address.surroundings) }
    let scroll = place?.scroll
    present(address.page)
    window?.open(address)
    if let scroll { window?.scroll(to: scroll) }
  }

  /// Shows the window. A new window begins with that page.
  private func present(_ page: String?) {
    guard let session else { return }
    let shown = window ?? GalleryWindow(application, session, page: page.flatMap { session.gallery.page($0) })
    window = shown
    shown.window.present()
    place = nil
  }

  private func play(_ session: GallerySession, _ job: PlayJob) {
    let shell = GalleryWindow(application, session, page: job.entries.first.flatMap { gallery.page($0.page) })
    window = shell
    shell.window.present()
    Task { [weak self, gallery, address, application] in
      // Nothing cancels this task, so it throws no error.
      self?.failedPlays = (try? await job.run(in: shell, of: gallery, address: address)) ?? 0
      application.quit()
    }
  }

  private func draw(_ session: GallerySession, _ job: PictureJob) {
    do throws(HostError) {
      let chosen = address.page.flatMap { gallery.page($0) }
      try job.draw(chosen.map { [$0] } ?? gallery.pages, session, address: address, in: application, tell: tellPicture)
    } catch {
      failure = error
    }
    application.quit()
  }
}

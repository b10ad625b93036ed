#if canImport(ArgumentParser)
  import ArgumentParser
  import Thimble

  /// The command line of a gallery.
  struct GalleryCommand: ParsableCommand {
    /// The gallery that the command is about.
    @TaskLocal static var gallery: Gallery?

    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: gallery?.command, abstract: gallery?.about ?? "", version: gallery?.version ?? "")
    }

    @Argument(
      help: ArgumentHelp("A link to a page or a sample, as the gallery copies them: NAME:PAGE/SAMPLE?SETTING=VALUE."))
    var link: String?

    @Option(help: ArgumentHelp("The first page; --list-pages lists them all.", valueName: "id"))
    var page: String?

    @Option(
      help: ArgumentHelp(
        "A theme: a bundled one's name, or a token file or resolver document, which the gallery follows while you edit it.",
        valueName: "name|file"))
    var theme: String?

    @Option(help: ArgumentHelp("Light or dark; the desktop's choice by default.", valueName: "light|dark"))
    var scheme: String?

    @Option(help: ArgumentHelp("Normal or high contrast; the desktop's choice by default.", valueName: "normal|high"))
    var contrast: String?

    @Option(
      help: ArgumentHelp(
        "The desktop's accent colour: a name such as blue or green, or #rrggbb.", valueName: "name|#rrggbb"))
    var accent: String?

    @Option(help: ArgumentHelp("The text size, 0.5 to 4; 1 is normal.", valueName: "n"))
    var textScale: String?

    @Option(help: ArgumentHelp("The direction of text and layout.", valueName: "ltr|rtl"))
    var direction: String?

    @Option(help: ArgumentHelp("The language of the kit's own words.", valueName: "en|de|ja"))
    var language: String?

    @Option(help: ArgumentHelp("Full or reduced motion; the desktop's choice by default.", valueName: "full|reduced"))
    var motion: String?

    @Option(
      help: ArgumentHelp("The width of pages: 360 px, 600 px or the gallery's own.", valueName: "phone|tablet|desktop"))
    var width: String?

    @Option(
      help: ArgumentHelp(
        "Drawings above each sample: hit-areas, focus-order or boxes, or several with + between them.",
        valueName: "names"))
    var overlays: String?

    @Flag(help: "Print the pages as JSON (id, title, category) and exit.")
    var listPages = false

    @Flag(help: "Print components, properties, pages, samples and texts as JSON and exit.")
    var manifest = false

    @Option(
      help: ArgumentHelp(
        "Write each page, or that of --page, as ID.png into a folder and exit. Settings may have several values: "
          + "--scheme light,dark draws both.",
        valueName: "folder"))
    var render: String?

    @Option(
      help: ArgumentHelp(
        "Write a site of static pages, or that of --page, into a folder and exit: every sample in light and dark, its "
          + "source, properties and accessibility.",
        valueName: "folder"))
    var site: String?

    @Flag(help: "With --render, draw each sample, too, as ID.SAMPLE.png.")
    var samples = false

    @Option(
      help: ArgumentHelp(
        "With --render, compare with the pictures of another folder, show the differences in index.html, and exit with 1 "
          + "if there are any.",
        valueName: "folder"))
    var compare: String?

    @Option(
      help: ArgumentHelp(
        "With --compare, ignore an area of a picture: left, top, width and height in pixels. May be given several times.",
        valueName: "picture:x,y,w,h"))
    var ignore: [String] = []

    @Option(
      help: ArgumentHelp(
        "Show the window with the pictures of a folder that --compare wrote: the changed samples have a tag, and the "
          + "pictures are in Side by Side.",
        valueName: "folder"))
    var changes: String?

    @Flag(help: "With --compare, take the new pictures into that folder, where they differ.")
    var accept = false

    @Option(
      help: ArgumentHelp(
        "With --render or --site, the number of processes that draw at the same time; that of the processors by default.",
        valueName: "n"))
    var jobs: Int?

    @Option(
      help: ArgumentHelp(
        "With --render or --site, the longest time for one picture, in seconds; 120 by default.", valueName: "seconds"))
    var timeLimit: Int?

    /// The part of the pictures that this process draws for another process of this program: its index and the number of
    /// parts.
    @Option(help: .hidden)
    var part: String?

    @Option(
      help: ArgumentHelp(
        "Run the play of a sample, the plays of a page, or those of all pages, print their steps, and exit with 1 if one "
          + "fails.",
        valueName: "page|page/sample|all"))
    var play: String?

    @Flag(help: "Build this gallery after each change of its sources, and show it again where it was.")
    var watch = false

    @Option(
      name: .customLong("package"),
      help: ArgumentHelp(
        "With --watch, the folder of this gallery's package; by default the one that it was built in.",
        valueName: "folder"))
    var packageFolder: String?

    /// The place of the window before a new start by --watch.
    @Option(help: .hidden)
    var place: String?

    /// The option that a D-Bus service file of the gallery gives.
    @Flag(name: .customLong("gapplication-service"), help: .hidden)
    var isService = false

    static func main() {
      do {
        var command = try parseAsRoot()
        try command.run()
      } catch {
        let status = exitCode(for: error)
        if status.isSuccess { exit(withError: error) }
        let message = fullMessage(for: error)
        if !message.isEmpty { OwnProcesses.complain(message) }
        exit(withError: status)
      }
    }

    func validate() throws {
      for (setting, text) in options {
        for value in values(of: text) {
          if let problem = setting.problem(with: value) { throw ValidationError(problem) }
        }
      }
      if render == nil {
        let needing = [("--samples", samples), ("--compare", compare != nil)]
        if let option = needing.first(where: \.1)?.0 { throw ValidationError("\(option) needs --render FOLDER.") }
      }
      if !draws {
        let needing = [("--jobs", jobs != nil), ("--time-limit", timeLimit != nil)]
        if let option = needing.first(where: \.1)?.0 {
          throw ValidationError("\(option) needs --render FOLDER or --site FOLDER.")
        }
      }
      if compare == nil {
        let needing = [("--accept", accept), ("--ignore", !ignore.isEmpty)]
        if let option = needing.first(where: \.1)?.0 { throw ValidationError("\(option) needs --compare FOLDER.") }
      }
      if let wrong = ignore.first(where: { PictureArea($0) == nil }) {
        throw ValidationError("--ignore \(wrong): write a picture and four numbers, such as loading:10,0,80,24.")
      }
      if let jobs, !(1...64).contains(jobs) { throw ValidationError("--jobs \(jobs): write a number from 1 to 64.") }
      if let timeLimit, !(1...3_600).contains(timeLimit) {
        throw ValidationError("--time-limit \(timeLimit): write a number from 1 to 3600.")
      }
      if let part, !draws || Self.part(part) == nil {
        throw ValidationError("--part \(part) is of processes that draw pictures together: leave it out.")
      }
      if let play {
        guard !draws else { throw ValidationError("--play and pictures are two jobs: give one of them.") }
        let gallery = Self.gallery
        let all = MainActor.assumeIsolated { gallery.map(Self.plays) ?? [] }
        if Self.entries(of: play, among: all).isEmpty {
          let names = all.map { "\($0.page)/\($0.sample)" }.joined(separator: ", ")
          throw ValidationError("There is no play of \"\(play)\". The plays are: \(names.isEmpty ? "none" : names).")
        }
      }
      if let changes {
        guard !draws, play == nil, !watch else {
          throw ValidationError("--changes shows pictures in a window: leave out the other job.")
        }
        guard Files.realPath(changes) != nil else {
          throw ValidationError("--changes: there is no folder \"\(changes)\".")
        }
      }
      try validateWatch()
      try validateSite()
      if let render, let compare {
        guard let earlier = Files.realPath(compare) else {
          throw ValidationError("--compare: there is no folder \"\(compare)\".")
        }
        if earlier == Files.realPath(render) {
          throw ValidationError("--render and --compare are the same folder, \"\(compare)\". Draw into another folder.")
        }
      }
      let gallery = Self.gallery
      let known = MainActor.assumeIsolated { gallery?.pages.map { ($0.id, $0.samples.map(\.function)) } ?? [] }
      let name = gallery?.command ?? ""
      var wanted = page
      if let link {
        guard let address = GalleryAddress(link, scheme: name) else {
          throw ValidationError("\"\(link)\" is no link of this gallery: write \(name):PAGE or \(name):PAGE/SAMPLE.")
        }
        wanted = page ?? address.page
        let samples = known.first { $0.0 == address.page }?.1 ?? []
        if let sample = address.sample, !samples.isEmpty, !samples.contains(sample) {
          throw ValidationError(
            "There is no sample \"\(sample)\". The samples are: \(samples.joined(separator: ", ")).")
        }
      }
      if let wanted, !known.contains(where: { $0.0 == wanted }) {
        let ids = known.map(\.0).joined(separator: ", ")
        throw ValidationError("There is no page \"\(wanted)\". The pages are: \(ids).")
      }
      if let theme = address.surroundings[.theme], !Self.isBundled(theme) {
        do { _ = try Theme(contentsOf: theme) } catch { throw ValidationError("--theme: \(error)") }
      }
    }

    private func validateSite() throws {
      guard let site, let gallery = Self.gallery else { return }
      guard render == nil else { throw ValidationError("--site and --render are two jobs: give one of them.") }
      let all = [("--scheme", scheme), ("--contrast", contrast), ("--width", width)]
      if let option = all.first(where: { $0.1 != nil })?.0 {
        throw ValidationError("--site draws every scheme, contrast and width: leave out \(option).")
      }
      // The processes that draw find the files of the others.
      if part == nil, let name = SiteFolder(path: site).foreignName(of: gallery.id) {
        throw ValidationError(
          "--site \(site): \"\(name)\" is no file of a site of this gallery. Give an empty or a new folder.")
      }
    }

    /// Indicates whether the command draws pictures, and shows no window.
    private var draws: Bool { render != nil || site != nil }

    private func validateWatch() throws {
      if watch {
        guard !draws, play == nil else {
          throw ValidationError("--watch needs a window: leave out the other job.")
        }
        guard product != nil else {
          throw ValidationError(
            packageFolder.map { "--package \($0): there is no Package.swift." }
              ?? "--watch: this program is in no package. Start it from the package's .build, or give --package FOLDER."
          )
        }
      } else if packageFolder != nil {
        throw ValidationError("--package needs --watch.")
      }
      if let place, WindowPlace(place) == nil { throw ValidationError("--place \(place) is of --watch: leave it out.") }
    }

    /// The program to build again, for --watch.
    private var product: BuildProduct? {
      guard watch, let program = Files.realPath("/proc/self/exe") else { return nil }
      // A missing folder is no package.
      return BuildProduct(program: program, in: packageFolder.map { Files.realPath($0) ?? $0 }) {
        Files.realPath("\($0)/Package.swift") != nil
      }
    }

    /// The options for the surroundings.
    private var options: [(setting: Surroundings.Setting, text: String?)] {
      [
        (.scheme, scheme), (.contrast, contrast), (.accent, accent), (.textScale, textScale), (.direction, direction),
        (.language, language), (.motion, motion), (.theme, theme), (.width, width), (.overlays, overlays),
      ]
    }

    /// The address of the link, where options override its settings.
    var address: GalleryAddress {
      var result = link.flatMap { GalleryAddress($0, scheme: Self.gallery?.command ?? "") } ?? GalleryAddress(page: nil)
      if let page, page != result.page { (result.page, result.sample) = (page, nil) }
      for (setting, text) in options {
        if let value = values(of: text).first { result.surroundings[setting] = value }
      }
      return result
    }

    /// Returns the values of an option. For pictures there may be several, separated by commas.
    private func values(of text: String?) -> [String] {
      guard let text else { return [] }
      return render == nil || text.isEmpty ? [text] : text.split(separator: ",").map(String.init)
    }

    /// The pictures to draw: every combination of the values of all options.
    private var pictures: PictureJob? {
      let part = part.flatMap(Self.part)
      if let site { return PictureJob(of: SiteFolder(path: site), address.surroundings, part: part) }
      return render.map { folder in
        var all = [address.surroundings]
        for (setting, text) in options where text != nil {
          all = all.flatMap { surroundings in
            values(of: text).map { value in
              var result = surroundings
              result[setting] = value
              return result
            }
          }
        }
        return PictureJob(
          folder: folder, surroundings: all, drawsSamples: samples, isWhole: address.page == nil, baseline: compare,
          ignored: ignore.compactMap(PictureArea.init), part: part)
      }
    }

    /// Reads a part such as `0/2`.
    private static func part(_ text: String) -> (index: Int, count: Int)? {
      let numbers = text.split(separator: "/").compactMap { Int($0) }
      guard numbers.count == 2, numbers[0] >= 0, numbers[0] < numbers[1] else { return nil }
      return (numbers[0], numbers[1])
    }

    /// Returns the samples of a gallery that have a play.
    @MainActor
    private static func plays(of gallery: Gallery) -> [PlayJob.Entry] {
      gallery.pages.flatMap { page in
        page.samples.filter { !$0.play.isEmpty }.map { PlayJob.Entry(page: page.id, sample: $0.function) }
      }
    }

    /// Returns the plays that a text names: `all`, a page, or a page and a sample.
    private static func entries(of text: String, among all: [PlayJob.Entry]) -> [PlayJob.Entry] {
      text == "all" ? all : all.filter { text == $0.page || text == "\($0.page)/\($0.sample)" }
    }

    private static func isBundled(_ theme: String) -> Bool {
      Theme.bundled.contains { $0.name.lowercased() == theme.lowercased() }
    }

    func run() throws {
      // The main thread runs the command, before any main loop.
      try MainActor.assumeIsolated { try runOnMain() }
    }

    /// The exit status without a display: `EX_UNAVAILABLE`.
    private static let noDisplay: Int32 = 69

    @MainActor
    private func runOnMain() throws {
      guard let gallery = Self.gallery else { preconditionFailure("Run a gallery by Gallery.main().") }
      if listPages { return print(PageList(gallery.pages).json) }
      if manifest { return print(Manifest(gallery).json) }
      guard Gtk.initializeIfPossible() else {
        OwnProcesses.complain(
          "There is no display: set DISPLAY or WAYLAND_DISPLAY, or start a virtual one (Xvfb).")
        throw ExitCode(Self.noDisplay)
      }
      if let pictures {
        return try part.flatMap(Self.part).map { try draw(pictures, of: gallery, $0.index) }
          ?? draw(pictures, of: gallery)
      }
      let plays = play.map { PlayJob(entries: Self.entries(of: $0, among: Self.plays(of: gallery))) }
      let run = GalleryRun(
        gallery, address: address, isLink: link != nil, pictures: nil, plays: plays, isService: isService)
      run.product = product
      run.place = place.flatMap { WindowPlace($0) }
      run.changedPictures = try changes.map { try ChangedPictures(folder: $0, pages: gallery.pages.map(\.id)) }
      let status = run.run()
      if let failure = run.failure { throw failure }
      if status != 0 { throw ExitCode(status) }
      if run.failedPlays > 0 { throw ExitCode(1) }
    }
  }
#endif

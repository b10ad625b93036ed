import Thimble

/// A job that draws pages in one or more surroundings, writes an index, and perhaps compares the pictures with earlier
/// ones.
struct PictureJob: Sendable {
  /// The folder for the pictures.
  var folder: String
  /// The surroundings to draw every page in; at least one.
  var surroundings: [Surroundings]
  /// Indicates whether each page gets a picture.
  var drawsPages = true
  /// Indicates whether each sample gets its own picture.
  var drawsSamples = false
  /// Indicates whether all pages are drawn, so that an earlier picture without a new one is gone.
  var isWhole = true
  /// The folder with the earlier pictures; nil for no comparison.
  var baseline: String?
  /// The areas that a comparison ignores.
  var ignored: [PictureArea] = []
  /// The site that shows the pictures; nil for none.
  var site: SiteFolder?

  /// Returns the beginning of a picture's name, such as `dark-2-rtl-`; empty if there is only one of the surroundings.
  func prefix(of surroundings: Surroundings) -> String {
    guard self.surroundings.count > 1 else { return "" }
    // Only settings that vary, so that a name does not depend on common settings.
    let varying = Surroundings.Setting.allCases.filter { setting in
      self.surroundings.contains { $0[setting] != self.surroundings[0][setting] }
    }
    let texts = varying.map { setting in
      (surroundings[setting] ?? "desktop").split(separator: "/").last.map(String.init) ?? ""
    }
    return texts.map { $0 + "-" }.joined()
  }

  /// The part of the pictures that this process draws: its index, from 0, and the number of parts; nil for all
  /// pictures.
  var part: (index: Int, count: Int)?

  /// Returns the number of drawings: each page in each of the surroundings.
  func drawingCount(of pages: [GalleryPage]) -> Int { surroundings.count * pages.count }

  /// Returns the names of all pictures of pages, without `.png`, in the order of the index.
  @MainActor
  func names(of pages: [GalleryPage]) -> [String] {
    surroundings.flatMap { surroundings in
      pages.flatMap { page in
        let name = prefix(of: surroundings) + page.id
        return (drawsPages ? [name] : []) + (drawsSamples ? page.samples.map { "\(name).\($0.function)" } : [])
      }
    }
  }

  /// Draws the pictures, or the part of them that this process draws.
  ///
  /// - Parameters:
  ///   - pages: the pages.
  ///   - session: the session whose surroundings change.
  ///   - address: an address with changed properties of one page, which the picture shows.
  ///   - application: the application of the windows.
  ///   - tell: called before each page, and after each picture.
  /// - Throws: ``HostError`` when a page cannot be drawn or a file cannot be written.
  @MainActor
  func draw(
    _ pages: [GalleryPage], _ session: GallerySession, address: GalleryAddress, in application: Application,
    tell: (PictureReport) -> Void
  ) throws(HostError) {
    let renderer = PageRenderer(
      session: session, folder: folder, address: address, drawsPages: drawsPages, drawsSamples: drawsSamples)
    let writer = site.map { SiteWriter($0, session.gallery, pages) }
    for (turn, surroundings) in surroundings.enumerated() {
      let own = pages.enumerated().filter { isOwn(turn * pages.count + $0.offset) }.map(\.element)
      if own.isEmpty { continue }
      if self.surroundings.count > 1 { session.surroundings.apply(surroundings) }
      let prefix = prefix(of: surroundings)
      try renderer.render(own, in: application, prefix: prefix, tell: tell) { page, shell throws(HostError) in
        // The facts about the samples are the same in all surroundings.
        if turn == 0 { try writer?.write(page, in: shell) }
      }
    }
  }

  /// Returns true for a drawing of this part. Neighbours are in different parts, because slow pages are beside each
  /// other.
  private func isOwn(_ drawing: Int) -> Bool { part.map { drawing % $0.count == $0.index } ?? true }

  /// A picture's name, without `.png`, and its comparison with an earlier one.
  typealias Compared = (name: String, outcome: PictureIndex.Outcome)

  /// Compares the pictures and writes their index.
  ///
  /// - Returns: the comparison of each picture; empty without earlier ones.
  /// - Throws: ``HostError`` when a file cannot be read or written.
  @MainActor
  func finish(_ names: [String]) throws(HostError) -> [Compared] {
    let prefixes = surroundings.map(prefix)
    guard let baseline else {
      if surroundings.count > 1 || drawsSamples {
        try PictureIndex(names.map { ($0, .new) }, prefixes: prefixes).write(to: folder)
      }
      return []
    }
    let pictures = try compare(names, with: baseline)
    try PictureIndex(pictures, prefixes: prefixes).write(to: folder)
    return pictures
  }

  /// Takes the new pictures into the folder of the earlier ones, and removes earlier ones that are not drawn any more.
  ///
  /// - Throws: ``HostError`` when a file cannot be read, written or removed.
  @MainActor
  func accept(_ pictures: [Compared]) throws(HostError) {
    guard let baseline else { return }
    for (name, outcome) in pictures {
      let earlier = "\(baseline)/\(name).png"
      switch outcome {
      case .same: break
      case .new, .changed: try Files.replace(earlier, with: try Files.read("\(folder)/\(name).png"))
      case .gone: try Files.remove(earlier)
      }
    }
  }

  @MainActor
  private func compare(_ names: [String], with baseline: String) throws(HostError) -> [Compared] {
    let suffix = ".png"
    let files = try Files.names(inFolder: baseline).filter { $0.hasSuffix(suffix) }.map {
      String($0.dropLast(suffix.count))
    }
    let earlier = Set(files.filter { !$0.hasSuffix(".before") && !$0.hasSuffix(".difference") })
    var outcomes: [Compared] = []
    for name in names {
      guard earlier.contains(name) else {
        outcomes.append((name, .new))
        continue
      }
      let before = try PixelMap(contentsOfPNG: "\(baseline)/\(name).png")
      let after = try PixelMap(contentsOfPNG: "\(folder)/\(name).png")
      let areas = ignored.filter { $0.isOf(name) }
      guard let difference = PictureDifference(before, after, ignoring: areas) else {
        outcomes.append((name, .same))
        continue
      }
      try before.write(toPNG: "\(folder)/\(name).before.png")
      try difference.marked.write(toPNG: "\(folder)/\(name).difference.png")
      outcomes.append((name, .changed(difference.count)))
    }
    return isWhole ? outcomes + earlier.subtracting(names).sorted().map { ($0, .gone) } : outcomes
  }
}

// MARK: - The pictures of a site

extension PictureJob {
  /// The pictures of a site: each sample in every scheme, contrast, and width of a desktop and a phone.
  init(of site: SiteFolder, _ surroundings: Surroundings, part: (index: Int, count: Int)?) {
    var all = [surroundings]
    for (setting, values) in Self.varied {
      all = all.flatMap { surroundings in
        values.map { value in
          var result = surroundings
          result[setting] = value
          return result
        }
      }
    }
    self.init(
      folder: "\(site.path)/\(SiteFolder.pictures)", surroundings: all, drawsPages: false, drawsSamples: true,
      site: site, part: part)
  }

  private static let varied: [(Surroundings.Setting, [String])] = [
    (.scheme, ["light", "dark"]), (.contrast, ["normal", "high"]), (.width, ["desktop", "phone"]),
  ]
}

import Thimble

/// Pictures of pages in one or more surroundings, with an index, and perhaps compared with earlier ones.
struct PictureJob: Sendable {
  /// The folder for the pictures.
  var folder: String
  /// The surroundings to draw every page in; at least one.
  var surroundings: [Surroundings]
  /// Indicates whether each sample gets a picture of its own, too.
  var drawsSamples = false
  /// Indicates whether all pages are drawn, so that an earlier picture without a new one is gone.
  var isWhole = true
  /// The folder with the earlier pictures; nil for no comparison.
  var baseline: String?

  /// The beginning of a picture's name, which is empty if there are no other surroundings: `dark-2-rtl-`.
  func prefix(of surroundings: Surroundings) -> String {
    guard self.surroundings.count > 1 else { return "" }
    // Only the settings that vary, so that a name stays as it is when a common setting changes.
    let varying = Surroundings.Setting.allCases.filter { setting in
      self.surroundings.contains { $0[setting] != self.surroundings[0][setting] }
    }
    let texts = varying.map { setting in
      (surroundings[setting] ?? "desktop").split(separator: "/").last.map(String.init) ?? ""
    }
    return texts.map { $0 + "-" }.joined()
  }

  /// Draws the pictures and their index.
  ///
  /// - Returns: the number of pictures that differ from the earlier ones, that have none, or that are gone.
  /// - Throws: ``HostError`` when a page cannot be drawn, or a file cannot be read or written.
  @MainActor
  func run(
    _ pages: [GalleryPage], _ session: GallerySession, address: GalleryAddress, in application: Application
  ) throws(HostError) -> Int {
    try Files.makeFolder(folder)
    let renderer = PageRenderer(session: session, folder: folder, address: address, drawsSamples: drawsSamples)
    var names: [String] = []
    for surroundings in surroundings {
      if self.surroundings.count > 1 { session.surroundings.apply(surroundings) }
      names += try renderer.render(pages, in: application, prefix: prefix(of: surroundings))
    }
    guard let baseline else {
      if self.surroundings.count > 1 || drawsSamples { try PictureIndex(names.map { ($0, .new) }).write(to: folder) }
      return 0
    }
    let outcomes = try compare(names, with: baseline)
    try PictureIndex(outcomes).write(to: folder)
    return outcomes.count { $0.outcome != .same }
  }

  @MainActor
  private func compare(
    _ names: [String], with baseline: String
  ) throws(HostError) -> [(name: String, outcome: PictureIndex.Outcome)] {
    let suffix = ".png"
    let files = try Files.names(inFolder: baseline).filter { $0.hasSuffix(suffix) }.map {
      String($0.dropLast(suffix.count))
    }
    let earlier = Set(files.filter { !$0.hasSuffix(".before") && !$0.hasSuffix(".difference") })
    var outcomes: [(name: String, outcome: PictureIndex.Outcome)] = []
    for name in names {
      guard earlier.contains(name) else {
        outcomes.append((name, .new))
        continue
      }
      let before = try PixelMap(contentsOfPNG: "\(baseline)/\(name).png")
      let after = try PixelMap(contentsOfPNG: "\(folder)/\(name).png")
      guard let difference = PictureDifference(before, after) else {
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

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

public import Thimble

/// A gallery of an application's own widgets: a window with pages, search, source and pictures of every page.
///
/// ```swift
/// Gallery(id: "org.example.Badges", title: "Badges", pages: [GalleryPage(BadgePage.self, file: #filePath)]).main()
/// ```
@MainActor
public struct Gallery {
  /// The application's identifier, such as `org.example.Badges`.
  public let id: String
  /// The title of the window.
  public let title: String
  /// The name of the command in its help and messages.
  public let command: String
  /// The version that `--version` prints; empty for none.
  public let version: String
  /// One sentence about the gallery, for its help.
  public let about: String
  /// Additional names for the search, each with the names in the pages' source that it stands for.
  public var aliases: [String: [String]] { readAliases() }
  /// The widgets that `--manifest` lists with their properties.
  public let components: [Widget.Type]
  /// The pages, in the sidebar's order.
  public private(set) var pages: [GalleryPage]
  private let readAliases: @MainActor () -> [String: [String]]

  /// Creates a gallery. `command` is by default the last part of `id` in lower case. `aliases` are read at the first
  /// search.
  ///
  /// A gallery must have at least one page, every page its own id, and every sample that leads to a page must lead to
  /// one of these. Anything else is a programmer's error.
  public init(
    id: String, title: String, command: String? = nil, version: String = "",
    about: String = "Shows every widget live, with its source.",
    aliases: @autoclosure @escaping @MainActor () -> [String: [String]] = [:],
    components: [Widget.Type] = [], pages: [GalleryPage]
  ) {
    precondition(!pages.isEmpty, "Gallery \(id): there is no page.")
    let ids = pages.map(\.id)
    precondition(Set(ids).count == ids.count, "Gallery \(id): two pages have one id: \(ids.joined(separator: ", ")).")
    let targets = pages.flatMap(\.samples).compactMap(\.target)
    precondition(targets.allSatisfy(ids.contains), "Gallery \(id): a sample leads to no page: \(targets).")
    self.id = id
    self.title = title
    self.command = command ?? String(id.split(separator: ".").last ?? "gallery").lowercased()
    self.version = version
    self.about = about
    readAliases = aliases
    self.components = components
    self.pages = pages
  }

  /// Reads the files of pages again after these files have changed.
  ///
  /// - Returns: the pages, which now have their new texts; nil if a file is no page's, or if not only comments in it
  ///   differ. Then nothing changes, and the program must be built.
  func readTexts(in files: Set<String>) -> [GalleryPage]? {
    var read: [(page: GalleryPage, use: @MainActor () -> Void)] = []
    for file in files {
      let path = Files.realPath(file) ?? file
      let own = pages.filter { $0.isRead(from: path) }
      if own.isEmpty { return nil }
      for page in own {
        guard let use = page.newTexts() else { return nil }
        read.append((page, use))
      }
    }
    for (_, use) in read { use() }
    return read.map(\.page)
  }

  /// Returns the gallery with tags on the samples whose pictures have changed.
  func marking(_ pictures: ChangedPictures) -> Gallery {
    var gallery = self
    gallery.pages = pages.map { page in
      page.marking { !pictures.changes(of: $0.function, on: page.id).isEmpty }
    }
    return gallery
  }

  /// Returns the page with this id.
  func page(_ id: String) -> GalleryPage? { pages.first { $0.id == id } }
}

import PlainText
import Thimble

/// The parts that all pages of a site share: the head, the search, the choice of a scheme, and the list of pages.
@MainActor
struct SiteFrame {
  let gallery: Gallery
  /// The pages of the site, in order.
  let pages: [GalleryPage]
  /// The pages that show each component.
  let components: ComponentPages

  init(gallery: Gallery, pages: [GalleryPage]) {
    (self.gallery, self.pages) = (gallery, pages)
    components = ComponentPages(pages)
  }

  static let index = "index.html"

  static func file(of page: GalleryPage) -> String { "\(page.id).html" }

  /// The names of the groups of pages, in order, each with its pages.
  var groups: [(title: String, pages: [GalleryPage])] {
    pages.reduce(into: []) { groups, page in
      if groups.last?.title == page.category {
        groups[groups.count - 1].pages.append(page)
      } else {
        groups.append((page.category, [page]))
      }
    }
  }

  /// Returns a whole page. `title` is its heading, `current` the page of the gallery that it shows; `main` is HTML.
  func html(_ title: String, current: GalleryPage? = nil, main: String) -> String {
    let site = Quoting.markup(gallery.title)
    let name = current == nil ? site : "\(Quoting.markup(title)) – \(site)"
    let schemes = [("automatic", "Automatic"), ("light", "Light"), ("dark", "Dark")].map { value, text in
      """
      <label><input type="radio" name="scheme" value="\(value)"\(value == "automatic" ? " checked" : "")> \(text)</label>
      """
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      \(SiteFolder.mark(of: Quoting.markup(gallery.id)))
      <title>\(name)</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="\(SiteFolder.style)">
      <script src="\(SiteFolder.script)" defer></script>
      </head>
      <body>
      <a class="skip" href="#main-content">Skip to the content</a>
      <header>
      <a class="home" href="\(Self.index)"\(current == nil ? " aria-current=\"page\"" : "")>\(site)</a>
      <form role="search" action="\(Self.index)">
      <label for="site-search">Search</label> <input id="site-search" type="search" name="q" autocomplete="off">
      </form>
      <fieldset class="choice">
      <legend>Scheme</legend>
      \(schemes.joined(separator: "\n"))
      </fieldset>
      </header>
      <nav class="pages" aria-label="Pages">
      <ul>
      \(groups.map { group($0.title, $0.pages, current) }.joined(separator: "\n"))
      </ul>
      </nav>
      <main id="main-content" tabindex="-1">
      \(main)
      </main>
      </body>
      </html>

      """
  }

  private func group(_ title: String, _ pages: [GalleryPage], _ current: GalleryPage?) -> String {
    let links = pages.map { page in
      "<li>\(Self.link(to: page, isCurrent: page.id == current?.id))\(Self.tags(of: page.tags))</li>"
    }
    return "<li><span>\(Quoting.markup(title))</span>\n<ul>\n\(links.joined(separator: "\n"))\n</ul></li>"
  }

  /// Returns a link to a page with its title.
  static func link(to page: GalleryPage, isCurrent: Bool = false) -> String {
    let current = isCurrent ? " aria-current=\"page\"" : ""
    return "<a href=\"\(file(of: page))\"\(current)>\(Quoting.markup(page.title))</a>"
  }

  /// Returns a link to the properties of a component, which has a page.
  func link(to component: Widget.Type) -> String {
    let file = components.home(of: component).map(Self.file) ?? ""
    return "<a href=\"\(file)#\(component)\">\(component)</a>"
  }

  /// Returns tags as words behind a title.
  static func tags(of tags: [Sample.Tag]) -> String {
    tags.map { " <span class=\"tag \($0.rawValue)\">\($0.title)</span>" }.joined()
  }

  // MARK: Pictures

  /// Returns the pictures of a sample in light and dark, each also in high contrast, and for a narrow screen.
  ///
  /// - Parameters:
  ///   - sample: the page and the function.
  ///   - alternative: the text in place of the picture.
  ///   - size: the size of the picture for a wide screen.
  /// - Returns: the elements, of which the style shows one.
  static func pictures(of sample: String, _ alternative: String, _ size: (width: Int, height: Int)) -> String {
    ["light", "dark"].map { scheme in
      let text = Quoting.markup(scheme == "light" ? alternative : "In dark: \(alternative)")
      let file = { (contrast: String, width: String) in
        Quoting.markup("\(SiteFolder.pictures)/\(scheme)-\(contrast)-\(width)-\(sample).png")
      }
      return """
        <picture class="\(scheme)">
        <source media="(max-width: 30em) and (prefers-contrast: more)" srcset="\(file("high", "phone"))">
        <source media="(max-width: 30em)" srcset="\(file("normal", "phone"))">
        <source media="(prefers-contrast: more)" srcset="\(file("high", "desktop"))">
        <img src="\(file("normal", "desktop"))" alt="\(text)" width="\(size.width)" height="\(size.height)" loading="lazy">
        </picture>
        """
    }
    .joined(separator: "\n")
  }

  /// Returns small pictures of a sample without a text, for a link that has one.
  static func thumbnails(of sample: String) -> String {
    ["light", "dark"].map { scheme in
      let file = Quoting.markup("\(SiteFolder.pictures)/\(scheme)-normal-phone-\(sample).png")
      return "<img class=\"\(scheme)\" src=\"\(file)\" alt=\"\" loading=\"lazy\">"
    }
    .joined()
  }
}

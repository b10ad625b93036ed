import PlainText
import Thimble

/// The first page of a site: all pages in groups, with a picture, their samples, and the components.
@MainActor
struct SiteIndex {
  let html: String

  init(_ frame: SiteFrame) {
    let gallery = frame.gallery
    let aliases = gallery.aliases
    let groups = frame.groups.enumerated().map { index, group in
      """
      <section class="group" aria-labelledby="group-\(index + 1)">
      <h2 id="group-\(index + 1)">\(Quoting.markup(group.title))</h2>
      <ul class="cards">
      \(group.pages.map { Self.card($0, frame, aliases) }.joined(separator: "\n"))
      </ul>
      </section>
      """
    }
    let components = gallery.components.sorted { "\($0)" < "\($1)" }.filter { frame.components.home(of: $0) != nil }
    let list = """
      <section class="group" aria-labelledby="all-components">
      <h2 id="all-components">Components</h2>
      <ul class="components">
      \(components.map { "<li data-words=\"\("\($0)".lowercased())\">\(frame.link(to: $0))</li>" }.joined(separator: "\n"))
      </ul>
      </section>
      """
    let version = gallery.version.isEmpty ? "" : " Version \(Quoting.markup(gallery.version))."
    let count = frame.pages.map(\.samples.count).reduce(0, +)
    let about = "\(frame.pages.count) pages with \(count) samples: pictures, source, properties and accessibility."
    html = frame.html(
      gallery.title,
      main: """
        <h1>\(Quoting.markup(gallery.title))</h1>
        <p class="lead">\(about)\(version)</p>
        \(Self.filter(frame))
        <p id="search-result" role="status"></p>
        \((groups + (components.isEmpty ? [] : [list])).joined(separator: "\n"))
        """)
  }

  /// Returns the choice of a tag; nothing for a site without tags.
  private static func filter(_ frame: SiteFrame) -> String {
    let used = frame.pages.usedTags
    guard !used.isEmpty else { return "" }
    let choices = ([("", "All")] + used.map { ($0.rawValue, $0.title) }).map { value, title in
      "<label><input type=\"radio\" name=\"tag\" value=\"\(value)\"\(value.isEmpty ? " checked" : "")> \(title)</label>"
    }
    return """
      <fieldset class="choice tags">
      <legend>Samples</legend>
      \(choices.joined(separator: "\n"))
      </fieldset>
      """
  }

  private static func card(_ page: GalleryPage, _ frame: SiteFrame, _ aliases: [String: [String]]) -> String {
    let words = SearchIndex(of: page, aliases: aliases).words
    let samples = page.samples.map { sample in
      let title = page.text(of: sample).title
      return "<li data-words=\"\(Quoting.markup(title.lowercased()))\"\(data(of: sample.tags))>"
        + "<a href=\"\(SiteFrame.file(of: page))#\(sample.function)\">\(Quoting.markup(title))</a>"
        + "\(SiteFrame.tags(of: sample.tags))</li>"
    }
    return """
      <li class="card" data-words="\(Quoting.markup(words))"\(data(of: page.tags))>
      <h3>\(SiteFrame.link(to: page))\(SiteFrame.tags(of: page.tags))</h3>
      <div class="thumbnail">\(thumbnail(of: page, frame))</div>
      <p>\(page.source.description.html)</p>
      <ul class="samples">
      \(samples.joined(separator: "\n"))
      </ul>
      </li>
      """
  }

  private static func data(of tags: [Sample.Tag]) -> String {
    tags.isEmpty ? "" : " data-tags=\"\(tags.map(\.rawValue).joined(separator: " "))\""
  }

  /// Returns the picture of a page: one that leads to it, otherwise its first sample.
  private static func thumbnail(of page: GalleryPage, _ frame: SiteFrame) -> String {
    let leading = frame.pages.lazy.flatMap { other in other.samples.map { (other, $0) } }
      .first { $0.1.target == page.id }
    guard let (owner, sample) = leading ?? page.samples.first.map({ (page, $0) }) else { return "" }
    return SiteFrame.thumbnails(of: "\(owner.id).\(sample.function)")
  }
}

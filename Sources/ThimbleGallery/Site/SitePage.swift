import Inspecting
import PlainText
import Thimble

/// A page of a site: the texts and samples of a page of the gallery, with the properties of its components.
@MainActor
struct SitePage {
  let html: String

  /// `facts` are those of the samples.
  init(_ page: GalleryPage, _ facts: [SampleFacts], in frame: SiteFrame) {
    let writer = Writer(page: page, frame: frame)
    html = frame.html(page.title, current: page, main: writer.main(facts))
  }
}

/// The parts of a page as HTML.
@MainActor
private struct Writer {
  let page: GalleryPage
  let frame: SiteFrame

  func main(_ facts: [SampleFacts]) -> String {
    let samples = page.samples.compactMap { sample in
      facts.first { $0.function == sample.function }.map { self.sample(sample, $0) }
    }
    let parts = [head, contents] + samples + [components, neighbours]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var head: String {
    """
    <p class="category">\(Quoting.markup(page.category))</p>
    <h1>\(Quoting.markup(page.title))\(SiteFrame.tags(of: page.tags))</h1>
    <p class="lead">\(page.source.description.html)</p>
    """
  }

  /// The list of the page's samples.
  private var contents: String {
    guard page.samples.count > 1 else { return "" }
    let links = page.samples.map { sample in
      "<li><a href=\"#\(sample.function)\">\(Quoting.markup(page.text(of: sample).title))</a></li>"
    }
    return "<nav class=\"contents\" aria-label=\"On this page\">\n<ul>\n\(links.joined(separator: "\n"))\n</ul>\n</nav>"
  }

  // MARK: Samples

  private func sample(_ sample: Sample, _ facts: SampleFacts) -> String {
    let text = page.text(of: sample)
    let caption = text.caption.parts.isEmpty ? "" : "\n<p>\(text.caption.html)</p>"
    let title = Quoting.markup(text.title)
    let alternative = facts.alternative.isEmpty ? text.title : "\(text.title): \(facts.alternative)"
    let pictures = SiteFrame.pictures(of: "\(page.id).\(sample.function)", alternative, facts.size)
    let target = sample.target.flatMap { id in frame.pages.first { $0.id == id } }
    let views = sample.target == nil ? views(of: sample, text, facts) : ""
    let link = target.map { "\n<p>\(SiteFrame.link(to: $0))</p>" } ?? ""
    return """
      <section class="sample" id="\(sample.function)" aria-labelledby="\(sample.function)-title">
      <h2 id="\(sample.function)-title">\(title)\(SiteFrame.tags(of: sample.tags))</h2>\(caption)
      <div class="picture">
      \(pictures)
      </div>\(link)\(views)
      </section>
      """
  }

  /// Returns the source in each language, the accessibility and the play of a sample, of which one is shown at a time.
  private func views(of sample: Sample, _ text: PageSource.SampleText, _ facts: SampleFacts) -> String {
    let title = text.title
    let note = "<p class=\"note\">The widgets as they are at first. Actions and models are the application's.</p>\n"
    let swift = Self.code(Self.highlighted(text.code), "Swift source of \(title)")
    var views = [(id: "swift", title: "Swift", body: swift)]
    views += facts.codes.map { language, code -> (id: String, title: String, body: String) in
      let id = language == .interfaceFile ? "ui" : language.rawValue.lowercased()
      let name = language == .interfaceFile ? ".ui" : language.rawValue
      return (id, name, note + Self.code(Self.lines(code), "\(name) source of \(title)"))
    }
    views.append(("accessibility", "Accessibility", Self.accessibility(facts.accessibility)))
    if !sample.play.isEmpty {
      let steps = sample.play.map { "<li>\(Quoting.markup($0.text))</li>" }
      views.append(("play", "Play", "<ol>\n\(steps.joined(separator: "\n"))\n</ol>"))
    }
    let choices = views.enumerated().map { index, view in
      "<label><input type=\"radio\" name=\"view-\(sample.function)\" value=\"\(view.id)\"\(index == 0 ? " checked" : "")> "
        + "\(view.title)</label>"
    }
    let panels = views.map { view in
      "<div class=\"view \(view.id)\">\n<h3>\(view.title)</h3>\n\(view.body)\n</div>"
    }
    return """

      <fieldset class="choice">
      <legend>View of \(Quoting.markup(title))</legend>
      \(choices.joined(separator: "\n"))
      </fieldset>
      \(panels.joined(separator: "\n"))
      """
  }

  /// Returns code that takes keyboard focus, so that the arrow keys scroll it.
  private static func code(_ html: String, _ name: String) -> String {
    "<pre tabindex=\"0\" role=\"region\" aria-label=\"\(Quoting.markup(name))\"><code>\(html)</code></pre>"
  }

  private static func highlighted(_ source: String) -> String {
    let scalars = Array(source.unicodeScalars)
    let text = { (range: Range<Int>) in lines(String(String.UnicodeScalarView(scalars[range]))) }
    var html = ""
    var end = 0
    for token in SwiftHighlighter.tokens(in: source) {
      html += text(end..<token.range.lowerBound)
      html += "<span class=\"\(token.kind.rawValue)\">\(text(token.range))</span>"
      end = token.range.upperBound
    }
    return html + text(end..<scalars.count)
  }

  /// Returns a text of several lines, which stay lines in HTML.
  private static func lines(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { Quoting.markup(String($0)) }.joined(separator: "\n")
  }

  private static func accessibility(_ facts: AccessibilityFacts) -> String {
    let entries = (facts.controls + facts.findings).map { entry in
      let lines = entry.lines.map { "<li>\(Quoting.markup($0))</li>" }
      return "<li><strong>\(Quoting.markup(entry.title))</strong>\n<ul>\n\(lines.joined(separator: "\n"))\n</ul></li>"
    }
    let list = entries.isEmpty ? "" : "\n<ul class=\"facts\">\n\(entries.joined(separator: "\n"))\n</ul>"
    return "<p>\(Quoting.markup(facts.summary))</p>\(list)"
  }

  // MARK: Components

  /// The properties of the components whose home is this page, and links to those of the others.
  private var components: String {
    let shown = frame.gallery.components.filter { frame.components.showing($0).contains { $0.id == page.id } }
    if shown.isEmpty { return "" }
    let own = shown.filter { frame.components.home(of: $0)?.id == page.id }
    let others = shown.filter { frame.components.home(of: $0).map { $0.id != page.id } ?? false }.map(frame.link)
    let more = others.isEmpty ? "" : "\n<p>Also on this page: \(others.joined(separator: ", ")).</p>"
    return """
      <section class="component-properties" aria-labelledby="about-components">
      <h2 id="about-components">Components</h2>
      \(own.map(component).joined(separator: "\n"))\(more)
      </section>
      """
  }

  private func component(_ type: Widget.Type) -> String {
    let rows = type.propertySummaries.map { property in
      let facts = PropertyFacts(property)
      let documentation = property.blurb.isEmpty ? "" : "\n<dd>\(Quoting.markup(property.blurb))</dd>"
      let values = facts.lines.map { "<span>\($0.name): \(Self.words($0.text))</span>" }
      return """
        <div>
        <dt><code>\(property.name)</code></dt>\(documentation)
        <dd class="values">\(values.joined(separator: " "))</dd>
        </div>
        """
    }
    return """
      <h3 id="\(type)">\(type)</h3>
      <dl class="properties">
      \(rows.joined(separator: "\n"))
      </dl>
      """
  }

  private static func words(_ text: String) -> String { "<code>\(Quoting.markup(text))</code>" }

  /// Links to the pages before and after this one.
  private var neighbours: String {
    guard let index = frame.pages.firstIndex(where: { $0.id == page.id }) else { return "" }
    let links = [("Previous", index - 1), ("Next", index + 1)].compactMap { title, index in
      frame.pages.indices.contains(index)
        ? "<li class=\"\(title.lowercased())\">\(title): \(SiteFrame.link(to: frame.pages[index]))</li>" : nil
    }
    guard !links.isEmpty else { return "" }
    return "<nav class=\"neighbours\" aria-label=\"Neighbours\">\n<ul>\n\(links.joined(separator: "\n"))\n</ul>\n</nav>"
  }
}

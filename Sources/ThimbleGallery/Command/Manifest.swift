import Inspecting
import Thimble

/// Everything in a gallery as JSON, for tools: the components with their properties, and the pages with their texts.
///
/// It needs no display.
@MainActor
struct Manifest {
  let json: String

  /// The version of the form. It changes when a member is removed, or gets another meaning.
  private static let schema = 1.0

  init(_ gallery: Gallery) {
    let pages = ComponentPages(gallery.pages)
    json = JSONText.object([
      ("schema", .number(Self.schema)), ("id", .text(gallery.id)), ("title", .text(gallery.title)),
      ("version", .text(gallery.version)),
      ("components", .list(gallery.components.map { Self.component($0, pages) })),
      ("pages", .list(gallery.pages.map(Self.page))),
    ])
    .printed()
  }

  private static func component(_ type: Widget.Type, _ pages: ComponentPages) -> JSONText {
    let home = pages.home(of: type)
    return .object([
      ("name", .text("\(type)")),
      ("module", .text(String(String(reflecting: type).prefix { $0 != "." }))),
      ("description", .text(home?.source.description.plain ?? "")),
      ("example", pages.example(of: type).map { .text($0) } ?? .null),
      ("page", home.map { .text($0.id) } ?? .null),
      ("pages", .list(pages.showing(type).map { .text($0.id) })),
      ("properties", .list(type.propertySummaries.map(property))),
    ])
  }

  private static func property(_ property: PropertySummary) -> JSONText {
    let facts = PropertyFacts(property)
    var members: [(name: String, value: JSONText)] = [("name", .text(property.name)), ("type", .text(facts.type))]
    if let range = facts.range { members.append(("range", .list(bounds(range)))) }
    if let values = facts.values { members.append(("values", texts(values))) }
    members += [
      ("default", property.initial.map { .text($0) } ?? .null), ("readable", .bool(property.isReadable)),
      ("writable", .bool(property.isWritable)),
    ]
    if let statement = facts.statement { members.append(("swift", .text(statement))) }
    return .object(members + [("documentation", .text(property.blurb))])
  }

  private static func texts(_ texts: [String]) -> JSONText { .list(texts.map { .text($0) }) }

  private static func bounds(_ range: ClosedRange<Double>) -> [JSONText] {
    [.number(range.lowerBound), .number(range.upperBound)]
  }

  private static func page(_ page: GalleryPage) -> JSONText {
    .object([
      ("id", .text(page.id)), ("title", .text(page.title)), ("category", .text(page.category)),
      ("description", .text(page.source.description.plain)), ("keywords", .text(page.source.keywords)),
      ("tags", texts(page.tags.map(\.rawValue))),
      ("samples", .list(page.samples.map { sample(page.text(of: $0), of: $0) })),
    ])
  }

  private static func sample(_ text: PageSource.SampleText, of sample: Sample) -> JSONText {
    .object([
      ("id", .text(sample.function)), ("title", .text(text.title)), ("caption", .text(text.caption.plain)),
      ("source", .text(text.code)), ("tags", texts(sample.tags.map(\.rawValue))),
      ("play", texts(sample.play.map(\.text))),
      ("page", sample.target.map { .text($0) } ?? .null),
    ])
  }
}

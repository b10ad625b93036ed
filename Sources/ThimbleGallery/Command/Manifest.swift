import Inspecting
import Thimble

/// Everything in a gallery as JSON, for tools: the components with their properties, and the pages with their texts.
///
/// It needs no display.
@MainActor
struct Manifest {
  let json: String

  init(_ gallery: Gallery) {
    json = JSONText.object([
      ("id", .text(gallery.id)), ("title", .text(gallery.title)), ("version", .text(gallery.version)),
      ("components", .list(gallery.components.map { Self.component($0, gallery.pages) })),
      ("pages", .list(gallery.pages.map(Self.page))),
    ])
    .printed()
  }

  private static func component(_ type: Widget.Type, _ pages: [GalleryPage]) -> JSONText {
    let name = "\(type)"
    let shown = pages.filter { page in page.source.code.split { !$0.isLetter && !$0.isNumber }.contains { $0 == name } }
    return .object([
      ("name", .text(name)), ("pages", .list(shown.map { .text($0.id) })),
      ("properties", .list(type.propertySummaries.map(property))),
    ])
  }

  private static func property(_ property: PropertySummary) -> JSONText {
    var members: [(name: String, value: JSONText)] = [("name", .text(property.name))]
    switch property.kind {
    case .bool: members.append(("type", .text("bool")))
    case .int(let range): members += [("type", .text("int")), ("range", .list(bounds(range)))]
    case .double(let range): members += [("type", .text("double")), ("range", .list(bounds(range)))]
    case .text: members.append(("type", .text("text")))
    case .choice(let values): members += [("type", .text("choice")), ("values", .list(values.map { .text($0) }))]
    case .color: members.append(("type", .text("color")))
    case .other(let type): members.append(("type", .text(type)))
    }
    members += [
      ("default", property.initial.map { .text($0) } ?? .null), ("readable", .bool(property.isReadable)),
      ("writable", .bool(property.isWritable)),
    ]
    let isSet = property.isReadable && property.isWritable
    if isSet, let statement = property.statement { members.append(("swift", .text(statement))) }
    return .object(members + [("documentation", .text(property.blurb))])
  }

  private static func bounds(_ range: ClosedRange<Double>) -> [JSONText] {
    [.number(range.lowerBound), .number(range.upperBound)]
  }

  private static func page(_ page: GalleryPage) -> JSONText {
    .object([
      ("id", .text(page.id)), ("title", .text(page.title)), ("category", .text(page.category)),
      ("description", .text(page.source.description)), ("keywords", .text(page.source.keywords)),
      ("samples", .list(page.samples.map { sample(page.text(of: $0), of: $0) })),
    ])
  }

  private static func sample(_ text: PageSource.SampleText, of sample: Sample) -> JSONText {
    .object([
      ("id", .text(sample.function)), ("title", .text(text.title)), ("caption", .text(text.caption)),
      ("source", .text(text.code)), ("play", .list(sample.play.map { .text($0.text) })),
      ("page", sample.target.map { .text($0) } ?? .null),
    ])
  }
}

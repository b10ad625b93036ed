/// The pages as JSON, for tools: `[{"id": …, "title": …, "category": …}]`.
@MainActor
struct PageList {
  let json: String

  init(_ pages: [GalleryPage]) {
    let rows = pages.map { page in
      """
        {"id": \(Self.quoted(page.id)), "title": \(Self.quoted(page.title)), "category": \(Self.quoted(page.category))}
      """
    }
    json = "[\n" + rows.joined(separator: ",\n") + "\n]"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{20}"...: result.unicodeScalars.append(scalar)
      default: result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      }
    }
    return result + "\""
  }
}

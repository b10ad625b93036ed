import Thimble

/// The pages of a gallery that show each of its components.
@MainActor
struct ComponentPages {
  private let pages: [(page: GalleryPage, names: Set<Substring>)]

  /// `pages` are the pages to look at, in order.
  init(_ pages: [GalleryPage]) {
    self.pages = pages.map { page in
      (page, Set(page.source.code.split { !$0.isLetter && !$0.isNumber }))
    }
  }

  /// Returns the pages whose source names a component.
  func showing(_ type: Widget.Type) -> [GalleryPage] {
    let name = "\(type)"
    return pages.filter { $0.names.contains(name[...]) }.map(\.page)
  }

  /// Returns the page about a component: the one with its name as the id, otherwise the first one that shows it in a sample;
  /// nil for none.
  func home(of type: Widget.Type) -> GalleryPage? {
    let shown = showing(type)
    let id = ChangeCode.snake("\(type)").replacing("_", with: "-")
    return shown.first { $0.id == id } ?? shown.first { $0.samples.contains { $0.target == nil } }
  }

  /// Returns the first expression on a component's page that creates the component; nil for none.
  func example(of type: Widget.Type) -> String? {
    guard let page = home(of: type) else { return nil }
    let codes = page.samples.map { page.text(of: $0).code }
    return codes.lazy.compactMap { Self.call(of: "\(type)", in: $0) }.first
  }

  /// Returns the first call of a function in source, without a trailing closure.
  private static func call(of name: String, in source: String) -> String? {
    let words = source.ranges(of: "\(name)(")
    guard
      let start = words.first(where: { range in
        guard range.lowerBound > source.startIndex else { return true }
        let before = source[source.index(before: range.lowerBound)]
        return !before.isLetter && !before.isNumber && before != "."
      })?.lowerBound
    else { return nil }
    var depth = 0
    var isText = false
    for index in source[start...].indices {
      switch source[index] {
      case "\"": isText.toggle()
      case "(" where !isText: depth += 1
      case ")" where !isText:
        depth -= 1
        if depth == 0 { return String(source[start...index]) }
      default: break
      }
    }
    return nil
  }
}

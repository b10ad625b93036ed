import Testing

@Suite("Order of the folders")
struct FolderOrderTests {
  @Test("Every folder has its place", arguments: FolderOrder.all)
  func complete(order: FolderOrder) {
    let files = PackageFiles.swiftFiles(below: order.module)
    for file in files { #expect(order.folder(of: file) != nil, "\(file) is in no folder of the list.") }
    #expect(Set(order.folders) == Set(files.compactMap(order.folder)), "The list has folders without files.")
  }

  @Test("A folder uses only those below it", arguments: FolderOrder.all)
  func order(order: FolderOrder) throws {
    let breaches = try order.breaches()
    for breach in breaches where !order.exceptions.contains(breach.pair) { Issue.record("\(breach)") }
    let unused = order.exceptions.subtracting(breaches.map(\.pair))
    #expect(unused.isEmpty, "These exceptions are no longer needed.")
  }

  @Test("Using a nested type does not use its namespace")
  func places() {
    let names = SwiftNames(
      """
      extension Place { struct Value { var other: Place.Other } }
      extension Thing { func text() -> Text { Place.Value() } }
      """)
    #expect(names.mentioned.isSuperset(of: ["Thing", "Text", "Place.Other", "Place.Value"]))
    #expect(!names.mentioned.contains("Place"))
    #expect(SwiftNames("let place = Place()").mentioned == ["Place"])
  }

  @Test("Names are found in code, and not in comments and text")
  func names() {
    let names = SwiftNames(
      ##"""
      /// About Nothing.
      struct Outer: Shape { // and Nothing
        enum Inner { case one }
        private struct Hidden {}
        func text() -> String { "No \(Number.text(Value(1))) and \"Nothing\"" }
      }
      extension Outer.Inner { class Deep {} }
      private final class Own {}
      """##)
    #expect(names.declared == ["Outer", "Outer.Inner", "Outer.Inner.Deep"])
    #expect(names.scopes.isSuperset(of: ["Outer", "Outer.Inner"]))
    #expect(names.mentioned.isSuperset(of: ["Shape", "String", "Number", "Value"]))
    #expect(names.mentioned.isDisjoint(with: ["Nothing", "No", "About"]))
  }
}

import Testing

@Suite("Order of the folders", .onOwnDebian)
struct FolderOrderTests {
  @Test("Every folder has its place", arguments: FolderOrder.all)
  func complete(order: FolderOrder) throws {
    let files = PackageFiles.swiftFiles(below: order.module)
    let indexed = try SourceIndex.build.get().files
    for file in files {
      #expect(order.folder(of: file) != nil, "\(file) is in no folder of the list.")
      #expect(indexed[file]?.isEmpty == false, "The index lacks \(file).")
    }
    #expect(Set(order.folders) == Set(files.compactMap(order.folder)), "The list has folders without files.")
  }

  @Test("A folder uses only those below it", arguments: FolderOrder.all)
  func order(order: FolderOrder) throws {
    for breach in try order.breaches() { Issue.record("\(breach)") }
  }
}

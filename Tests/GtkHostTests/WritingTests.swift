import Foundation
import GtkHost
import Testing

@Suite("Writing files")
struct WritingTests {
  @Test("A file is written atomically, replaced and removed")
  func whole() async throws {
    try await inFolder { folder in
      let path = folder + "/Ä note.txt"
      try await Files.write("first", to: path)
      try await Files.write([0, 255, 10], to: path)
      #expect(try Files.read(path) == [0, 255, 10])
      try await Files.write([], to: path)
      #expect(try Files.read(path) == [])
      #expect(try Files.names(inFolder: folder) == ["Ä note.txt"], "No temporary file is left.")
      try Files.remove(path)
      try Files.remove(path)
      #expect(try Files.names(inFolder: folder) == [])
    }
  }

  @Test("A failure keeps the file, and has a reason")
  func failure() async throws {
    try await inFolder { folder in
      try Files.makeFolder(folder + "/taken")
      var error = await #expect(throws: HostError.self) { try await Files.write("text", to: folder + "/taken") }
      #expect(error?.code == .notWritten)
      #expect(error?.description.contains(folder) == true)
      error = await #expect(throws: HostError.self) { try await Files.write("text", to: folder + "/missing/note.txt") }
      #expect(error?.code == .notWritten)
      await #expect(throws: HostError.self) { try await Files.write("text", to: folder + "/nul\0l") }
      #expect(throws: HostError.self) { try Files.names(inFolder: folder + "/missing") }
      #expect(throws: HostError.self) { try Files.remove(folder + "/taken") }
      #expect(try Files.names(inFolder: folder) == ["taken"])
    }
  }

  @Test("A reader during repeated writes sees one whole text or the other")
  func concurrently() async throws {
    try await inFolder { folder in
      let path = folder + "/note.txt"
      let texts = ["a", "b"].map { String(repeating: $0, count: 200_000) }
      try await Files.write(texts[0], to: path)
      let writer = Task.detached { for number in 0..<40 { try await Files.write(texts[number % 2], to: path) } }
      for _ in 0..<200 {
        let text = String(decoding: try Files.read(path), as: UTF8.self)
        #expect(texts.contains(text))
      }
      try await writer.value
    }
  }

  private func inFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path)
  }
}

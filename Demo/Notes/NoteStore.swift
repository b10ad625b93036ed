import Observation
import Thimble

/// All notes, the newest first, each in a file of its own.
@Observable
@MainActor
final class NoteStore {
  private(set) var notes: [Note] = []
  var selected: Note?
  var selectedID: Int? {
    get { selected?.id }
    set { selected = notes.first { $0.id == newValue } }
  }
  /// The text that the shown notes contain.
  var query = ""

  /// Deleted notes whose files are removed by the next saving.
  private var deleted: Set<Int> = []
  private var lastID = 0
  private let folder: String

  /// Reads the notes of a folder, and makes the folder if it is missing.
  init(folder: String) throws {
    self.folder = folder
    try Files.makeFolder(folder)
    for name in try Files.names(inFolder: folder) where name.hasSuffix(".txt") {
      guard let id = Int(name.dropLast(4)) else { continue }
      notes.append(Note(id, text: String(decoding: try Files.read(path(of: id)), as: UTF8.self), isSaved: true))
    }
    notes.sort { $0.id > $1.id }
    lastID = notes.first?.id ?? 0
    selected = notes.first
  }

  /// The notes that contain the query.
  var found: [Note] {
    let wanted = query.lowercased()
    return wanted.isEmpty ? notes : notes.filter { $0.text.lowercased().contains(wanted) }
  }

  var hasChanges: Bool { !deleted.isEmpty || notes.contains(where: \.isChanged) }

  func add() {
    lastID += 1
    let note = Note(lastID)
    query = ""
    notes.insert(note, at: 0)
    selected = note
  }

  /// Deletes a note, and selects its neighbour.
  ///
  /// - Returns: A function that brings it back.
  func delete(_ note: Note) -> @MainActor () -> Void {
    guard let place = notes.firstIndex(where: { $0.id == note.id }) else { return {} }
    notes.remove(at: place)
    deleted.insert(note.id)
    if selected?.id == note.id { selected = notes.isEmpty ? nil : notes[min(place, notes.count - 1)] }
    return { [weak self] in
      guard let self else { return }
      deleted.remove(note.id)
      notes.insert(note, at: min(place, notes.count))
      // Its file may be gone already.
      note.savedText = nil
      selected = note
    }
  }

  func deleteAll() {
    deleted.formUnion(notes.map(\.id))
    (notes, selected) = ([], nil)
  }

  /// Writes every changed note, and then removes the files of deleted ones. A note that cannot be written stays changed.
  func save(_ report: (Double) -> Void = { _ in }) async throws {
    let changed = notes.filter(\.isChanged)
    for (index, note) in changed.enumerated() {
      let text = note.text
      try await Files.write(text, to: path(of: note.id))
      note.savedText = text
      report(Double(index + 1) / Double(changed.count))
    }
    for id in deleted {
      try Files.remove(path(of: id))
      deleted.remove(id)
    }
  }

  /// Writes notes elsewhere, as one text.
  func export(_ notes: [Note], to path: String) async throws {
    try await Files.write(notes.map(\.text).joined(separator: "\n\n"), to: path)
  }

  private func path(of id: Int) -> String { "\(folder)/\(id).txt" }
}

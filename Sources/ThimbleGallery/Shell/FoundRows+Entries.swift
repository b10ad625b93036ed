import Thimble

@MainActor
extension FoundRows.Entry {
  /// Returns the entries of all samples of a gallery, except pictures that lead to pages.
  static func samples(
    of gallery: Gallery, show: @escaping @MainActor (GalleryPage, Sample) -> Void
  ) -> [FoundRows.Entry] {
    gallery.pages.flatMap { page in
      page.samples.filter { $0.target == nil }.map { sample in
        FoundRows.Entry(
          title: page.text(of: sample).title, note: { page.title }, description: { "Sample, \(page.title)" },
          effect: "Return shows", run: { show(page, sample) })
      }
    }
  }

  /// Returns the entries of all commands except the search.
  static func commands(_ commands: GalleryCommands) -> [FoundRows.Entry] {
    commands.all.filter { $0 !== commands.search }.map { command in
      let state = { @MainActor in command.isOn.map { $0 ? "On" : "Off" } }
      return FoundRows.Entry(
        title: command.title.replacing("_", with: ""), keywords: commands.keywords(of: command),
        note: { [state(), command.shortcut?.label].compactMap { $0 }.joined(separator: " · ") },
        description: { ["Command", state()].compactMap { $0 }.joined(separator: ", ") }, effect: "Return runs",
        isEnabled: { command.action.isEnabled }, run: { command.activate() })
    }
  }
}

import ArgumentParser

// MARK: - Running

extension Gallery {
  /// Runs the gallery with the arguments of the process, and exits after its last window has closed.
  ///
  /// All galleries have the same options; `--help` lists them. A wrong option exits with 64.
  public func main() {
    GalleryCommand.$gallery.withValue(self) { GalleryCommand.main() }
  }
}

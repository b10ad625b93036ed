import ArgumentParser

// MARK: - Running

extension Gallery {
  /// Runs the gallery with the arguments of the process, and exits after its last window has closed.
  ///
  /// The options are those of every gallery: `--help` lists them. A wrong option exits with 64.
  public func main() {
    GalleryCommand.$gallery.withValue(self) { GalleryCommand.main() }
  }
}

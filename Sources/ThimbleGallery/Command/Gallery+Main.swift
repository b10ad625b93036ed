#if canImport(ArgumentParser)
  import ArgumentParser
#endif

// MARK: - Running

extension Gallery {
  /// Runs the gallery with the arguments of the process, and exits after its last window has closed.
  ///
  /// All galleries have the same options; `--help` lists them. A wrong option exits with 64. Without the trait `Commands`
  /// of the package, it only says that it needs that.
  public func main() {
    #if canImport(ArgumentParser)
      GalleryCommand.$gallery.withValue(self) { GalleryCommand.main() }
    #else
      OwnProcesses.complain("A gallery needs the trait Commands of the package Thimble, and was built without it.")
    #endif
  }
}

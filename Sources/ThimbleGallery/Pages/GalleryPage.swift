import FileReading
import Thimble

/// A page, with the texts from its file.
@MainActor
public struct GalleryPage {
  let id: String
  let samples: [Sample]
  let tags: [Sample.Tag]
  let source: PageSource
  let title: String
  /// The file that was read, with its stamp at that time; nil for a page with embedded text.
  private let file: (path: String, stamp: FileStamp?)?

  /// Creates a page from its type and the UTF-8 text of its file, as SwiftPM embeds a resource in code.
  public init(_ page: any Page.Type, source: [UInt8]) { self.init(page, source, file: nil) }

  private init(_ page: any Page.Type, _ source: [UInt8], file: (path: String, stamp: FileStamp?)?) {
    self.file = file
    id = page.id
    samples = page.samples
    tags = page.tags
    self.source = PageSource(String(decoding: source, as: UTF8.self))
    title = self.source.title.isEmpty ? page.id : self.source.title
  }

  /// Creates a page from its type and the path of its file, which is read now.
  ///
  /// A gallery usually runs where it was built, so a page's `#filePath` leads to the file. Without the file, the title
  /// of the page is its id, and the titles of its samples are the names of their functions.
  public init(_ page: any Page.Type, file: String) {
    let stamp = FileStamp(of: file)
    var source: [UInt8] = []
    do throws(HostError) {
      source = try Files.read(file)
    } catch {
      Log.warning("Page \(page.id): \(error)")
    }
    self.init(page, source, file: (file, stamp))
  }

  /// Indicates whether the file of the page has changed since it was read.
  var isOutdated: Bool { file.map { FileStamp(of: $0.path) != $0.stamp } ?? false }

  var category: String { source.category }

  /// The first sample with a play; nil if there is none.
  var firstPlay: Sample? { samples.first { !$0.play.isEmpty } }

  /// Returns the texts of a sample. The title of a function without source in the file is its name.
  func text(of sample: Sample) -> PageSource.SampleText {
    if let text = source.sample(sample.function) { return text }
    return PageSource.SampleText(title: sample.function, caption: "", code: "")
  }
}

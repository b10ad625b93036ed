import FileReading
import Thimble

/// A page, with the texts from its file.
@MainActor
public struct GalleryPage {
  let id: String
  private(set) var samples: [Sample]
  let tags: [Sample.Tag]
  private let text: Text

  /// The text of a page, which all copies of the page share.
  @MainActor
  private final class Text {
    var source: PageSource
    /// The file that was read, with its stamp at that time; nil for a page with embedded text.
    var file: (path: String, stamp: FileStamp?)?

    init(_ bytes: [UInt8], file: (path: String, stamp: FileStamp?)?) {
      source = PageSource(String(decoding: bytes, as: UTF8.self))
      self.file = file
    }
  }

  /// Creates a page from its type and the UTF-8 text of its file, as SwiftPM embeds a resource in code.
  public init(_ page: any Page.Type, source: [UInt8]) { self.init(page, source, file: nil) }

  private init(_ page: any Page.Type, _ source: [UInt8], file: (path: String, stamp: FileStamp?)?) {
    id = page.id
    samples = page.samples
    tags = page.tags
    text = Text(source, file: file)
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

  var source: PageSource { text.source }
  var title: String { source.title.isEmpty ? id : source.title }

  /// Indicates whether the file of the page has changed since it was read.
  var isOutdated: Bool { text.file.map { FileStamp(of: $0.path) != $0.stamp } ?? false }

  var category: String { source.category }

  /// The first sample with a play; nil if there is none.
  var firstPlay: Sample? { samples.first { !$0.play.isEmpty } }

  /// Indicates whether the page was read from a file with this real path.
  func isRead(from path: String) -> Bool { text.file.flatMap { Files.realPath($0.path) } == path }

  /// Reads the file again.
  ///
  /// - Returns: a function by which the page, and all its copies, get the new texts; nil if not only comments differ, so
  ///   that the program must be built.
  func newTexts() -> (@MainActor () -> Void)? {
    guard let path = text.file?.path else { return nil }
    let stamp = FileStamp(of: path)
    guard let bytes = try? Files.read(path) else { return nil }
    let new = PageSource(String(decoding: bytes, as: UTF8.self))
    guard new.hasOtherTextsOnly(than: source) else { return nil }
    return { [text] in
      text.source = new
      text.file = (path, stamp)
    }
  }

  /// Returns the page with the tag ``Sample/Tag/changed`` on these samples.
  func marking(changed isChanged: (Sample) -> Bool) -> GalleryPage {
    var page = self
    for index in samples.indices where isChanged(samples[index]) { page.samples[index].tags.append(.changed) }
    return page
  }

  /// Returns true if the page or one of its samples has a tag.
  func has(_ tag: Sample.Tag) -> Bool { tags.contains(tag) || samples.contains { $0.tags.contains(tag) } }

  /// Returns the texts of a sample. The title of a function without source in the file is its name.
  func text(of sample: Sample) -> PageSource.SampleText {
    if let text = source.sample(sample.function) { return text }
    return PageSource.SampleText(title: sample.function, caption: RichText(""), code: "")
  }
}

extension [GalleryPage] {
  /// The tags that a page or a sample has.
  @MainActor
  var usedTags: [Sample.Tag] { Sample.Tag.allCases.filter { tag in contains { $0.has(tag) } } }
}

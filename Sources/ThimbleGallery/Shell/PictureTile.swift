import Thimble

/// A sample that leads to a page: a picture with a title, a caption and a button that shows the page.
@MainActor
final class PictureTile {
  /// The picture with its texts and its button.
  let section: Widget
  /// The frame around the sample alone.
  let frame: SampleFrame
  /// The drawings above the sample.
  var overlays: [SampleOverlay] = [] { didSet { if overlays != oldValue { frame.show(overlays) } } }

  private let title: Label
  private let caption: Label

  /// The height of a picture with text of the normal size, in logical pixels.
  private static let height = 180

  /// `target` is the page that the sample leads to.
  init(_ sample: Sample, of page: GalleryPage, leadingTo target: GalleryPage, _ session: GallerySession) {
    let text = page.text(of: sample)
    let title = Label.paragraph(text.title, "sample-title").with { $0.accessibleRole = .heading }
    let caption = Label.paragraph(text.caption, "sample-caption")
    (self.title, self.caption) = (title, caption)
    let picture = sample.make()
    picture.horizontalAlignment = .center
    picture.verticalAlignment = .center
    picture.setMargins(top: 18, bottom: 18, leading: 18, trailing: 18)
    let frame = SampleFrame(picture)
    self.frame = frame
    frame.addStyleClass("picture")
    frame.setSizeRequest(height: Self.height)
    section = Box(.vertical) {
      frame
      Box(.vertical, spacing: 3) {
        title
        caption
      }
      .with {
        $0.setMargins(top: 15, bottom: 6, leading: 18, trailing: 18)
        $0.expandsVertically = true
      }
      Self.button(to: target, session)
    }
    section.addStyleClass("sample-card")
    section.clipsContent = true
  }

  /// Shows other texts.
  func show(_ text: PageSource.SampleText) {
    title.text = text.title
    caption.show(text.caption)
  }

  private static func button(to target: GalleryPage, _ session: GallerySession) -> Button {
    var configuration = Button.Configuration()
    configuration.title = target.title
    configuration.icon = "go-next-symbolic"
    configuration.iconPlacement = .trailing
    configuration.variant = .plain
    let button = Button(configuration: configuration, accessibilityLabel: "Show \(target.title)") { [weak session] in
      session?.showPage?(target)
    }
    button.horizontalAlignment = .start
    button.setMargins(bottom: 9, leading: 9, trailing: 9)
    return button
  }
}

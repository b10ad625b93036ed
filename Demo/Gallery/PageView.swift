import GalleryPages
import Thimble

/// A page: its title and description, then each sample on a card with its title, caption and source.
@MainActor
struct PageView {
  /// The page as the window shows it.
  let scroller: Widget
  /// The page, whole.
  let content: Widget

  init(_ page: GalleryPage) {
    let column = Box(.vertical, spacing: 36) {
      Box(.vertical, spacing: 9) {
        Self.text(page.title, "page-title").with { $0.accessibleRole = .heading }
        Self.text(page.source.description, "page-description")
      }
      for sample in page.samples { Self.section(sample, of: page) }
    }
    column.setMargins(top: 36, bottom: 48, start: 24, end: 24)
    content = Clamp(maximum: 768, column)
    scroller = ScrolledWindow(content).with {
      $0.expandsHorizontally = true
      $0.expandsVertically = true
    }
  }

  private static func section(_ sample: Sample, of page: GalleryPage) -> Widget {
    guard let text = page.source.sample(sample.function) else {
      preconditionFailure("\(page.id): no function \(sample.function) with a documentation comment.")
    }
    return Box(.vertical, spacing: 12) {
      Box(.vertical, spacing: 3) {
        Self.text(text.title, "sample-title").with { $0.accessibleRole = .heading }
        Self.text(text.caption, "sample-caption")
      }
      card(sample.make(), source: text)
    }
  }

  private static func card(_ sample: Widget, source: PageSource.SampleText) -> Widget {
    sample.setMargins(top: 24, bottom: 24, start: 24, end: 24)
    let code = SourceView.make(source.code)
    code.isVisible = false
    let toggle = Button("Source", icon: "pan-end-symbolic", variant: .plain, size: .small) {}
    toggle.setAccessibilityLabel("Source of \(source.title)")
    toggle.connect(.clicked) { [weak code] button in
      guard let code else { return }
      code.isVisible.toggle()
      button.icon = code.isVisible ? "pan-down-symbolic" : "pan-end-symbolic"
      button.isSelected = code.isVisible
    }
    return Box(.vertical) {
      sample
      Separator(.horizontal)
      Box(.horizontal) { toggle }.with { $0.setMargins(top: 6, bottom: 6, start: 12, end: 12) }
      code
    }
    .with {
      $0.addStyleClass("sample-card")
      $0.clipsContent = true
    }
  }

  private static func text(_ text: String, _ styleClass: String) -> Label {
    Label(text).with {
      $0.wraps = true
      $0.breaksWords = true
      $0.xAlign = 0
      $0.addStyleClass(styleClass)
    }
  }
}

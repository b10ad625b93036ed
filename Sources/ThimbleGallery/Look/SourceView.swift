import Thimble

/// A view of Swift source to read and copy. Its colours follow the scheme.
@MainActor
enum SourceView {
  static func make(_ code: String, of sample: String) -> Widget {
    let view = TextView(code: code)
    view.setAccessibilityLabel("Swift source of \(sample)")
    view.addStyleClass("source")
    let tokens = SwiftHighlighter.tokens(in: code)
    let highlight = { [weak view] (scheme: ColorScheme) in
      guard let view else { return }
      view.clearColors()
      for token in tokens { view.setColor(color(of: token.kind, in: scheme), in: token.range) }
    }
    highlight(ThemeController.shared.context.scheme)
    ThemeController.shared.observe { highlight($0.scheme) }.store(in: view)
    let copy = Button("Copy", icon: "edit-copy-symbolic", size: .small) { [weak view] in view?.copy(code) }
    copy.setAccessibilityLabel("Copy the source of \(sample)")
    copy.horizontalAlignment = .start
    copy.setMargins(top: 12, leading: 18, trailing: 18)
    return Box(.vertical) {
      copy
      ScrolledWindow(sideways: view)
    }
  }

  // Each colour has a contrast of 4.5:1 with the card.
  static func color(of kind: SwiftHighlighter.Kind, in scheme: ColorScheme) -> String {
    switch (kind, scheme) {
    case (.keyword, .light): "#a0237a"
    case (.keyword, .dark): "#ff9ad5"
    case (.type, .light): "#1a5fb4"
    case (.type, .dark): "#99c1f1"
    case (.string, .light): "#a3330a"
    case (.string, .dark): "#ffbe8a"
    case (.number, .light): "#7a4d00"
    case (.number, .dark): "#f5d76e"
    case (.comment, .light): "#5e5c64"
    case (.comment, .dark): "#b0adb8"
    }
  }
}

import DesignTokens
import Thimble
import ThimbleGallery

/// An editor for a token file: the text, buttons with its theme, and its problems with line and column.
///
/// While the text has an error, the last good theme stays on the buttons.
@MainActor
final class TokenEditor {
  /// The name of the text in places of problems.
  private static let file = "tokens"

  private weak var view: TextView?
  private weak var samples: Widget?
  private weak var problems: Box?
  private let description: FieldDescription

  /// Makes the samples, the text below, and its problems below that.
  ///
  /// - Parameters:
  ///   - name: The text field's accessible name.
  ///   - text: The first text.
  ///   - samples: A widget that gets the theme.
  /// - Returns: The editor.
  static func make(_ name: String, _ text: String, samples: Widget) -> Widget {
    let view = TextView(editingCode: text)
    view.setAccessibilityLabel(name)
    view.addStyleClass("editor")
    let scroller = ScrolledWindow(view)
    // The height does not follow the text, so nothing below moves.
    scroller.setContentHeight(minimum: 340, maximum: 340)
    scroller.addStyleClass("editor")
    // The line of the first message has its room from the start.
    let problems = Box(.vertical, spacing: 9) { Label() }
    let editor = TokenEditor(view, samples, problems)
    _ = editor.apply()
    // The problems are those in every scheme and contrast.
    problems.afterFirstFrame { editor.check(editor.apply()) }
    view.buffer.connect(.changed) { _ in editor.check(editor.apply()) }
    return Box(.vertical, spacing: 18) {
      samples
      scroller
      problems
    }
  }

  private init(_ view: TextView, _ samples: Widget, _ problems: Box) {
    self.view = view
    self.samples = samples
    self.problems = problems
    description = FieldDescription(of: view)
  }

  /// Gives the samples the theme of the text. Returns it, or the reason why there is none.
  private func apply() -> Result<Theme, TokenError> {
    let text = view?.text ?? ""
    let theme = Result { () throws(TokenError) in try Theme(tokens: text, name: Self.file) }
    if case .success(let theme) = theme { samples?.setTheme(theme) }
    return theme
  }

  private func check(_ theme: Result<Theme, TokenError>) {
    view?.clearErrors()
    switch theme {
    case .success(let theme): show(theme.diagnostics)
    case .failure(let error): show([error.diagnostic])
    }
  }

  /// Shows the first few problems, first those in this text, then those that follow from them in other files.
  private func show(_ diagnostics: [Diagnostic]) {
    guard let problems else { return }
    for row in problems.children { problems.remove(row) }
    let shown = 4
    let ordered = diagnostics.filter { Self.place($0) != nil } + diagnostics.filter { Self.place($0) == nil }
    for diagnostic in ordered.prefix(shown) { problems.append(row(diagnostic)) }
    if ordered.isEmpty { problems.append(Label("Nothing is wrong.").with { $0.xAlign = 0 }) }
    if ordered.count > shown { problems.append(Label("And \(ordered.count - shown) more.").with { $0.xAlign = 0 }) }
    description.set(ordered.isEmpty ? nil : ordered.prefix(shown).map(Self.spoken).joined(separator: " "))
  }

  /// The place in this text; nil for a problem in the default theme's files, to which the text refers.
  private static func place(_ diagnostic: Diagnostic) -> SourceLocation? {
    diagnostic.location.flatMap { $0.file == file ? $0 : nil }
  }

  /// A problem with its place in words.
  private static func spoken(_ diagnostic: Diagnostic) -> String {
    let place = place(diagnostic).map { "Line \($0.line), column \($0.column): " } ?? ""
    return "\(place)\(unplaced(diagnostic))."
  }

  private static func unplaced(_ diagnostic: Diagnostic) -> String {
    var text = diagnostic
    text.location = nil
    return text.description
  }

  private func row(_ diagnostic: Diagnostic) -> Widget {
    let message = Label(Self.unplaced(diagnostic))
    message.wraps = true
    message.xAlign = 0
    message.expandsHorizontally = true
    guard let place = Self.place(diagnostic) else { return message }
    view?.underlineError(line: place.line, column: place.column)
    let go = Button("\(place.line):\(place.column)", variant: .outlined, size: .small) { [weak view] in
      view?.placeCursor(line: place.line, column: place.column)
      view?.grabFocus()
    }
    go.setAccessibilityLabel("Go to line \(place.line), column \(place.column)")
    go.verticalAlignment = .start
    return Box(.horizontal, spacing: 12) {
      go
      message
    }
  }
}

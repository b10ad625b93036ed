import Observation
import Thimble

/// The user's choices, kept in a file.
@Observable
@MainActor
final class Preferences {
  enum Style: Int { case desktop, light, dark }

  var style = Style.desktop
  var skip = 30
  var playsNext = true
  @ObservationIgnored private var saving: ObservationToken?

  /// Reads a file, and writes it after each change.
  init(file: String) {
    let saved = (try? Files.read(file)).map { String(decoding: $0, as: UTF8.self).split(separator: " ") } ?? []
    let numbers = saved.compactMap { Int($0) }
    if numbers.count == 3 {
      (style, skip, playsNext) = (Style(rawValue: numbers[0]) ?? .desktop, numbers[1], numbers[2] == 1)
    }
    saving = ObservationToken(following: { [weak self] in self?.text ?? "" }) { [weak self] text in
      let style = self?.style ?? .desktop
      ThemeController.shared.schemeOverride = style == .dark ? .dark : style == .light ? .light : nil
      Task { try? await Files.write(text, to: file) }
    }
  }

  private var text: String { "\(style.rawValue) \(skip) \(playsNext ? 1 : 0)" }

  /// The rows of the window.
  func makeList() -> ListBox {
    let list = ListBox()
    list.setAccessibilityLabel(words("Preferences"))
    let styles = DropDown("", items: [words("As the Desktop"), words("Light"), words("Dark")])
    let rows = [
      PreferenceRow(words("Style"), styles.bind(.selection, to: self, \.style)),
      PreferenceRow(
        words("Skip Forward"), subtitle: words("Seconds for each press"),
        SpinButton("", in: 5...120, step: 5).bind(.value, to: self, \.skip)),
      PreferenceRow(
        words("Play the Next Episode"), subtitle: words("When one has ended, if the next is downloaded"),
        Switch("").bind(.isOn, to: self, \.playsNext)),
    ]
    for row in rows { list.append(row) }
    return list
  }
}

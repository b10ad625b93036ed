extension Icon {
  /// Arrows up and down. Not every icon theme has such an icon.
  static let popupIndicator = Icon(
    source: .shape(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">
      <path d="M4 6.5 8 2.5l4 4z M4 9.5l4 4 4-4z"/></svg>
      """))
}

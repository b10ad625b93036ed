// The GObject properties of links.

extension LinkButton {
  /// The properties that a link adds to those of a button, for `.ui` files, bindings and the inspector.
  static var linkProperties: [NativeProperty] {
    [
      NativeProperty("uri", \LinkButton.url, initial: "", "Where the link leads: an absolute address."),
      NativeProperty("visited", \LinkButton.isVisited, initial: false, "Whether the link has been opened."),
      NativeProperty("placement", \LinkButton.placement, initial: .button, "A button, or a part of a text."),
    ]
  }
}

extension LinkButton.Placement: NativeEnumeration {}

extension Property where Owner == LinkButton, Value == String {
  /// The address of the link.
  public static var uri: Self { Property("uri") }
}

extension Property where Owner == LinkButton, Value == Bool {
  /// Indicates whether the link has been opened.
  public static var visited: Self { Property("visited") }
}

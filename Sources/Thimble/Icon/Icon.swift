/// A picture that a control shows beside its title or instead of it.
///
/// Symbolic icons (theme icons and files with names that end in `-symbolic`) take the text's colour; other icons keep
/// their own colours. Bytes have no name: for a shape that takes the text's colour, create a `SymbolicPaintable` from
/// them.
public struct Icon: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case named(String)
    case file(String)
    case bytes([UInt8])
    case paintable(Paintable)
    case shape(String)
  }

  let source: Source

  /// Returns an icon of the desktop's theme, such as `list-add-symbolic`.
  public static func named(_ name: String) -> Icon { Icon(source: .named(name)) }

  /// Returns an icon from a picture file: SVG, PNG, JPEG or another format that the installed loaders support.
  public static func file(_ path: String) -> Icon { Icon(source: .file(path)) }

  /// Returns an icon from the bytes of a picture file.
  public static func bytes(_ bytes: [UInt8]) -> Icon { Icon(source: .bytes(bytes)) }

  /// Returns an icon that a paintable draws. It equals only an icon with the same paintable.
  public static func paintable(_ paintable: Paintable) -> Icon { Icon(source: .paintable(paintable)) }
}

extension Icon: ExpressibleByStringLiteral {
  /// Creates a theme icon from a literal name.
  public init(stringLiteral name: String) { self = .named(name) }
}

extension Icon: CustomStringConvertible {
  /// A description of the icon, for messages.
  public var description: String {
    switch source {
    case .named(let name): "the icon \"\(name)\""
    case .file(let path): "the icon file \(path)"
    case .bytes(let bytes): "the icon of \(bytes.count) bytes"
    case .paintable: "the icon of a paintable"
    case .shape: "an icon of the kit"
    }
  }
}

extension Icon {
  /// Arrows up and down. Not every icon theme has such an icon.
  static let popupIndicator = Icon(
    source: .shape(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">
      <path d="M4 6.5 8 2.5l4 4z M4 9.5l4 4 4-4z"/></svg>
      """))
}

/// A picture beside or instead of a title.
///
/// Symbolic icons (names of the theme and of files that end in `-symbolic`) take the text's colour; others keep their own.
/// Bytes have no name: for a shape that takes the text's colour, make a `SymbolicPaintable` of them.
public struct Icon: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case named(String)
    case file(String)
    case bytes([UInt8])
    case paintable(Paintable)
    case shape(String)
  }

  let source: Source

  /// An icon of the desktop's theme, such as `list-add-symbolic`.
  public static func named(_ name: String) -> Icon { Icon(source: .named(name)) }

  /// A picture file: SVG, PNG, JPEG and what else the installed loaders know.
  public static func file(_ path: String) -> Icon { Icon(source: .file(path)) }

  /// The bytes of a picture file.
  public static func bytes(_ bytes: [UInt8]) -> Icon { Icon(source: .bytes(bytes)) }

  /// Anything that can draw itself at the size of an icon. Equal only to an icon of the same paintable.
  public static func paintable(_ paintable: Paintable) -> Icon { Icon(source: .paintable(paintable)) }
}

extension Icon: ExpressibleByStringLiteral {
  /// A literal is the name of an icon of the theme.
  public init(stringLiteral name: String) { self = .named(name) }
}

extension Icon: CustomStringConvertible {
  /// What the icon is, for messages.
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

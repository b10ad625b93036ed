/// Distances on four sides, in logical pixels. Leading is left in left-to-right text.
public struct Insets: Hashable, Sendable {
  public var top: Int
  public var leading: Int
  public var bottom: Int
  public var trailing: Int

  /// Creates insets for each side.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates equal insets for all sides.
  public init(_ all: Int) { self.init(top: all, leading: all, bottom: all, trailing: all) }

  /// The insets clamped to 0…32,767, GTK's own limit for margins.
  var nonnegative: Insets {
    let room = { (inset: Int) in Int(spacing: max(0, inset)) }
    return Insets(top: room(top), leading: room(leading), bottom: room(bottom), trailing: room(trailing))
  }

  /// Zero on all sides.
  public static let zero = Insets(0)
}

extension Widget {
  /// Lays out the widget again after a change of a property, and notifies C code.
  func layoutChanged(by property: StaticString) {
    queueResize()
    notify(property)
  }
}

extension RequestedSize {
  /// Returns the request enlarged by `extra`, with the baselines moved down by `offset`.
  func adding(_ extra: Int, before offset: Int) -> RequestedSize {
    RequestedSize(
      minimum: minimum + extra, natural: natural + extra,
      minimumBaseline: minimumBaseline < 0 ? -1 : minimumBaseline + offset,
      naturalBaseline: naturalBaseline < 0 ? -1 : naturalBaseline + offset)
  }
}

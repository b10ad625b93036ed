/// A textual description of a control, or of a container with controls: type, states, text and appearance, as a value.
///
/// The printed text is readable, comparable and stable: the same on every machine with the same theme and fonts.
/// ```
/// ThimbleButton "Save" button
///   states: enabled, focusable
///   actions: click
///   title: _Save
///   variant: primary
///   classes: primary, medium, title-only
///   box: 74 × 34
///   target: 74 × 48 at 0, -7
///   colors of primary, default: background #1c71d8, foreground #ffffff, border none
/// ```
/// The first line has the GType, the name and the role. Lines without a value are left out. ``Details`` selects the
/// optional lines; boxes depend on the fonts of the machine, colours on the theme in force. Children are indented by
/// two spaces.
public struct ControlDescription: Equatable, Sendable {
  /// The optional parts of a description.
  public struct Details: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The box and the target, in whole logical pixels.
    public static let geometry = Details(rawValue: 1)
    /// The colours of the control's state in the theme in force.
    public static let colors = Details(rawValue: 2)
    /// Everything.
    public static let all: Details = [.geometry, .colors]
  }

  /// A line with a key and a value.
  public struct Line: Equatable, Sendable {
    /// The key.
    public var key: String
    /// The value; a line without one is not printed.
    public var value: String

    /// Creates a line.
    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The name of the GType, such as `ThimbleButton`.
  public var type: String
  /// The accessible name; the text of a label.
  public var name: String
  /// The accessible role, by its GTK name.
  public var role: String
  /// The other lines, in order.
  public var lines: [Line]
  /// The descriptions of meaningful widgets inside, in focus order.
  public var children: [ControlDescription]

  /// Creates a description.
  public init(
    type: String, name: String, role: String, lines: [Line] = [], children: [ControlDescription] = []
  ) {
    self.type = type
    self.name = name
    self.role = role
    self.lines = lines
    self.children = children
  }

  /// The value of a line; nil if there is no such line.
  public subscript(key: String) -> String? { lines.first { $0.key == key }?.value }
}

/// A widget as picking sees it, at one moment: a value for tests, tools and reports.
public struct PickNode: Equatable, Sendable {
  /// The index of the widget around it; nil for the first.
  public var parent: Int?
  /// The border box in the widget's own coordinates.
  public var box: Rectangle
  /// From the widget's own coordinates to the surface's.
  public var transform: Affine
  /// What its content is cut off at, in its own coordinates; nil where nothing is cut off.
  public var clip: Rectangle?
  /// Whether the widget reacts to the pointer.
  public var isInteractive: Bool
  /// Whether it and everything around it takes input.
  public var isSensitive: Bool
  /// The name of the widget's type, where it is interactive.
  public var typeName: String

  /// A node.
  public init(
    parent: Int?, box: Rectangle, transform: Affine = Affine(), clip: Rectangle? = nil, isInteractive: Bool = false,
    isSensitive: Bool = true, typeName: String = ""
  ) {
    self.parent = parent
    self.box = box
    self.transform = transform
    self.clip = clip
    self.isInteractive = isInteractive
    self.isSensitive = isSensitive
    self.typeName = typeName
  }
}

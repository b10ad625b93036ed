/// What one variant of a button looks like, state by state.
public struct VariantColors: Hashable, Sendable {
  /// One colour for each state; pressed also stands for selected.
  public struct States: Hashable, Sendable {
    public var normal: Color
    public var hovered: Color
    public var pressed: Color

    /// A colour for each state, by default the same one.
    public init(_ normal: Color, hovered: Color? = nil, pressed: Color? = nil) {
      self.normal = normal
      self.hovered = hovered ?? normal
      self.pressed = pressed ?? hovered ?? normal
    }
  }

  /// What is behind the title.
  public var background: States
  /// The title and the icon.
  public var foreground: States
  /// The line around the button, nil for none.
  public var border: Color?
  /// Whether the surface has a colour of its own, so that the focus ring goes outside it.
  public var isColored: Bool

  /// Colours of a variant.
  public init(background: States, foreground: States, border: Color? = nil, isColored: Bool = false) {
    self.background = background
    self.foreground = foreground
    self.border = border
    self.isColored = isColored
  }
}

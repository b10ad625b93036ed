/// A type that returns the appearance of a button from its role, variant and state.
///
/// ```swift
/// struct Ghost: ButtonStyle {
///   func appearance(of button: ButtonStyleConfiguration) -> ButtonAppearance {
///     var look = button.standard
///     look.cornerRadius = 9999
///     if button.state.contains(.hovered) { look.border = button.theme.focusRing }
///     return look
///   }
/// }
/// toolbar.setButtonStyle(Ghost())
/// ```
/// A style is a value with a pure function. The kit calls it once for each state and writes the results into the
/// stylesheet, so that no code runs while the pointer moves. It calls it again when the theme or the context changes.
/// The theme's values replace NaN and infinite ones. No style can hide that a button is on, disabled or focused.
public protocol ButtonStyle: Hashable, Sendable {
  /// Returns the appearance of a button in one state.
  func appearance(of button: ButtonStyleConfiguration) -> ButtonAppearance
}

/// The properties of a button that a style can use.
public struct ButtonStyleConfiguration: Hashable, Sendable {
  /// The purpose of the button; nil for no particular one.
  public let role: Button.Role?
  /// The emphasis.
  public let variant: Button.Variant
  /// The size.
  public let size: Button.Size
  /// The state.
  public let state: ButtonState
  /// The values of the button's theme.
  public let theme: ThemeValues
  /// The context of the theme.
  public let context: ThemeContext

  /// The theme's appearance of the button.
  public var standard: ButtonAppearance { standard(variant) }

  /// Returns the theme's appearance of another variant in the same state.
  public func standard(_ variant: Button.Variant) -> ButtonAppearance {
    theme.appearance(of: variant.name, size.name, in: state, context)
  }
}

/// A type-erased style.
public struct AnyButtonStyle: ButtonStyle {
  let style: any ButtonStyle

  /// Creates a type-erased style.
  public init(_ style: any ButtonStyle) { self.style = (style as? AnyButtonStyle)?.style ?? style }

  public func appearance(of button: ButtonStyleConfiguration) -> ButtonAppearance { style.appearance(of: button) }

  public static func == (a: Self, b: Self) -> Bool { AnyHashable(a.style) == AnyHashable(b.style) }

  public func hash(into hasher: inout Hasher) { style.hash(into: &hasher) }
}

// MARK: - Styles that also decide the gesture

/// A style that also decides the gesture that runs a button's action: SwiftUI's `PrimitiveButtonStyle`.
///
/// ```swift
/// struct OnPress: PrimitiveButtonStyle {
///   var trigger: PressTrigger { .press }
/// }
/// drums.setButtonStyle(OnPress())
/// ```
/// Set it on buttons and containers like any ``ButtonStyle``: the nearest style wins. By default its buttons look as
/// the theme says. If a button's own long press, a ``ButtonPress/confirmation`` or ``ButtonPress/Options/repeatBehavior``
/// needs the same gesture, it takes precedence.
public protocol PrimitiveButtonStyle: ButtonStyle {
  /// The gesture of a pointer, a finger or a pen that runs the action.
  var trigger: PressTrigger { get }
}

extension PrimitiveButtonStyle {
  public func appearance(of button: ButtonStyleConfiguration) -> ButtonAppearance { button.standard }
}

extension AnyButtonStyle: PrimitiveButtonStyle {
  /// The trigger of the style; ``PressTrigger/release`` for a style without one.
  public var trigger: PressTrigger { (style as? any PrimitiveButtonStyle)?.trigger ?? .release }
}

// MARK: - Styles of the kit

/// The theme's look of a variant: the default style.
public struct ThemedButtonStyle: ButtonStyle {
  /// The variant; nil for the button's own.
  public let variant: Button.Variant?

  /// Creates the look of a variant; nil for the button's own.
  public init(_ variant: Button.Variant? = nil) { self.variant = variant }

  public func appearance(of button: ButtonStyleConfiguration) -> ButtonAppearance {
    variant.map(button.standard) ?? button.standard
  }
}

extension ButtonStyle where Self == ThemedButtonStyle {
  /// The theme's look of the button's variant.
  public static var automatic: Self { Self() }
}

/// A translucent surface with a light border, for buttons over pictures and colours.
public struct GlassButtonStyle: ButtonStyle {
  /// Indicates whether it has the brand's colour.
  public let isProminent: Bool

  /// Creates a glass style; `isProminent` uses the brand's colour.
  public init(isProminent: Bool = false) { self.isProminent = isProminent }

  public func appearance(of button: ButtonStyleConfiguration) -> ButtonAppearance {
    var look = isProminent ? button.standard(.primary) : button.standard(.neutral)
    if !isProminent {
      // The opacity keeps the text readable over every background; in high contrast the surface is opaque.
      look.background = button.theme.surface.covered(by: look.foreground, emphasis(button.state))
      look.background.alpha = button.context.contrast == .high ? 1 : 0.85
    }
    look.border = look.foreground
    look.border.alpha = button.context.contrast == .high ? 1 : 0.25
    look.borderWidth = max(1, look.borderWidth)
    look.shadow = Shadow.elevation(2)
    return look
  }

  private func emphasis(_ state: ButtonState) -> Double {
    state.isDisjoint(with: [.highlighted, .selected]) ? (state.contains(.hovered) ? 0.06 : 0) : 0.12
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// A translucent surface.
  public static var glass: Self { Self() }
  /// A translucent surface in the brand's colour.
  public static var glassProminent: Self { Self(isProminent: true) }
}

/// A card above the page with a shadow, which rises on hover: for large targets such as those of a television.
public struct CardButtonStyle: ButtonStyle {
  /// Creates a card style.
  public init() {}

  public func appearance(of button: ButtonStyleConfiguration) -> ButtonAppearance {
    var look = button.standard(.neutral)
    look.background = button.theme.surface.covered(by: look.foreground, button.context.scheme == .dark ? 0.16 : 0)
    look.border = look.foreground
    look.border.alpha = button.context.contrast == .high ? 1 : 0.12
    look.cornerRadius = button.theme.cornerRadius * 1.5
    let isRaised = !button.state.isDisjoint(with: [.hovered, .focused]) && !button.state.contains(.highlighted)
    look.shadow = Shadow.elevation(isRaised ? 8 : 2)
    return look
  }
}

extension ButtonStyle where Self == CardButtonStyle {
  /// A card that rises on hover.
  public static var card: Self { Self() }
}

/// The kind of a ``Diagnostic`` or ``TokenError``, stable across releases.
///
/// New codes may appear.
public struct DiagnosticCode: RawRepresentable, Sendable, Hashable {
  /// The code as it is printed, in kebab case.
  public let rawValue: String

  /// Creates a code from its printed form.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  // MARK: - Files

  /// The file is missing, is not a regular file, or may not be read.
  public static let unreadable = Self(rawValue: "unreadable")
  /// The file is larger, deeper, or names more tokens than ``ReadingLimits`` allows.
  public static let tooLarge = Self(rawValue: "too-large")
  /// The text is not JSON.
  public static let syntax = Self(rawValue: "syntax")
  /// An object has the same key twice; the later one counts.
  public static let duplicateKey = Self(rawValue: "duplicate-key")

  // MARK: - Structure

  /// A name, property or nesting that the format does not allow.
  public static let structure = Self(rawValue: "structure")
  /// A property the format does not know.
  public static let unknownProperty = Self(rawValue: "unknown-property")
  /// The token has no type, or one that does not exist.
  public static let type = Self(rawValue: "type")
  /// A later source replaces a group by a token or the other way round.
  public static let replaced = Self(rawValue: "replaced")

  /// Values for modes, such as dark, that contradict each other or are not read.
  public static let modes = Self(rawValue: "modes")
  /// Other content of the file that is not read.
  public static let unread = Self(rawValue: "unread")

  // MARK: - Values and references

  /// The value does not fit its type.
  public static let value = Self(rawValue: "value")
  /// The value is usable but not as written, such as a `hex` that contradicts the components.
  public static let doubtful = Self(rawValue: "doubtful")
  /// The value is in a form that came before the 2025.10 format.
  public static let oldForm = Self(rawValue: "old-form")
  /// A reference or pointer is not well formed.
  public static let reference = Self(rawValue: "reference")
  /// A reference or pointer names nothing.
  public static let missing = Self(rawValue: "missing")
  /// References or extensions lead back to themselves.
  public static let cycle = Self(rawValue: "cycle")
  /// The reference is fine, but what it names is broken.
  public static let dependent = Self(rawValue: "dependent")
  /// The token refers to a deprecated one.
  public static let deprecated = Self(rawValue: "deprecated")

  // MARK: - Resolver documents

  /// The resolver document breaks the resolver module.
  public static let resolver = Self(rawValue: "resolver")
  /// An input names no modifier or no context, or one is missing.
  public static let input = Self(rawValue: "input")
}

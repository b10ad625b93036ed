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

  private init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  // MARK: - Files

  /// The file is missing, is not a regular file, or may not be read.
  public static let unreadable = Self("unreadable")
  /// The file is larger, deeper, or names more tokens than ``ReadingLimits`` allows.
  public static let tooLarge = Self("too-large")
  /// The text is not JSON.
  public static let syntax = Self("syntax")
  /// An object has the same key twice; the later one counts.
  public static let duplicateKey = Self("duplicate-key")

  // MARK: - Structure

  /// A name, property or nesting that the format does not allow.
  public static let structure = Self("structure")
  /// A property the format does not know.
  public static let unknownProperty = Self("unknown-property")
  /// The token has no type, or one that does not exist.
  public static let type = Self("type")
  /// A later source replaces a group by a token or the other way round.
  public static let replaced = Self("replaced")

  /// Values for modes, such as dark, that contradict each other or are not read.
  public static let modes = Self("modes")
  /// Other content of the file that is not read.
  public static let unread = Self("unread")

  // MARK: - Values and references

  /// The value does not fit its type.
  public static let value = Self("value")
  /// The value is usable but not as written, such as a `hex` that contradicts the components.
  public static let doubtful = Self("doubtful")
  /// The value is in a form that came before the 2025.10 format.
  public static let oldForm = Self("old-form")
  /// A reference or pointer is not well formed.
  public static let reference = Self("reference")
  /// A reference or pointer names nothing.
  public static let missing = Self("missing")
  /// References or extensions lead back to themselves.
  public static let cycle = Self("cycle")
  /// The reference is fine, but what it names is broken.
  public static let dependent = Self("dependent")
  /// The token refers to a deprecated one.
  public static let deprecated = Self("deprecated")

  // MARK: - Resolver documents

  /// The resolver document breaks the resolver module.
  public static let resolver = Self("resolver")
  /// An input names no modifier or no context, or one is missing.
  public static let input = Self("input")
}

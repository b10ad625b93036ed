public import Thimble

/// One page of the gallery.
///
/// The page shows its own file. The file begins with a comment: category and title, separated by a slash, the
/// description, and perhaps a line of keywords. Each sample is a function; its documentation comment is the sample's
/// title and caption.
@MainActor
public protocol Page {
  /// The name in `--page` and in addresses: lower case, with dashes.
  static var id: String { get }
  /// The samples, in order.
  static var samples: [Sample] { get }
  /// The tags of the whole page. The default is none.
  static var tags: [Sample.Tag] { get }
}

extension Page {
  public static var tags: [Sample.Tag] { [] }
}

/// A live example: a function that makes it, the function's name, and perhaps a play.
@MainActor
public struct Sample {
  /// A word about the state of a sample or a page, which stands beside the title and which a search finds.
  public enum Tag: String, CaseIterable, Sendable {
    case new, deprecated, experimental
    /// The picture differs from an earlier one. The gallery sets it, by `--changes`.
    case changed

    /// The word as a title.
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  /// The surface that a sample stands on.
  public enum Background: Sendable {
    /// The gallery's own card, which follows the scheme.
    case card
    /// A surface in a strong colour, for variants such as `on-color-primary`.
    case colored
    /// A dark surface in both schemes, such as a photo or a video.
    case dark

    /// The style class of the frame around the sample; nil for none.
    var styleClass: String? {
      switch self {
      case .card: nil
      case .colored: "on-colored"
      case .dark: "on-dark"
      }
    }
  }

  /// The function's name, used to find its source.
  public let function: String
  /// Makes a new example.
  public let make: @MainActor () -> Widget

  /// The steps of a play, which use the sample and check it; empty for no play.
  public let play: [PlayStep]

  /// The names of the properties that the controls show, in order; empty for every property of every widget.
  public let controls: [String]

  /// The words beside the title, such as ``Tag/experimental``.
  public internal(set) var tags: [Tag]

  let background: Background
  let decorate: @MainActor (Widget) -> Widget

  /// The id of the page that a picture leads to; nil for other samples.
  public let target: String?

  /// Creates a sample of the function with this name.
  ///
  /// - Parameters:
  ///   - function: the name of the function.
  ///   - make: the function.
  ///   - controls: the names of the properties that the controls show, in order, such as `["value", "read-only"]`. Widgets
  ///     with none of them are left out. The default is empty: the controls show every property of every widget. A name that
  ///     no widget has is logged.
  ///   - tags: the words beside the title.
  ///   - background: the surface that the sample stands on. The default is the gallery's card.
  ///   - decorate: puts the sample into other widgets, such as a box of a fixed width. They are not part of the sample: its
  ///     source, controls and accessibility facts do not have them. By default there are none.
  ///   - play: the steps of a play.
  public init(
    _ function: String, _ make: @escaping @MainActor () -> Widget, controls: [String] = [], tags: [Tag] = [],
    background: Background = .card, decorate: @escaping @MainActor (Widget) -> Widget = { $0 }, play: [PlayStep] = []
  ) {
    self.function = function
    self.make = make
    self.controls = controls
    self.tags = tags
    self.background = background
    self.decorate = decorate
    self.play = play
    target = nil
  }

  /// Creates a picture that leads to a page: a sample of the function with this name, for the first page of a gallery.
  ///
  /// Pictures are beside each other if there is room. A picture has a button that shows the page, and no source,
  /// controls and play.
  public init(_ function: String, leadingTo target: String, _ make: @escaping @MainActor () -> Widget) {
    self.function = function
    self.make = make
    self.target = target
    controls = []
    tags = []
    background = .card
    decorate = { $0 }
    play = []
  }
}

import GtkHost

@testable import Thimble

/// The parts that a button draws, with their places in its coordinates, logical pixels.
@MainActor
struct ShownContent {
  fileprivate let content: ButtonContent

  var title: TextLayout? { content.title }
  var subtitle: TextLayout? { content.subtitle }
  var badge: TextLayout? { content.badge }
  var hasIndicator: Bool { content.indicator != nil }

  var iconBox: Rectangle { content.frames.icon.box }
  var titleBox: Rectangle { content.frames.title.box }
  var subtitleBox: Rectangle { content.frames.subtitle.box }
  var indicatorBox: Rectangle { content.frames.indicator.box }
}

extension Button {
  var shown: ShownContent { ShownContent(content: content) }
}

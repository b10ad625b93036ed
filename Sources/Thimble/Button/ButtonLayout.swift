/// Where the icon and the title of a button go: pure geometry, logical pixels, the left-to-right form.
struct ButtonLayout: Equatable {
  /// What one part needs.
  struct Part: Equatable {
    var width: Measurement
    var height: Measurement

    static let none = Part(width: Measurement(minimum: 0, natural: 0), height: Measurement(minimum: 0, natural: 0))
    var isEmpty: Bool { width.natural == 0 && height.natural == 0 }
  }

  /// A place for a part.
  struct Frame: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// The baseline inside the frame, -1 for none.
    var baseline = -1

    /// A frame of that size in the middle of this one.
    func centered(width: Int, height: Int) -> Frame {
      Frame(x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
    }
  }

  var icon: Part
  var title: Part
  var gap: Int

  private var spacing: Int { icon.isEmpty || title.isEmpty ? 0 : gap }

  /// The width the content needs.
  var width: Measurement {
    Measurement(
      minimum: icon.width.minimum + spacing + title.width.minimum,
      natural: icon.width.natural + spacing + title.width.natural)
  }

  /// The height the content needs; the title's baseline is the button's.
  var height: Measurement {
    let minimum = max(icon.height.minimum, title.height.minimum)
    let natural = max(icon.height.natural, title.height.natural)
    let baseline = { (own: Int, height: Int, room: Int) in own < 0 ? -1 : own + (room - height) / 2 }
    return Measurement(
      minimum: minimum, natural: natural,
      minimumBaseline: baseline(title.height.minimumBaseline, title.height.minimum, minimum),
      naturalBaseline: baseline(title.height.naturalBaseline, title.height.natural, natural))
  }

  /// Icon and title side by side, centred as one; a title that does not fit gets what is left.
  ///
  /// The title's baseline comes to `baseline`, from the top, unless that is -1.
  ///
  /// - Returns: both frames, mirrored where `isReversed` is true.
  func frames(width: Int, height: Int, baseline: Int, isReversed: Bool) -> (icon: Frame, title: Frame) {
    let iconWidth = min(icon.width.natural, width)
    let titleWidth = min(title.width.natural, max(title.width.minimum, width - iconWidth - spacing))
    let start = max(0, (width - iconWidth - spacing - titleWidth) / 2)
    let iconHeight = min(icon.height.natural, height)
    let titleHeight = min(title.height.natural, height)
    var iconFrame = Frame(x: start, y: (height - iconHeight) / 2, width: iconWidth, height: iconHeight)
    var titleFrame = Frame(
      x: start + iconWidth + spacing, y: (height - titleHeight) / 2, width: titleWidth, height: titleHeight,
      baseline: title.height.naturalBaseline)
    if baseline >= 0, title.height.naturalBaseline >= 0 {
      let y = min(max(0, baseline - title.height.naturalBaseline), height - titleHeight)
      iconFrame.y = min(max(0, iconFrame.y + y - titleFrame.y), height - iconHeight)
      titleFrame.y = y
    }
    if isReversed {
      iconFrame.x = width - iconFrame.x - iconFrame.width
      titleFrame.x = width - titleFrame.x - titleFrame.width
    }
    return (iconFrame, titleFrame)
  }
}

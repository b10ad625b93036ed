import Thimble

/// The changed pictures of a sample: for each of the surroundings the earlier one, the new one, and their difference.
@MainActor
enum ChangedPicturesView {
  /// Makes the view of these changes. A picture that cannot be read is a text with the reason.
  static func make(_ changes: [ChangedPictures.Change], of title: String) -> Widget {
    let sections = changes.map { change in
      let of = change.surroundings.isEmpty ? "" : ", \(change.surroundings)"
      let files = [("Before", change.before), ("Now", change.now), ("Difference", change.difference)]
      let pictures = files.map { name, path in
        Box(.vertical, spacing: 3) {
          Label.paragraph(name + of, "property-name")
          picture("\(title)\(of): \(name.lowercased())", path)
        }
      }
      return Box(.vertical, spacing: 9) { pictures }
    }
    let view = Box(.vertical, spacing: 18) { sections }
    view.setMargins(top: 15, leading: 18, trailing: 18)
    return view
  }

  private static func picture(_ label: String, _ path: String) -> Widget {
    do throws(HostError) {
      let view = PictureView(try Paintable(path: path))
      view.setAccessibilityLabel(label)
      return view
    } catch {
      return Label.paragraph(error.description, "inspector-note")
    }
  }
}

/// A picture of a file at its own size, or smaller in a narrow place.
private final class PictureView: Widget, Measuring, Drawing {
  override class var nativeType: NativeType { .widget(cssName: "picture") }

  private var picture: Paintable?
  private var size = (width: 0, height: 0)

  convenience init(_ picture: Paintable) {
    self.init(Self.make())
    self.picture = picture
    size = (picture[Property<Paintable, Int>("width")], picture[Property<Paintable, Int>("height")])
    accessibleRole = .img
  }

  var tradesHeightForWidth: Bool { true }

  private func height(for width: Int) -> Int { size.width > 0 ? size.height * min(width, size.width) / size.width : 0 }

  func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    if orientation == .horizontal { return RequestedSize(minimum: min(size.width, 60), natural: size.width) }
    let height = crossSize < 0 ? size.height : height(for: crossSize)
    return RequestedSize(minimum: height, natural: height)
  }

  func draw(_ snapshot: Snapshot) {
    let width = min(width, size.width)
    guard let picture else { return }
    snapshot.draw(
      picture, in: Rectangle(x: 0, y: 0, width: Double(width), height: Double(height(for: width))))
  }
}

import AccessibilityAudit

/// The contrasts measured in one run of an application, by the objects of its first run.
struct ScreenColors {
  /// The contrasts of texts and icons.
  private(set) var contrasts: [AccessibleID: ContentContrast] = [:]
  /// The contrasts of controls with their surroundings.
  private(set) var boundaries: [AccessibleID: ControlBoundary] = [:]
  /// The looks of the focus.
  private(set) var looks: [AccessibleID: FocusLook] = [:]
  /// The reason why some of the looks are missing; nil if none is.
  var gap: String?

  /// Measures a picture.
  ///
  /// - Parameters:
  ///   - tree: The tree of this run.
  ///   - picture: The screen.
  ///   - placement: The places of the first run.
  ///   - seen: The rectangles in which the focus was seen in the first run.
  ///   - first: The tree of the first run.
  ///   - includingCut: True to also measure objects that an edge cuts off.
  init(
    of tree: AccessibleTree, in picture: Picture, _ placement: Placement, seen: [AccessibleID: AccessibleRect],
    first: AccessibleTree, includingCut: Bool = false
  ) {
    let originals = MeasuringTargets.counterparts(of: tree, in: first)
    for target in MeasuringTargets.contents(of: tree, includingCut: includingCut) {
      guard let original = originals[target.node.id],
        let (box, isSure) = Self.box(of: target.node, hasEdge: target.hasEdge, placement, originals)
      else { continue }
      let measured =
        target.text == nil
        ? ContentContrast(
          of: box, in: picture, words: target.words, afterMark: target.isMarked, isSurelyThere: isSure)
        : ContentContrast(of: box, in: picture, text: target.text, isSurelyThere: isSure)
      guard var contrast = measured else { continue }
      if !isSure, contrast.isText {
        let text = target.text ?? target.words
        contrast.isSurelyThere = contrast.shows(text, in: picture)
        // The place of a control is more certain than that of the label inside, which may seem to be on the control's
        // edge.
        if !contrast.isSurelyThere, let holder = target.holder {
          guard let (around, isSure) = Self.box(of: holder, hasEdge: true, placement, originals), isSure,
            let found = ContentContrast(of: around, in: picture, words: text, afterMark: target.isMarked), found.isText
          else { continue }
          contrast = found
        }
      }
      // An uncertain place without any ink is wrong.
      let least = target.hasContent ? isSure ? 1 : 1.01 : 1.5
      if contrast.ratio >= least, contrast.isText || !target.isTextAlone { contrasts[original.id] = contrast }
    }
    for (node, shape) in MeasuringTargets.bounded(in: tree) {
      guard let original = originals[node.id], let offset = placement.offsets[original.id], let extents = node.extents,
        let usual = placement.box(of: original)
      else { continue }
      var box = AccessibleRect(
        x: extents.x + offset.x, y: extents.y + offset.y, width: extents.width, height: extents.height)
      // GTK 4 before 4.16 leaves out padding and border, which the look of the focus includes.
      var reach = (x: shape == .field ? 12 : 3, y: 3)
      if let look = seen[original.id] {
        let whole = look.union(usual)
        box = AccessibleRect(
          x: box.x + whole.x - usual.x, y: box.y + whole.y - usual.y, width: box.width + whole.width - usual.width,
          height: box.height + whole.height - usual.height)
        reach = (3, 3)
      }
      boundaries[original.id] = ControlBoundary(
        of: box, shape: shape, in: picture, reach: reach, isSurelyThere: offset.isSure)
    }
  }

  /// Returns the rectangle of an object in this run, without the edge of a control, and true if its place is certain.
  private static func box(
    of node: AccessibleNode, hasEdge: Bool, _ placement: Placement, _ originals: [AccessibleID: AccessibleNode]
  ) -> (AccessibleRect, isSure: Bool)? {
    guard let offset = originals[node.id].flatMap({ placement.offsets[$0.id] }), let extents = node.extents else {
      return nil
    }
    // GTK before 4.16 leaves the edge out.
    let edge = hasEdge && extents.width > 20 && extents.height > 20 ? 4 : 0
    let box = AccessibleRect(
      x: extents.x + offset.x + edge, y: extents.y + offset.y + edge, width: extents.width - 2 * edge,
      height: extents.height - 2 * edge)
    return (box, offset.isSure)
  }

  /// Adds the looks of the focus on objects of this run.
  mutating func addLooks(_ found: [AccessibleID: FocusLook], of tree: AccessibleTree, first: AccessibleTree) {
    let originals = MeasuringTargets.counterparts(of: tree, in: first)
    for (id, look) in found {
      if let original = originals[id] { looks[original.id] = look }
    }
  }
}

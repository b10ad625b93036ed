import Thimble

/// The state of a running gallery: its current surroundings, and those that it remembers.
@MainActor
final class GallerySession {
  let gallery: Gallery
  let surroundings: SurroundingsController
  var memory: GalleryMemory
  private(set) lazy var commands = GalleryCommands(self)
  /// The bar above the pages that shows the state of a build; nil for none.
  var watchBar: Widget?
  /// The changed pictures beside the samples; nil for none.
  let changedPictures: ChangedPictures?
  /// Shows a page in the window.
  var showPage: (@MainActor (GalleryPage) -> Void)?

  /// With `isStill`, for pictures, there are no animations. The samples with changed pictures get a tag.
  init(_ gallery: Gallery, remembers: Bool = false, isStill: Bool = false, changedPictures: ChangedPictures? = nil) {
    self.gallery = changedPictures.map(gallery.marking) ?? gallery
    self.changedPictures = changedPictures
    surroundings = SurroundingsController(isStill: isStill)
    memory = remembers ? GalleryMemory(of: gallery.id, scheme: gallery.command) : GalleryMemory()
  }

  /// Changes one setting on behalf of the user, for this and later starts; nil for the desktop's value.
  func choose(_ setting: Surroundings.Setting, _ text: String?) {
    var current = surroundings.current
    current[setting] = text
    surroundings.apply(current)
    memory.address.surroundings[setting] = text
    memory.save()
  }

  /// Shows or hides an overlay, as ``choose(_:_:)`` does for a setting.
  func show(_ overlay: SampleOverlay, _ isShown: Bool) {
    let others = surroundings.current.overlays.filter { $0 != overlay }
    choose(.overlays, SampleOverlay.text(of: isShown ? others + [overlay] : others))
  }

  /// Resets every setting to the desktop's value, for this and later starts.
  func reset() {
    surroundings.apply(Surroundings())
    memory.address.surroundings = Surroundings()
    memory.save()
  }

  /// Returns the address of a page or a sample in the current surroundings, as text.
  func link(to page: GalleryPage, sample: String? = nil, changes: [PropertyChange] = []) -> String {
    GalleryAddress(page: page.id, sample: sample, surroundings: surroundings.current, changes: changes)
      .text(scheme: gallery.command)
  }
}

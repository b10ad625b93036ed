import CGtk

/// The selected places of a ``ListView``, in a model of GTK: at most one, or several.
@MainActor
final class ListSelection {
  /// A `GtkSingleSelection` or a `GtkMultiSelection`.
  let model: Object
  private let isMultiple: Bool
  private let changes = Observers<Void>()
  /// Indicates whether a change is under way of which only the end is told.
  private var isChanging = false

  init?(of list: Object, isMultiple: Bool) {
    // The model takes the reference.
    g_object_ref(list.instance)
    let native = isMultiple ? gtk_multi_selection_new(list.opaque) : Self.single(of: list)
    guard let model = Object.adopt(unsafeGObject: native, ownership: .transferred) else { return nil }
    self.model = model
    self.isMultiple = isMultiple
    model.connect(Signal<Object, Void, Void>("selection-changed")) { [weak self] _ in self?.changed() }
  }

  private static func single(of list: Object) -> OpaquePointer? {
    let model = gtk_single_selection_new(list.opaque)
    gtk_single_selection_set_autoselect(model, 0)
    gtk_single_selection_set_can_unselect(model, 1)
    gtk_single_selection_set_selected(model, cgtk_invalid_list_position)
    return model
  }

  /// All places.
  var all: Range<Int> { 0..<Int(g_list_model_get_n_items(model.opaque)) }

  /// The selected places. Setting it leaves out those that the list does not have.
  var places: Set<Int> {
    get {
      guard let bits = gtk_selection_model_get_selection(model.opaque) else { return [] }
      defer { gtk_bitset_unref(bits) }
      return Set((0..<guint(clamping: gtk_bitset_get_size(bits))).map { Int(gtk_bitset_get_nth(bits, $0)) })
    }
    set {
      let new = newValue.filter(all.contains)
      guard isMultiple else {
        let place = new.min().map { guint(clamping: $0) } ?? cgtk_invalid_list_position
        return gtk_single_selection_set_selected(model.opaque, place)
      }
      let (bits, mask) = (gtk_bitset_new_empty(), gtk_bitset_new_range(0, guint(clamping: all.count)))
      defer { for each in [bits, mask] { gtk_bitset_unref(each) } }
      for place in new { gtk_bitset_add(bits, guint(clamping: place)) }
      gtk_selection_model_set_selection(model.opaque, bits, mask)
    }
  }

  /// Changes the list and the places, which is told as one change.
  func changeAtOnce(_ change: () -> Void) {
    isChanging = true
    change()
    isChanging = false
    changed()
  }

  private func changed() { if !isChanging { changes.tell(()) } }

  /// Calls `handler` after each change of the places, or of the list, for as long as the token is kept.
  func observe(_ handler: @escaping @MainActor () -> Void) -> ObservationToken { changes.add { _ in handler() } }
}

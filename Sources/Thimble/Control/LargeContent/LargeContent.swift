/// The large content of a control.
struct LargeContent: Hashable {
  var title: String
  var icon: Icon?
  /// The reason why the control is unavailable; nil if it is available.
  var reason: String?
}

/// What is shown large of a control.
struct LargeContent: Hashable {
  var title: String
  var icon: Icon?
  /// Why it cannot be used; nil where it can.
  var reason: String?
}

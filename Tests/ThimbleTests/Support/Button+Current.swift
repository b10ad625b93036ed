import Thimble

extension Button {
  /// The content and appearance of the button in its current state.
  var current: Configuration.Resolved { resolved(in: state) }
}

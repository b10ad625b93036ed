import Thimble

extension Widget {
  /// Calls `body` once, after the first frame that shows the widget: for work that the frame need not wait for.
  package func afterFirstFrame(_ body: @escaping @MainActor () -> Void) {
    var isFirst = true
    onEachFrame { _ in
      defer { isFirst = false }
      if !isFirst { body() }
      return isFirst
    }
  }
}

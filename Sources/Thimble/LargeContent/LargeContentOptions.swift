/// What was set about one control's large content; most controls have none of it.
final class LargeContentOptions {
  var isShown = true
  var policy: LargeContentPolicy?
  var title: String?
  var icon: Icon?
  var reason: String?
  var longPress: (@MainActor () -> Void)?
}

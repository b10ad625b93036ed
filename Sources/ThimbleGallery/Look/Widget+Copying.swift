import Thimble

extension Widget {
  /// Copies a text, and says so in a toast of the window.
  func copy(_ text: String, saying message: String = "Copied") {
    clipboard.setText(text)
    guard let toasts = window?.child as? ToastOverlay else { return }
    // The message of an earlier copy would keep this one waiting.
    toasts.dismiss()
    toasts.show(Toast(message, timeout: .seconds(3)))
  }
}

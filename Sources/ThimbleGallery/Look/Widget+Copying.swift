import Thimble

extension Widget {
  /// Copies a text, and says so in a toast.
  func copy(_ text: String, saying message: String = "Copied") {
    clipboard.setText(text)
    showToast(message)
  }

  /// Shows a short message in the nearest place for toasts around the widget, otherwise in that of the window.
  func showToast(_ message: String) {
    let around = selfAndAncestors.lazy.compactMap { $0 as? ToastOverlay }.first
    guard let toasts = around ?? window?.child as? ToastOverlay else { return }
    // An earlier message would keep this one waiting.
    toasts.dismiss()
    toasts.show(Toast(message, timeout: .seconds(3)))
  }
}

// Buttons/Link Button
//
// A button that opens a page, a file or a new mail. The right mouse button, the Menu key and Shift+F10 open a menu for
// its address. You can also drag the address to another application.
//
// Keywords: url address hyperlink visited browser mailto open copy inline text

import Thimble
public import ThimbleGallery

public enum LinkButtonPage: Page {
  public static let id = "link-button"

  public static let samples = [
    Sample("links", links),
    Sample("visited", visited),
    Sample("inline", inline),
    Sample("handler", handler, play: .press("Release notes", shows: "Shown here: https://example.org/notes")),
    Sample("incomplete", incomplete),
  ]

  /// Links
  ///
  /// The desktop opens each address with the user's preferred program. The tooltip is the address.
  static func links() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      LinkButton("GTK", url: "https://www.gtk.org")
      LinkButton("Write to us", url: "mailto:hello@example.org", icon: "mail-unread-symbolic")
      LinkButton("Documents", url: "file:///usr/share/doc", icon: "folder-symbolic")
    }
  }

  /// Visited
  ///
  /// A visited link has another colour. Each link remembers that it was opened, and the program can set it.
  static func visited() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      LinkButton("Not yet read", url: "https://example.org/new")
      LinkButton("Read before", url: "https://example.org/old").with { $0.isVisited = true }
      LinkButton("Not available", url: "https://example.org/none").with { $0.isEnabled = false }
    }
  }

  /// In a text
  ///
  /// The link has the height, the baseline and the weight of the text. Its target is as large as that of any other
  /// control.
  static func inline() -> Widget {
    // A sentence has the direction of its language, also in a right-to-left layout.
    let sentence = WrapBox {
      Label("Read ")
      LinkButton("the manual", url: "https://docs.gtk.org", placement: .inline)
      Label(" before you begin.")
    }
    sentence.textDirection = .leftToRight
    return Box(.horizontal) { sentence }
  }

  /// A handler
  ///
  /// The application opens the address itself, without the desktop.
  static func handler() -> Widget {
    let result = Label("Nothing opened yet").with { $0.wraps = true }
    let link = LinkButton("Release notes", url: "https://example.org/notes")
    link.linkHandler = { [weak result] link in
      result?.tell("Shown here: \(link.url)")
      return true
    }
    return WrapBox(spacing: 18, lineSpacing: 6) {
      link
      result
    }
  }

  /// An incomplete address
  ///
  /// The link is disabled and says why. The log describes the problem with the address.
  static func incomplete() -> Widget {
    let address = Entry("https://gtk.org")
    address.setAccessibilityLabel("Address")
    address.setSizeRequest(width: 240)
    let link = LinkButton("Visit", url: address.text)
    address.connect(.changed) { [weak link] address in link?.url = address.text }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      address
      link
    }
  }
}

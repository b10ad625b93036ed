// Buttons/Link Button
//
// A button that leads somewhere else: to a page, a file, a new mail. The right button, the Menu key and Shift+F10 show
// what else can be done with its address, which can also be dragged to where one is wanted.
//
// Keywords: url address hyperlink visited browser mailto open copy inline text

import Thimble

public enum LinkButtonPage: Page {
  public static let id = "link-button"

  public static let samples = [
    Sample("links", links),
    Sample("visited", visited),
    Sample("inline", inline),
    Sample("handler", handler),
    Sample("incomplete", incomplete),
  ]

  /// Links
  ///
  /// The desktop opens them, each with the program that one has chosen for it. The tooltip is the address.
  static func links() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      LinkButton("GTK", url: "https://www.gtk.org")
      LinkButton("Write to us", url: "mailto:hello@example.org", icon: "mail-unread-symbolic")
      LinkButton("Documents", url: "file:///usr/share/doc", icon: "folder-symbolic")
    }
  }

  /// Visited
  ///
  /// A link that has been opened has another colour. Each link knows it by itself, and can be told.
  static func visited() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      LinkButton("Not yet read", url: "https://example.org/new")
      LinkButton("Read before", url: "https://example.org/old").with { $0.isVisited = true }
      LinkButton("Not available", url: "https://example.org/none").with { $0.isEnabled = false }
    }
  }

  /// In a text
  ///
  /// As high as the text, on its baseline and of its weight, but hit in as much room as any control.
  static func inline() -> Widget {
    // A sentence runs as its language does, whatever is around it.
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
  /// The application opens the address itself: the desktop is not asked.
  static func handler() -> Widget {
    let result = Label("Nothing opened yet")
    let link = LinkButton("Release notes", url: "https://example.org/notes")
    link.linkHandler = { [weak result] link in
      result?.text = "Shown here: \(link.url)"
      return true
    }
    return WrapBox(spacing: 18, lineSpacing: 6) {
      link
      result
    }
  }

  /// An address that leads nowhere
  ///
  /// The link is disabled and says why. The log says what is wrong with the address.
  static func incomplete() -> Widget {
    let address = Entry("https://gtk.org")
    address.setAccessibleLabel("Address")
    address.setSizeRequest(width: 240)
    let link = LinkButton("Visit", url: address.text)
    address.connect(.changed) { [weak link] address in link?.url = address.text }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      address
      link
    }
  }
}

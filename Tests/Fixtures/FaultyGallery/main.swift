// A gallery with a page that cannot be drawn, for the fault that the environment names.

import CGtk
import Thimble
import ThimbleGallery

enum FaultyPage: Page {
  static let fault = unsafe g_getenv("GALLERY_FAULT").map { unsafe String(cString: $0) }
  static let id = "faulty"
  static var samples: [Sample] {
    Array(repeating: Sample("sample", sample), count: fault == "double" ? 2 : 1)
  }

  static func sample() -> Widget {
    switch fault {
    case "crash": fatalError("A sample crashes.")
    case "hang": while true {}
    case "critical": unsafe gtk_label_set_text(nil, "")
    default: break
    }
    return Button("Sample")
  }
}

Gallery(id: "org.example.Faults", title: "Faults", pages: [GalleryPage(FaultyPage.self, source: [])]).main()

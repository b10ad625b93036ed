import Release
import Thimble
import ThimbleGallery

/// The gallery of the kit.
@main
struct GalleryApp {
  static func main() {
    Gallery(
      id: "org.thimble.Gallery", title: "Thimble", command: "thimble-gallery", version: "\(Release.version)",
      about: "Shows every control of Thimble live, with its source.", aliases: OtherNames.all,
      components: Control.allTypes + Control.containerTypes, pages: Catalogue.pages
    )
    .main()
  }
}

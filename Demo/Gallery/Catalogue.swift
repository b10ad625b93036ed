import GalleryPages
import ThimbleGallery

/// The pages of the gallery, in the sidebar's order. To add a page, write its file and a line here.
enum Catalogue {
  @MainActor static let pages = [
    GalleryPage(OverviewPage.self, source: PackageResources.OverviewPage_swift),
    GalleryPage(ButtonPage.self, source: PackageResources.ButtonPage_swift),
    GalleryPage(IconButtonPage.self, source: PackageResources.IconButtonPage_swift),
    GalleryPage(ToggleButtonPage.self, source: PackageResources.ToggleButtonPage_swift),
    GalleryPage(LinkButtonPage.self, source: PackageResources.LinkButtonPage_swift),
    GalleryPage(FloatingActionButtonPage.self, source: PackageResources.FloatingActionButtonPage_swift),
    GalleryPage(CloseButtonPage.self, source: PackageResources.CloseButtonPage_swift),
    GalleryPage(PlacesPage.self, source: PackageResources.PlacesPage_swift),
    GalleryPage(ButtonGroupPage.self, source: PackageResources.ButtonGroupPage_swift),
    GalleryPage(ToggleButtonGroupPage.self, source: PackageResources.ToggleButtonGroupPage_swift),
    GalleryPage(ButtonRowPage.self, source: PackageResources.ButtonRowPage_swift),
    GalleryPage(MenuButtonPage.self, source: PackageResources.MenuButtonPage_swift),
    GalleryPage(SplitButtonPage.self, source: PackageResources.SplitButtonPage_swift),
    GalleryPage(ActionsPage.self, source: PackageResources.ActionsPage_swift),
    GalleryPage(ModelPage.self, source: PackageResources.ModelPage_swift),
    GalleryPage(ListsPage.self, source: PackageResources.ListsPage_swift),
    GalleryPage(LoadingPage.self, source: PackageResources.LoadingPage_swift),
    GalleryPage(PressPage.self, source: PackageResources.PressPage_swift),
    GalleryPage(HoldPage.self, source: PackageResources.HoldPage_swift),
    GalleryPage(ConfirmPage.self, source: PackageResources.ConfirmPage_swift),
    GalleryPage(HitAreaPage.self, source: PackageResources.HitAreaPage_swift),
    GalleryPage(LargeContentPage.self, source: PackageResources.LargeContentPage_swift),
    GalleryPage(ConfigurationPage.self, source: PackageResources.ConfigurationPage_swift),
    GalleryPage(StylesPage.self, source: PackageResources.StylesPage_swift),
    GalleryPage(ThemesPage.self, source: PackageResources.ThemesPage_swift),
    GalleryPage(StatesPage.self, source: PackageResources.StatesPage_swift),
    GalleryPage(AccessibilityPage.self, source: PackageResources.AccessibilityPage_swift),
    GalleryPage(UIFilePage.self, source: PackageResources.UIFilePage_swift),
  ]
}

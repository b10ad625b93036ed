import CGtk

extension Window {
  /// Indicates whether GTK shows a tooltip at the pointer over this window.
  package var showsPointerTooltip: Bool {
    // GTK's type for it is not public.
    Widget.children(of: pointer).contains { child in
      gtk_widget_get_mapped(child) != 0
        && String(cString: g_type_name(cgtk_type_of_instance(child))) == "GtkTooltipWindow"
    }
  }
}

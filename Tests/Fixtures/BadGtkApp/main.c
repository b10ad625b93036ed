// An application in plain GTK with mistakes of real applications, for the audit to find. Functions that GTK deprecated
// after 4.8 have no replacement in 4.8.
#define GDK_VERSION_MIN_REQUIRED (G_ENCODE_VERSION(4, 8))
#include <gtk/gtk.h>

static void label(GtkWidget *widget, const char *text) {
  gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

// Creates a button with text, and perhaps another name.
static GtkWidget *button(GtkWidget *box, const char *text, const char *name) {
  GtkWidget *button = gtk_button_new_with_label(text);
  if (name) label(button, name);
  gtk_box_append(GTK_BOX(box), button);
  return button;
}

static GtkWidget *icon(GtkWidget *box, const char *name) {
  GtkWidget *button = gtk_button_new_from_icon_name("list-add-symbolic");
  if (name) label(button, name);
  gtk_box_append(GTK_BOX(box), button);
  return button;
}

static void on_activate(GtkApplication *application, gpointer data) {
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "Mistakes");
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 500);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_window_set_child(GTK_WINDOW(window), box);

  button(box, "Good", NULL);
  // An icon without a name, and one with the name of its picture.
  icon(box, NULL);
  icon(box, "list-add-symbolic");
  button(box, "Send", "Submit");
  button(box, "Delete", NULL);
  button(box, "Delete", NULL);
  button(box, "Button", NULL);
  gtk_widget_set_focusable(button(box, "Pointer only", NULL), FALSE);
  GtkWidget *entry = gtk_entry_new();
  gtk_entry_set_placeholder_text(GTK_ENTRY(entry), "Your name");
  label(entry, "Your name");
  gtk_box_append(GTK_BOX(box), entry);

  // Two small buttons that are near to each other.
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, "button.tiny { min-width: 12px; min-height: 12px; padding: 0; border: 0; }", -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 2);
  for (int i = 0; i < 2; i++) {
    GtkWidget *tiny = gtk_button_new();
    label(tiny, i == 0 ? "Earlier" : "Later");
    gtk_widget_add_css_class(tiny, "tiny");
    gtk_box_append(GTK_BOX(row), tiny);
  }
  gtk_box_append(GTK_BOX(box), row);

  gtk_window_present(GTK_WINDOW(window));
}

// The first argument is the program name under which the accessibility bus knows this application.
int main(int argc, char **argv) {
  g_set_prgname(argc > 1 ? argv[1] : "mistakes");
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(on_activate), NULL);
  int result = g_application_run(G_APPLICATION(application), 0, NULL);
  g_object_unref(application);
  return result;
}

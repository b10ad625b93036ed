// A plain GTK application in C, for tests of the accessibility client. Functions that GTK deprecated after 4.8 have no
// replacement in 4.8.
#define GDK_VERSION_MIN_REQUIRED (G_ENCODE_VERSION(4, 8))
#include <gtk/gtk.h>

static GtkWidget *status;
static int clicks;

static void name(GtkWidget *widget, const char *text) {
  gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void say(const char *text) {
  gtk_label_set_text(GTK_LABEL(status), text);
  name(status, text);
}

static void on_save(GtkButton *button, gpointer data) {
  char *text = g_strdup_printf("Saved %d", ++clicks);
  say(text);
  g_free(text);
}

static void on_work(GtkButton *button, gpointer data) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_STATE_BUSY, TRUE, -1);
  name(GTK_WIDGET(button), "Working");
}

static void on_add(GtkButton *button, gpointer box) {
  GtkWidget *added = gtk_button_new_with_label("Added");
  name(added, "Added");
  gtk_box_append(GTK_BOX(box), added);
}

static void on_complain(GtkButton *button, gpointer data) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, "button { colour: red; }", -1);
  g_object_unref(provider);
  g_warning("the fixture complains, as it was told to");
  say("Complained");
}

static void on_freeze(GtkButton *button, gpointer data) {
  for (;;) g_usleep(G_USEC_PER_SEC);
}

static GtkWidget *add(GtkWidget *box, GtkWidget *widget, const char *label, GCallback clicked) {
  if (label) name(widget, label);
  if (clicked) g_signal_connect(widget, "clicked", clicked, box);
  gtk_box_append(GTK_BOX(box), widget);
  return widget;
}

static void on_activate(GtkApplication *application, gpointer data) {
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "Plain");
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_window_set_child(GTK_WINDOW(window), box);

  GtkWidget *save = add(box, gtk_button_new_with_label("Save"), "Save", G_CALLBACK(on_save));
  gtk_accessible_update_property(GTK_ACCESSIBLE(save), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Saves the file", -1);
  add(box, gtk_button_new_from_icon_name("list-add-symbolic"), "Add item", G_CALLBACK(on_add));
  add(box, gtk_toggle_button_new_with_label("Bold"), "Bold", NULL);
  add(box, gtk_button_new_with_label("Work"), "Work", G_CALLBACK(on_work));
  add(box, gtk_button_new_with_label("Complain"), "Complain", G_CALLBACK(on_complain));
  add(box, gtk_button_new_with_label("Freeze"), "Freeze", G_CALLBACK(on_freeze));
  GtkWidget *off = add(box, gtk_button_new_with_label("Off"), "Off", NULL);
  gtk_widget_set_sensitive(off, FALSE);
  GtkWidget *entry = add(box, gtk_entry_new(), "Title", NULL);
  gtk_editable_set_text(GTK_EDITABLE(entry), "Größe 1 \"x\"");
  gtk_entry_set_placeholder_text(GTK_ENTRY(entry), "Name it");
  status = add(box, gtk_label_new("Ready"), "Ready", NULL);

  for (int i = 1; i <= GPOINTER_TO_INT(data); i++) {
    char *text = g_strdup_printf("Extra %d", i);
    add(box, gtk_button_new_with_label(text), text, NULL);
    g_free(text);
  }

  gtk_window_present(GTK_WINDOW(window));
}

// The first argument is the program name under which the accessibility bus knows this application, the second how many
// buttons it has beside its own.
int main(int argc, char **argv) {
  if (argc > 1) g_set_prgname(argv[1]);
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(on_activate),
                   GINT_TO_POINTER(argc > 2 ? atoi(argv[2]) : 0));
  int result = g_application_run(G_APPLICATION(application), 0, NULL);
  g_object_unref(application);
  return result;
}

// An application in plain GTK with mistakes that only its use shows, and with the argument "sound" its twin without them:
// each mistake stands beside a control that does the same thing right.
#define GDK_VERSION_MIN_REQUIRED (G_ENCODE_VERSION(4, 8))
#include <gtk/gtk.h>

static gboolean is_sound;

// The theme's own focus ring is too pale: these programs bring one.
static const char *const sheet =
  "window { background: #ffffff; color: #202020; }"
  "button { background: #ffffff; color: #202020; border: 1px solid #606060; box-shadow: none; text-shadow: none; }"
  "button:focus-visible, entry:focus-within { outline: 2px solid #1a5fb4; outline-offset: -3px; }"
  "entry { outline: 2px solid transparent; }"
  "button.ringless:focus-visible { outline: none; }"
  "button.faint:focus-visible { outline-color: #e0e0e0; }"
  "button.tiny { min-width: 14px; min-height: 14px; padding: 0; border: 0; background: #d0e0f0; }"
  "button.tiny:hover { background: #80a0ff; } button.roomy { min-width: 24px; min-height: 24px; }"
  "label.pale { color: #a0a0a0; } label.gray { color: #707070; }"
  "label.large { font-size: 220%; color: #909090; } label.largepale { font-size: 220%; color: #b8b8b8; }"
  "label.fixed { font-size: 15px; }"
  "button.paleicon image { color: #c0c0c0; } button.icon image { color: #606060; }";

static GtkWidget *add(GtkWidget *box, GtkWidget *widget, const char *class) {
  if (class) gtk_widget_add_css_class(widget, class);
  gtk_box_append(GTK_BOX(box), widget);
  return widget;
}

static GtkWidget *button(GtkWidget *box, const char *text, const char *class) {
  return add(box, gtk_button_new_with_label(text), class);
}

static GtkWidget *icon(GtkWidget *box, const char *name, const char *class) {
  GtkWidget *button = add(box, gtk_button_new_from_icon_name("list-add-symbolic"), class);
  gtk_widget_set_tooltip_text(button, name);
  gtk_accessible_reset_relation(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_reset_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  return button;
}

static GtkWidget *row(GtkWidget *box) { return add(box, gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12), NULL); }

static void on_key(GtkWidget *widget, gboolean (*handler)(GtkEventControllerKey *, guint, guint, GdkModifierType, gpointer),
                   gpointer data) {
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(handler), data);
  gtk_widget_add_controller(widget, keys);
}

// Keeps every Tab for itself.
static gboolean keep(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  return key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab;
}

// Goes on to the widget in the data.
static gboolean jump(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  if (key != GDK_KEY_Tab) return FALSE;
  gtk_widget_grab_focus(GTK_WIDGET(data));
  return TRUE;
}

static void on_activate(GtkApplication *application, gpointer data) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, sheet, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "Measured");
  gtk_window_set_default_size(GTK_WINDOW(window), 340, 500);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_margin_start(box, 12);
  gtk_widget_set_margin_end(box, 12);
  gtk_window_set_child(GTK_WINDOW(window), box);

  // The order of the focus, and controls that it does not reach.
  GtkWidget *order = row(box);
  GtkWidget *one = button(order, "One", NULL), *two = button(order, "Two", NULL), *three = button(order, "Three", NULL);
  GtkWidget *places = row(box);
  GtkWidget *four = button(places, "Four", NULL);
  if (!is_sound) {
    on_key(one, jump, three);
    on_key(three, jump, two);
    on_key(two, jump, four);
  }
  GtkWidget *passed = row(box);
  button(passed, "Passed by", NULL);
  if (!is_sound) gtk_widget_set_can_focus(passed, FALSE);

  // The look of the focus.
  GtkWidget *rings = row(box);
  button(rings, "Ring", NULL);
  button(rings, "Ringless", is_sound ? NULL : "ringless");
  button(rings, "Faint", is_sound ? NULL : "faint");
  GtkWidget *entry = add(box, gtk_entry_new(), NULL);
  gtk_accessible_update_property(GTK_ACCESSIBLE(entry), GTK_ACCESSIBLE_PROPERTY_LABEL, "Title", -1);

  // Contrast.
  GtkWidget *texts = row(box);
  add(texts, gtk_label_new("Dark text"), "gray");
  add(texts, gtk_label_new("Pale text"), is_sound ? "gray" : "pale");
  add(box, gtk_label_new("Large"), "large");
  add(box, gtk_label_new("Huge and pale"), is_sound ? "large" : "largepale");
  GtkWidget *icons = row(box);
  icon(icons, "Add", "icon");
  icon(icons, "Append", is_sound ? "icon" : "paleicon");
  gtk_widget_set_sensitive(icon(icons, "Not now", "paleicon"), FALSE);

  // Small targets: two that are too near, and their twins of 24 pixels.
  GtkWidget *targets = row(box);
  gtk_box_set_spacing(GTK_BOX(targets), 2);
  for (int i = 0; i < 2; i++) {
    GtkWidget *tiny = add(targets, gtk_button_new(), "tiny");
    if (is_sound) gtk_widget_add_css_class(tiny, "roomy");
    gtk_accessible_update_property(GTK_ACCESSIBLE(tiny), GTK_ACCESSIBLE_PROPERTY_LABEL, i == 0 ? "Earlier" : "Later", -1);
  }

  // Text that grows, and text in a place of fixed size.
  GtkWidget *wraps = add(box, gtk_label_new("A long text that takes another line"), NULL);
  gtk_label_set_wrap(GTK_LABEL(wraps), TRUE);
  gtk_label_set_xalign(GTK_LABEL(wraps), 0);
  add(box, gtk_label_new("Fixed size"), is_sound ? NULL : "fixed");
  GtkWidget *cut = gtk_label_new("Room for this");
  gtk_label_set_ellipsize(GTK_LABEL(cut), is_sound ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  GtkWidget *room = add(row(box), gtk_overlay_new(), NULL), *area = gtk_drawing_area_new();
  gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(area), 120);
  gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(area), 24);
  gtk_overlay_set_child(GTK_OVERLAY(room), area);
  gtk_overlay_add_overlay(GTK_OVERLAY(room), cut);
  gtk_overlay_set_measure_overlay(GTK_OVERLAY(room), cut, is_sound);

  // A row that does not get narrow.
  GtkWidget *wide = row(box);
  button(wide, "Near", NULL);
  GtkWidget *far = button(wide, "Far", NULL);
  if (!is_sound) gtk_widget_set_margin_start(far, 320);

  // The last one, because nothing comes after it.
  GtkWidget *last = button(row(box), "Last", NULL);
  if (!is_sound) on_key(last, keep, NULL);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  is_sound = argc > 1 && g_str_equal(argv[1], "sound");
  g_set_prgname(is_sound ? "sound" : "measured");
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(on_activate), NULL);
  int result = g_application_run(G_APPLICATION(application), 0, NULL);
  g_object_unref(application);
  return result;
}

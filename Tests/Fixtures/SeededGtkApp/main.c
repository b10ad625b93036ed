// An application in plain GTK with the faults of faults.h, for the audit to find, or with the argument "sound" their
// correct twins. The first argument is the page: "shown", "measured", "opened", "narrow" or "changing", whose button
// "Change" adds and removes a fault. The page "stock" has GTK's unchanged controls. The argument "list" prints the
// faults.
//
// Functions that GTK deprecated after 4.8 have no replacement in 4.8.
#define GDK_VERSION_MIN_REQUIRED (G_ENCODE_VERSION(4, 8))
#include <gtk/gtk.h>

static gboolean is_sound;
static GtkApplication *application;
// The columns of the page, and the line of the measured page to which groups are added.
static GtkWidget *page, *line;

// The theme's own focus ring is too pale: the measured page brings one.
static const char *const sheet =
  "window.measured { background: #ffffff; color: #202020; }"
  ".measured button { background: #ffffff; color: #202020; border: 1px solid #606060; box-shadow: none; text-shadow: none; }"
  ".measured button:focus-visible, .measured entry:focus-within, .measured switch:focus-visible {"
  " outline: 2px solid #1a5fb4; outline-offset: -3px; }"
  ".measured switch:focus-visible { outline-offset: 1px; }"
  ".measured entry { outline: 2px solid transparent; background: #ffffff; color: #202020; border: 1px solid #606060; }"
  ".measured .ringless:focus-visible { outline: none; box-shadow: none; }"
  ".measured .faint:focus-visible { outline-color: #e0e0e0; }"
  ".measured button.tiny { min-width: 14px; min-height: 14px; padding: 0; border: 0; background: #d0e0f0; }"
  ".measured button.tiny:hover { background: #80a0ff; }"
  ".measured button.roomy { min-width: 24px; min-height: 24px; }"
  ".measured notebook, .measured notebook > header, .measured notebook > stack, .measured popover > contents {"
  " background: #ffffff; color: #202020; }"
  ".measured tab, .measured modelbutton { color: #202020; }"
  ".measured label.pale { color: #a0a0a0; } .measured label.gray { color: #707070; }"
  ".measured label.large { font-size: 220%; color: #909090; } .measured label.largepale { font-size: 220%; color: #b8b8b8; }"
  ".measured label.fixed, .measured button.fixed label { font-size: 15px; }"
  ".measured button.paletext label, .measured entry.paletext text { color: #b0b0b0; }"
  ".measured button.paleicon image { color: #c0c0c0; } .measured button.icon image { color: #606060; }"
  ".measured.dark button.faintdark:focus-visible, .measured.high button.fainthigh:focus-visible { outline-color: #e0e0e0; }"
  ".measured.dark button.ringlessdark:focus-visible { outline: none; }"
  ".measured.dark label.paledark { color: #a0a0a0; }"
  ".measured checkbutton:focus-visible { outline: 2px solid #1a5fb4; outline-offset: 1px; }"
  ".measured check, .measured radio { background: #ffffff; border: 1px solid #606060; box-shadow: none; }"
  ".measured .paleedge check, .measured .paleedge radio { border-color: #d8d8d8; }"
  ".measured switch, .measured switch:hover { background: #707070; border: 1px solid #606060; }"
  ".measured switch.paleswitch { background: #ececec; border-color: #ececec; }"
  ".measured switch slider { background: #ffffff; border: 1px solid #d0d0d0; box-shadow: none; }"
  ".measured entry.paleborder { border-color: #d8d8d8; }"
  ".measured entry.wrong { border-color: #c01c28; } .measured button.chosen { background: #d0d0d0; }"
  ".measured button.paledrawn { color: #b0b0b0; } .measured button.rigid { font-size: 15px; }";

// Names, descriptions, states.

static GtkWidget *name(GtkWidget *widget, const char *text) {
  gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return widget;
}

static GtkWidget *named(GtkWidget *widget, const char *text) { return name(widget, text); }

static void describe(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void busy(GtkWidget *widget) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_BUSY, TRUE, -1);
}

static void invalid(GtkWidget *widget) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE, -1);
}

static void pressed(GtkWidget *widget) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE, -1);
}

static void labels(GtkWidget *label, GtkWidget *widget) {
  gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}

static void described(GtkWidget *label, GtkWidget *widget) {
  gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, label, NULL, -1);
}

static void class(GtkWidget *widget, const char *name) { gtk_widget_add_css_class(widget, name); }

// Widgets, which are added to a box unless that is NULL.

static GtkWidget *add(GtkWidget *box, GtkWidget *widget) {
  if (box) gtk_box_append(GTK_BOX(box), widget);
  return widget;
}

// A picture without a name, and decoration inside of a control.
static GtkWidget *picture(void) {
  GtkWidget *image = gtk_image_new_from_icon_name("list-add-symbolic");
  gtk_image_set_pixel_size(GTK_IMAGE(image), 24);
  return image;
}

static GtkWidget *image(void) {
  return g_object_new(GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "icon-name",
                      "list-add-symbolic", NULL);
}

static GtkWidget *text(GtkWidget *box, const char *words) { return add(box, gtk_label_new(words)); }

static GtkWidget *label_of(GtkWidget *box, GtkAccessibleRole role, const char *words) {
  return add(box, g_object_new(GTK_TYPE_LABEL, "accessible-role", role, "label", words, NULL));
}

static GtkWidget *heading(GtkWidget *box, const char *words) {
  return label_of(box, GTK_ACCESSIBLE_ROLE_HEADING, words);
}

// A large text, or a heading.
static GtkWidget *large(GtkWidget *box, const char *words) {
  GtkWidget *label = is_sound ? heading(box, words) : text(box, words);
  class(label, "title-2");
  return label;
}

static GtkWidget *cut(GtkWidget *box, const char *words) {
  GtkWidget *label = text(box, words);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars(GTK_LABEL(label), 12);
  return label;
}

static GtkWidget *button(GtkWidget *box, const char *words) { return add(box, gtk_button_new_with_label(words)); }

static GtkWidget *button_of(GtkWidget *box, GtkWidget *child) {
  GtkWidget *button = add(box, gtk_button_new());
  gtk_button_set_child(GTK_BUTTON(button), child);
  return button;
}

static GtkWidget *icon(GtkWidget *box) { return button_of(box, image()); }

static GtkWidget *toggle(GtkWidget *box, const char *words) {
  return add(box, gtk_toggle_button_new_with_label(words));
}

static GtkWidget *icon_toggle(GtkWidget *box) {
  GtkWidget *toggle = add(box, gtk_toggle_button_new());
  gtk_button_set_child(GTK_BUTTON(toggle), image());
  return toggle;
}

static GtkWidget *icon_menu(GtkWidget *box) {
  GtkWidget *menu = add(box, gtk_menu_button_new());
  gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(menu), "open-menu-symbolic");
  gtk_menu_button_set_popover(GTK_MENU_BUTTON(menu), gtk_popover_new());
  return menu;
}

static GtkWidget *link_of(GtkWidget *box, GtkWidget *child) {
  GtkWidget *link = add(box, gtk_link_button_new("https://example.org"));
  gtk_button_set_child(GTK_BUTTON(link), child);
  return name(link, "");
}

static GtkWidget *expander_of(GtkWidget *box, GtkWidget *child) {
  GtkWidget *expander = add(box, gtk_expander_new(NULL));
  gtk_expander_set_label_widget(GTK_EXPANDER(expander), child);
  return expander;
}

static GtkWidget *spin(GtkWidget *box) { return add(box, gtk_spin_button_new_with_range(0, 10, 1)); }

static GtkWidget *scale(GtkWidget *box) {
  GtkWidget *scale = add(box, gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 10, 1));
  gtk_widget_set_size_request(scale, 100, -1);
  return scale;
}

static GtkWidget *text_view(GtkWidget *box, gboolean is_editable) {
  GtkWidget *view = add(box, gtk_text_view_new());
  gtk_text_view_set_editable(GTK_TEXT_VIEW(view), is_editable);
  gtk_text_buffer_set_text(gtk_text_view_get_buffer(GTK_TEXT_VIEW(view)), "Nothing new", -1);
  gtk_widget_set_size_request(view, 120, 24);
  return view;
}

static GtkWidget *named_entry(GtkWidget *box, const char *words) { return named(add(box, gtk_entry_new()), words); }

static GtkWidget *placeholder_entry(GtkWidget *box, const char *words) {
  GtkWidget *entry = add(box, gtk_entry_new());
  gtk_entry_set_placeholder_text(GTK_ENTRY(entry), words);
  return entry;
}

static GtkWidget *written_entry(GtkWidget *box) {
  GtkWidget *entry = named_entry(box, "Title");
  gtk_editable_set_text(GTK_EDITABLE(entry), "Written");
  gtk_editable_set_max_width_chars(GTK_EDITABLE(entry), 8);
  gtk_editable_set_width_chars(GTK_EDITABLE(entry), 8);
  return entry;
}

static GtkWidget *short_entry(GtkWidget *box, const char *words) {
  GtkWidget *entry = named_entry(box, words);
  gtk_editable_set_max_width_chars(GTK_EDITABLE(entry), 8);
  gtk_editable_set_width_chars(GTK_EDITABLE(entry), 8);
  return entry;
}

// A radio button, with another one beside it.
static GtkWidget *radio(GtkWidget *box, const char *words) {
  GtkWidget *radio = add(box, gtk_check_button_new_with_label(words));
  gtk_check_button_set_group(GTK_CHECK_BUTTON(radio), GTK_CHECK_BUTTON(add(box, gtk_check_button_new_with_label("Sun"))));
  return radio;
}

static GtkWidget *list_row(GtkWidget *box, GtkWidget *child) {
  GtkWidget *list = named(add(box, gtk_list_box_new()), "Days");
  gtk_list_box_append(GTK_LIST_BOX(list), child);
  return gtk_widget_get_parent(child);
}

static GtkWidget *tiny(GtkWidget *box) {
  GtkWidget *tiny = add(box, gtk_button_new());
  class(tiny, "tiny");
  return tiny;
}

// A button that draws its text itself.

typedef GtkButton DrawnButton;
typedef GtkButtonClass DrawnButtonClass;
static GType drawn_button_get_type(void);
G_DEFINE_TYPE(DrawnButton, drawn_button, GTK_TYPE_BUTTON)

static PangoLayout *layout_of(GtkWidget *button) {
  return gtk_widget_create_pango_layout(button, g_object_get_data(G_OBJECT(button), "words"));
}

static void drawn_button_measure(GtkWidget *button, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                                 int *minimum_baseline, int *natural_baseline) {
  PangoLayout *layout = layout_of(button);
  int width, height;
  pango_layout_get_pixel_size(layout, &width, &height);
  g_object_unref(layout);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static void drawn_button_snapshot(GtkWidget *button, GtkSnapshot *snapshot) {
  PangoLayout *layout = layout_of(button);
  GtkStyleContext *style = gtk_widget_get_style_context(button);
  int width, height;
  pango_layout_get_pixel_size(layout, &width, &height);
  gtk_snapshot_render_layout(snapshot, style, (gtk_widget_get_width(button) - width) / 2,
                             (gtk_widget_get_height(button) - height) / 2, layout);
  g_object_unref(layout);
}

static void drawn_button_class_init(DrawnButtonClass *class) {
  GTK_WIDGET_CLASS(class)->measure = drawn_button_measure;
  GTK_WIDGET_CLASS(class)->snapshot = drawn_button_snapshot;
}

static void drawn_button_init(DrawnButton *button) { gtk_widget_set_layout_manager(GTK_WIDGET(button), NULL); }

static GtkWidget *drawn(GtkWidget *box, const char *words) {
  GtkWidget *button = add(box, g_object_new(drawn_button_get_type(), NULL));
  g_object_set_data(G_OBJECT(button), "words", (gpointer)words);
  return name(button, words);
}

// Boxes with a role of their own.

static GtkWidget *of_role(GtkWidget *box, GtkAccessibleRole role) {
  GtkWidget *widget = add(box, g_object_new(GTK_TYPE_BOX, "accessible-role", role, "width-request", 60, "height-request", 30, NULL));
  gboolean is_pressed = role == GTK_ACCESSIBLE_ROLE_BUTTON || role == GTK_ACCESSIBLE_ROLE_LINK;
  gtk_widget_set_focusable(widget, is_pressed);
  return widget;
}

static GtkWidget *table_row_of(GtkWidget *box) {
  return of_role(named(of_role(box, GTK_ACCESSIBLE_ROLE_TABLE), "Planets"), GTK_ACCESSIBLE_ROLE_ROW);
}

static GtkWidget *table_row(GtkWidget *box) {
  GtkWidget *row = table_row_of(box);
  gtk_widget_set_focusable(row, TRUE);
  add(row, image());
  return row;
}

static GtkWidget *cell(GtkWidget *box) {
  GtkWidget *cell = of_role(box, GTK_ACCESSIBLE_ROLE_CELL);
  text(cell, "12");
  return name(cell, "12");
}

static GtkWidget *list_item(GtkWidget *box) {
  GtkWidget *item = of_role(box, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  text(item, "Milk");
  return name(item, "Milk");
}

static GtkWidget *table(GtkWidget *box, gboolean has_headers) {
  GtkWidget *table = named(of_role(box, GTK_ACCESSIBLE_ROLE_TABLE), "Sizes");
  for (int i = 0; i < 2; i++) {
    GtkWidget *row = of_role(table, GTK_ACCESSIBLE_ROLE_ROW);
    for (int j = 0; j < 2; j++) {
      if (i == 0 && has_headers) {
        name(of_role(row, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER), j == 0 ? "Name" : "Size");
      } else {
        cell(row);
      }
    }
  }
  return table;
}

// Two tool bars, outside of any group. The second one has a name.
static GtkWidget *tool_bars(void) {
  GtkWidget *bar = of_role(page, GTK_ACCESSIBLE_ROLE_TOOLBAR);
  name(of_role(page, GTK_ACCESSIBLE_ROLE_TOOLBAR), "File");
  return bar;
}

static GtkWidget *pair(GtkWidget *box, int distance) {
  GtkWidget *place = add(box, gtk_fixed_new());
  gtk_fixed_put(GTK_FIXED(place), gtk_button_new_with_label("Above"), 0, 0);
  gtk_fixed_put(GTK_FIXED(place), gtk_button_new_with_label("Below"), distance, 0);
  return place;
}

// A button in the place of another one, or alone.
static GtkWidget *over(GtkWidget *box) {
  GtkWidget *above = gtk_button_new_with_label("Atop"), *overlay = add(box, gtk_overlay_new());
  gtk_overlay_set_child(GTK_OVERLAY(overlay), is_sound ? gtk_label_new("Nothing beneath") : gtk_button_new_with_label("Beneath"));
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), above);
  return above;
}

// A button over the end of a longer one, each in a box of its own, or beside it.
static GtkWidget *over_end(GtkWidget *box) {
  GtkWidget *above = gtk_button_new_with_label("Upper"), *below = gtk_button_new_with_label("Lower");
  GtkWidget *boxes[] = {gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6), gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)};
  GtkWidget *overlay = gtk_overlay_new();
  gtk_widget_set_halign(gtk_button_get_child(GTK_BUTTON(below)), GTK_ALIGN_START);
  gtk_widget_set_size_request(below, 200, -1);
  gtk_widget_set_size_request(above, 80, -1);
  gtk_box_append(GTK_BOX(boxes[0]), below);
  gtk_box_append(GTK_BOX(boxes[1]), above);
  gtk_overlay_set_child(GTK_OVERLAY(overlay), boxes[0]);
  add(box, overlay);
  if (is_sound) return add(box, boxes[1]);
  gtk_widget_set_halign(boxes[1], GTK_ALIGN_END);
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), boxes[1]);
  return above;
}

static GtkWidget *beside(GtkWidget *box, int x) {
  GtkWidget *place = add(box, gtk_fixed_new()), *button = gtk_button_new_with_label("Far away");
  gtk_fixed_put(GTK_FIXED(place), button, x, 0);
  return button;
}

// A button that draws itself to the right of its place.
typedef GtkButton ShiftedButton;
typedef GtkButtonClass ShiftedButtonClass;
G_DEFINE_TYPE(ShiftedButton, shifted_button, GTK_TYPE_BUTTON)

static void shifted_button_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  if (!is_sound) gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(120, 0));
  GTK_WIDGET_CLASS(shifted_button_parent_class)->snapshot(widget, snapshot);
  // GTK draws the ring on the button's own node, before this function.
  if (gtk_widget_has_focus(widget)) {
    gtk_snapshot_append_color(snapshot, &(GdkRGBA){0.1, 0.4, 0.7, 1}, &GRAPHENE_RECT_INIT(0, 0, 20, 20));
  }
}

static void shifted_button_class_init(ShiftedButtonClass *class) {
  GTK_WIDGET_CLASS(class)->snapshot = shifted_button_snapshot;
}

static void shifted_button_init(ShiftedButton *button) {}

static GtkWidget *shifted(GtkWidget *box) {
  GtkWidget *shifted = add(box, g_object_new(shifted_button_get_type(), "width-request", 80, "height-request", 50, NULL));
  class(shifted, "ringless");
  return shifted;
}

static GtkWidget *other_window(GtkAccessibleRole role) {
  GtkWidget *window = g_object_new(GTK_TYPE_WINDOW, "accessible-role", role, "application", application, NULL);
  gtk_window_set_child(GTK_WINDOW(window), gtk_label_new("Another window"));
  gtk_window_present(GTK_WINDOW(window));
  return window;
}

static void title(GtkWidget *window, const char *text) { gtk_window_set_title(GTK_WINDOW(window), text); }

// A text that does not contribute to the size of its container.
static GtkWidget *in_place(GtkWidget *box, GtkWidget *words) {
  GtkWidget *overlay = add(box, gtk_overlay_new()), *area = gtk_drawing_area_new();
  gtk_label_set_ellipsize(GTK_LABEL(words), is_sound ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(area), 120);
  gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(area), 24);
  gtk_overlay_set_child(GTK_OVERLAY(overlay), area);
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), words);
  return words;
}

// Three buttons: returns the second one.
static GtkWidget *choice(GtkWidget *box) {
  button(box, "Day");
  GtkWidget *second = button(box, "Week");
  button(box, "Month");
  return second;
}

static void tell(GtkEventControllerFocus *focus, gpointer label) {
  gtk_label_set_text(GTK_LABEL(label), "Two");
}

// A button that changes a text, or a status, when the focus comes to it.
static GtkWidget *teller(GtkWidget *box) {
  GtkAccessibleRole role = is_sound ? GTK_ACCESSIBLE_ROLE_STATUS : GTK_ACCESSIBLE_ROLE_LABEL;
  GtkEventController *focus = gtk_event_controller_focus_new();
  GtkWidget *it = button(box, "Count");
  gtk_widget_add_controller(it, focus);
  g_signal_connect(focus, "enter", G_CALLBACK(tell), label_of(box, role, "One"));
  return it;
}

static GtkWidget *box_of(GtkWidget *widget) { return gtk_widget_get_parent(widget); }

// Keys.

typedef gboolean Handler(GtkEventControllerKey *, guint, guint, GdkModifierType, gpointer);

static void on_key(GtkWidget *widget, Handler *handler, gpointer data) {
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(handler), data);
  gtk_widget_add_controller(widget, keys);
}

// Keeps every Tab for itself.
static gboolean keep(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  return key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab;
}

// Moves the focus to the widget in the data.
static gboolean go(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  if (key != GDK_KEY_Tab) return FALSE;
  gtk_widget_grab_focus(GTK_WIDGET(data));
  return TRUE;
}

// Four buttons in a row: returns the first one.
static GtkWidget *order(GtkWidget *box) {
  GtkWidget *first = button(box, "One");
  button(box, "Two");
  button(box, "Three");
  button(box, "Four");
  return first;
}

// Makes Tab go from One to Three, to Two, and then to Four.
static void jump(GtkWidget *one) {
  GtkWidget *two = gtk_widget_get_next_sibling(one), *three = gtk_widget_get_next_sibling(two);
  on_key(one, go, three);
  on_key(three, go, two);
  on_key(two, go, gtk_widget_get_next_sibling(three));
}

// A row with one stop of the Tab key.
static GtkWidget *check_row(GtkWidget *box) {
  GtkWidget *first = add(box, gtk_check_button_new_with_label("Plain"));
  gtk_widget_set_can_focus(add(box, gtk_check_button_new_with_label("Rich")), FALSE);
  return first;
}

// Moves the focus to the next widget on an arrow key.
static gboolean rove(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  if (key != GDK_KEY_Right) return FALSE;
  GtkWidget *next = gtk_widget_get_next_sibling(gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(keys)));
  gtk_widget_set_can_focus(next, TRUE);
  return gtk_widget_grab_focus(next);
}

// Parts that are opened.

static GtkWidget *lines(int spacing) { return gtk_box_new(GTK_ORIENTATION_VERTICAL, spacing); }

static GtkWidget *menu_button(GtkWidget *box, const char *words) {
  GtkWidget *menu = add(box, gtk_menu_button_new());
  gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(menu), "open-menu-symbolic");
  return name(menu, words);
}

// A popover: returns the box in it.
static GtkWidget *popover(GtkWidget *box, const char *words) {
  GtkWidget *popover = gtk_popover_new(), *inside = lines(6);
  gtk_popover_set_child(GTK_POPOVER(popover), inside);
  gtk_menu_button_set_popover(GTK_MENU_BUTTON(menu_button(box, words)), popover);
  return inside;
}

static GtkWidget *menu(GtkWidget *box, const char *words, const char *item) {
  GtkWidget *button = menu_button(box, words);
  GMenu *items = g_menu_new();
  g_menu_append(items, "Copy", "app.nothing");
  g_menu_append(items, item, "app.nothing");
  gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(button), G_MENU_MODEL(items));
  g_object_unref(items);
  return button;
}

// An expander: returns the box in it.
static GtkWidget *unfolded(GtkWidget *box, const char *words) {
  GtkWidget *expander = named(add(box, gtk_expander_new(words)), words), *inside = lines(6);
  gtk_expander_set_child(GTK_EXPANDER(expander), inside);
  return inside;
}

// A button that reports that it shows more, but does not.
static GtkWidget *folded(GtkWidget *box, const char *words) {
  GtkWidget *folded = button(box, words);
  gtk_accessible_update_state(GTK_ACCESSIBLE(folded), GTK_ACCESSIBLE_STATE_EXPANDED, FALSE, -1);
  return folded;
}

// Two pages: returns the box on the second one.
static GtkWidget *second_page(GtkWidget *box, const char *first, const char *second) {
  GtkWidget *pages = add(box, gtk_notebook_new()), *inside = lines(6);
  gtk_notebook_append_page(GTK_NOTEBOOK(pages), gtk_label_new("Nothing here"), gtk_label_new(first));
  gtk_notebook_append_page(GTK_NOTEBOOK(pages), inside, gtk_label_new(second));
  return inside;
}

static void on_click(GtkWidget *button, void (*effect)(GtkButton *, gpointer)) {
  g_signal_connect(button, "clicked", G_CALLBACK(effect), NULL);
}

// Changes the text after the button.
static void change(GtkButton *button, gpointer data) {
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(GTK_WIDGET(button))), "New");
}

static void grow(GtkButton *button, gpointer data) { text(gtk_widget_get_parent(GTK_WIDGET(button)), "More"); }

static void open_other(GtkButton *button, gpointer data) {
  gtk_window_set_title(GTK_WINDOW(other_window(GTK_ACCESSIBLE_ROLE_WINDOW)), "Other");
}

static void end(GtkButton *button, gpointer data) { g_application_quit(G_APPLICATION(application)); }

static gboolean open_again(gpointer popover) {
  gtk_popover_popup(GTK_POPOVER(popover));
  return G_SOURCE_REMOVE;
}

static void on_closed(GtkPopover *popover, gpointer data) { g_idle_add(open_again, popover); }

// Opens the popover around a box again whenever it was closed.
static void come_back(GtkWidget *inside) {
  text(inside, "Stay");
  g_signal_connect(gtk_widget_get_ancestor(inside, GTK_TYPE_POPOVER), "closed", G_CALLBACK(on_closed), NULL);
}

// Panes.

// Text of more than 150 %.
static gboolean has_large_text(void) {
  int resolution;
  g_object_get(gtk_settings_get_default(), "gtk-xft-dpi", &resolution, NULL);
  return resolution > 1.5 * 96 * PANGO_SCALE;
}

// A button that has no room with large text.
static GtkWidget *crowded(GtkWidget *box, const char *label) {
  GtkWidget *it = button(box, label);
  gtk_widget_set_visible(it, !has_large_text());
  return it;
}

// A pane beside another one, hidden if there is no room for both.
static GtkWidget *sidebar(GtkWidget *box) {
  GListModel *monitors = gdk_display_get_monitors(gdk_display_get_default());
  GdkMonitor *monitor = g_list_model_get_item(monitors, 0);
  GdkRectangle place;
  gdk_monitor_get_geometry(monitor, &place);
  g_object_unref(monitor);
  GtkWidget *sidebar = add(box, lines(6));
  text(sidebar, "Folders");
  short_entry(sidebar, "Find");
  text(box, "Letters");
  gtk_widget_set_visible(sidebar, place.width > 400);
  return sidebar;
}

static void open_pane(GtkButton *button, gpointer pane) { gtk_widget_set_visible(pane, TRUE); }

// Gives a pane that is hidden a button that shows it.
static void opened_by(GtkWidget *pane, GtkWidget *button) {
  gtk_widget_set_visible(button, !gtk_widget_get_visible(pane));
  gtk_accessible_update_relation(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_RELATION_CONTROLS, pane, NULL, -1);
  g_signal_connect(button, "clicked", G_CALLBACK(open_pane), pane);
}

// Pages.

// A box with the name of a fault.
static GtkWidget *group(GtkWidget *parent, const char *words) {
  GtkWidget *box = g_object_new(GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "spacing", 6, NULL);
  gtk_widget_set_halign(box, GTK_ALIGN_START);
  return add(parent, name(box, words));
}

static void new_line(int spacing) { line = add(page, gtk_box_new(GTK_ORIENTATION_HORIZONTAL, spacing)); }

// Every fault in four columns.
static void show(GtkWidget *window) {
  GtkWidget *columns = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12), *column = NULL;
  int count = 0;
  gtk_window_set_child(GTK_WINDOW(window), columns);
  page = add(columns, lines(6));
#define NEXT_GROUP(words) group(column = count++ % 16 == 0 ? add(columns, lines(12)) : column, words)
#define SHOWN(rule, fault, create, wrong, right) { \
    GtkWidget *box = NEXT_GROUP(fault), *it = create; \
    if (is_sound) { right; } else { wrong; } \
    (void)it; (void)box; }
#define SHOWN_AT(rule, place, create, wrong, right) { \
    GtkWidget *it = create; \
    if (is_sound) { right; } else { wrong; } \
    (void)it; }
#define MEASURED(rule, fault, create, wrong, right)
#define MEASURED_AT(rule, place, create, wrong, right)
#define OPENED(rule, fault, create, wrong, right)
#define NARROW_AT(rule, place, create, wrong, right)
#define NEW_LINE
#include "faults.h"
#undef SHOWN
#undef SHOWN_AT
#undef MEASURED
#undef MEASURED_AT
#undef OPENED
#undef NARROW_AT
#undef NEW_LINE
}

// Lines of controls, beside sound ones of the same kind.
static void measure(GtkWidget *window) {
  class(window, "measured");
  gboolean is_dark;
  char *theme;
  g_object_get(gtk_widget_get_settings(window), "gtk-application-prefer-dark-theme", &is_dark, "gtk-theme-name", &theme, NULL);
  if (is_dark) class(window, "dark");
  if (g_str_has_prefix(theme, "HighContrast")) class(window, "high");
  g_free(theme);
  gtk_window_set_default_size(GTK_WINDOW(window), 340, 500);
  page = lines(10);
  gtk_widget_set_margin_start(page, 12);
  gtk_widget_set_margin_end(page, 12);
  gtk_window_set_child(GTK_WINDOW(window), page);
  new_line(12);
#define SHOWN(rule, fault, create, wrong, right)
#define SHOWN_AT(rule, place, create, wrong, right)
#define MEASURED(rule, fault, create, wrong, right) { \
    GtkWidget *box = group(line, fault), *it = create; \
    if (is_sound) { right; } else { wrong; } \
    (void)it; (void)box; }
#define MEASURED_AT(rule, place, create, wrong, right) MEASURED(rule, "Window", create, wrong, right)
#define OPENED(rule, fault, create, wrong, right)
#define NARROW_AT(rule, place, create, wrong, right)
#define NEW_LINE new_line(12);
#include "faults.h"
#undef SHOWN
#undef SHOWN_AT
#undef MEASURED
#undef MEASURED_AT
#undef OPENED
#undef NARROW_AT
#undef NEW_LINE
}

// Controls with something to open, three in a line.
static void hide(GtkWidget *window) {
  int count = 0;
  class(window, "measured");
  page = lines(12);
  gtk_window_set_child(GTK_WINDOW(window), page);
#define SHOWN(rule, fault, create, wrong, right)
#define SHOWN_AT(rule, place, create, wrong, right)
#define MEASURED(rule, fault, create, wrong, right)
#define MEASURED_AT(rule, place, create, wrong, right)
#define OPENED(rule, fault, create, wrong, right) { \
    if (count++ % 3 == 0) new_line(12); \
    GtkWidget *box = group(line, fault), *it = create; \
    if (is_sound) { right; } else { wrong; } \
    (void)it; (void)box; }
#define NARROW_AT(rule, place, create, wrong, right)
#define NEW_LINE
#include "faults.h"
#undef SHOWN
#undef SHOWN_AT
#undef MEASURED
#undef MEASURED_AT
#undef OPENED
#undef NARROW_AT
#undef NEW_LINE
}

// One pane and perhaps another one.
static void squeeze(GtkWidget *window) {
  page = lines(12);
  gtk_window_set_child(GTK_WINDOW(window), page);
#define SHOWN(rule, fault, create, wrong, right)
#define SHOWN_AT(rule, place, create, wrong, right)
#define MEASURED(rule, fault, create, wrong, right)
#define MEASURED_AT(rule, place, create, wrong, right)
#define OPENED(rule, fault, create, wrong, right)
#define NARROW_AT(rule, place, create, wrong, right) { \
    GtkWidget *box = page, *it = create; \
    if (is_sound) { right; } else { wrong; } \
    (void)it; }
#define NEW_LINE
#include "faults.h"
#undef SHOWN
#undef SHOWN_AT
#undef MEASURED
#undef MEASURED_AT
#undef OPENED
#undef NARROW_AT
#undef NEW_LINE
}

static void on_change(GtkButton *button, gpointer other) {
  static int count;
  name(GTK_WIDGET(other), count++ % 2 == 0 ? "…" : "Add");
}

// A button that removes the name of another one, and restores it.
static void vary(GtkWidget *window) {
  GtkWidget *box = lines(12), *other = named(icon(box), "Add");
  g_signal_connect(button(box, "Change"), "clicked", G_CALLBACK(on_change), other);
  gtk_window_set_child(GTK_WINDOW(window), box);
}

// GTK's own controls in their usual states, each with a name.
static void show_stock(GtkWidget *window) {
  static const char *const names[] = {"North", "South", "East", "West"};
  page = lines(12);
  gtk_widget_set_margin_top(page, 12);
  gtk_widget_set_margin_bottom(page, 12);
  gtk_widget_set_margin_start(page, 12);
  gtk_widget_set_margin_end(page, 12);
  gtk_window_set_child(GTK_WINDOW(window), page);
  new_line(12);
  button(line, "Open");
  class(button(line, "Accept"), "suggested-action");
  class(button(line, "Erase"), "destructive-action");
  toggle(line, "Grid");
  new_line(12);
  for (int i = 0; i < 2; i++) {
    GtkWidget *check = add(line, gtk_check_button_new_with_label(names[i]));
    gtk_check_button_set_active(GTK_CHECK_BUTTON(check), i == 1);
    gtk_switch_set_active(GTK_SWITCH(named(add(line, gtk_switch_new()), i ? "Light" : "Heat")), i == 1);
  }
  new_line(12);
  GtkWidget *first = NULL;
  for (int i = 2; i < 4; i++) {
    GtkWidget *radio = add(line, gtk_check_button_new_with_label(names[i]));
    gtk_check_button_set_group(GTK_CHECK_BUTTON(radio), GTK_CHECK_BUTTON(first));
    gtk_check_button_set_active(GTK_CHECK_BUTTON(radio), i == 3);
    first = radio;
  }
  scale(line);
  name(gtk_widget_get_last_child(line), "Volume");
  new_line(12);
  short_entry(line, "Town");
  name(written_entry(line), "Street");
  new_line(12);
  named(add(line, gtk_password_entry_new()), "Password");
  name(spin(line), "Copies");
  named(add(page, gtk_search_entry_new()), "Search");
  named(add(page, gtk_drop_down_new_from_strings((const char *[]){"One", "Two", NULL})), "Number");
}

// Prints each fault: its page, its rule and its place.
static void list(void) {
#define SHOWN(rule, fault, create, wrong, right) g_print("shown\t%s\tpanel \"%s\"\n", rule, fault);
#define SHOWN_AT(rule, place, create, wrong, right) g_print("shown\t%s\t%s\n", rule, place);
#define MEASURED(rule, fault, create, wrong, right) g_print("measured\t%s\tpanel \"%s\"\n", rule, fault);
#define MEASURED_AT(rule, place, create, wrong, right) g_print("measured\t%s\t%s\n", rule, place);
#define OPENED(rule, fault, create, wrong, right) g_print("opened\t%s\tpanel \"%s\"\n", rule, fault);
#define NARROW_AT(rule, place, create, wrong, right) g_print("narrow\t%s\t%s\n", rule, place);
#define NEW_LINE
#include "faults.h"
}

static void do_nothing(GSimpleAction *action, GVariant *parameter, gpointer data) {}

static void on_activate(GtkApplication *application, gpointer data) {
  GSimpleAction *nothing = g_simple_action_new("nothing", NULL);
  g_signal_connect(nothing, "activate", G_CALLBACK(do_nothing), NULL);
  g_action_map_add_action(G_ACTION_MAP(application), G_ACTION(nothing));
  g_object_unref(nothing);
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, sheet, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "Seeded");
  if (g_str_equal(data, "measured")) {
    measure(window);
  } else if (g_str_equal(data, "opened")) {
    hide(window);
  } else if (g_str_equal(data, "narrow")) {
    squeeze(window);
  } else if (g_str_equal(data, "changing")) {
    vary(window);
  } else if (g_str_equal(data, "stock")) {
    show_stock(window);
  } else {
    show(window);
  }
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  if (argc > 1 && g_str_equal(argv[1], "list")) {
    list();
    return 0;
  }
  is_sound = argc > 2 && g_str_equal(argv[2], "sound");
  g_set_prgname(is_sound ? "sound" : "seeded");
  application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(on_activate), argc > 1 ? argv[1] : "shown");
  int result = g_application_run(G_APPLICATION(application), 0, NULL);
  g_object_unref(application);
  return result;
}

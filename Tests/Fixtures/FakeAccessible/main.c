// An application on the accessibility bus without a window: it answers as fast as possible, with the chosen faults.
//
//   fake-accessible [--name NAME] [--gtk] buttons N  a window with N buttons
//   fake-accessible grid N                        a window with some √N panels of √N buttons each
//   fake-accessible windowless                    no window
//   fake-accessible bad-name | bad-path           a window, and a child with an invalid address
//   fake-accessible wrong-type                    its list of children is a text
//   fake-accessible cycle                         a window, and itself twice
//   fake-accessible endless                       every object has two more inside
//   fake-accessible deep N                        panels in panels, N of them
//   fake-accessible unplaced                      a window and a button with new random places for each call
//   fake-accessible actions N                     a button with N actions
//   fake-accessible leaves N                      a window with 1000 buttons; it ends after N calls
//   fake-accessible hangs N                       the same; it answers N calls and no more
//   fake-accessible misses N                      a window and a button; it does not answer the first N calls
//   fake-accessible mute                          three buttons; it does not answer about the list of actions and the
//                                                 attributes of the first, nor about the role of the second
//   fake-accessible socket                        a window that counts a button and does not list it, as in GTK 3 a page of
//                                                 another process
//   fake-accessible moves                         buttons "Earlier", "OK" and "Cancel"; "Earlier" goes when it is pressed
//   fake-accessible changes SEED                  eight buttons of three names; each look moves, replaces or leaves them
//   fake-accessible rows N                        a list of N rows, of which those from 5000 on are on the screen; the
//                                                 description of the application is the number of calls
//   fake-accessible hostile                       two buttons whose name would clear a terminal, color it and turn it round
//   fake-accessible modal                         a press opens a dialog, and is not answered while that is open, as in Qt
//   fake-accessible deaf                          a field that accepts text and stays empty
//   fake-accessible spinner                       a spin button of Java; the question for its range ends it with status 42
//
// It prints the name of each button that is pressed; "changes" prints the number of the object.
// It finds the bus in A11Y_BUS, and prints "ready" once the registry lists it. A call for all properties ends it with
// status 42, like Qt's applications, which crash. With --gtk it is an application of GTK 4, which answers such a call.
#include <gio/gio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROOT "/org/a11y/atspi/accessible/root"
#define OBJECT "/org/a11y/atspi/accessible/00000000_0000_4000_8000_"
#define ACCESSIBLE "org.a11y.atspi.Accessible"

// Roles of AT-SPI.
enum {
  DIALOG = 16, FRAME = 23, LIST_BOX = 31, LIST_ITEM = 32, PANEL = 39, PUSH_BUTTON = 43, SPIN_BUTTON = 52, APPLICATION = 75,
  ENTRY = 79
};
// The dialog that "modal" opens.
enum { OPENED = 9 };
// The list of "rows", its first row, and the row at the top of the screen.
enum { LIST = 2, ROW = 10, TOP = 5000, HEIGHT = 20 };

static const char *mode = "buttons", *name = "fake";
static long amount, calls;
static GDBusConnection *own;
static gboolean is_gtk, was_pressed;

static gboolean is_mode(const char *other) { return strcmp(mode, other) == 0; }

static long side(void) {
  long side = 0;
  while (side * side < amount) side++;
  return side;
}

// Objects are numbers: 0 is the application, 1 its window; the mode decides about the rest.
static long number_of(const char *path) {
  return g_str_has_prefix(path, OBJECT) ? strtol(path + strlen(OBJECT), NULL, 16) : 0;
}

static guint32 role_of(long object) {
  if (object == 0) return APPLICATION;
  if (object == 1) return FRAME;
  if (object == OPENED && is_mode("modal")) return DIALOG;
  if (is_mode("deaf")) return ENTRY;
  if (is_mode("spinner")) return SPIN_BUTTON;
  if (is_mode("rows")) return object == LIST ? LIST_BOX : LIST_ITEM;
  if (is_mode("grid") && object < 2 + side()) return PANEL;
  return is_mode("deep") || is_mode("endless") ? PANEL : PUSH_BUTTON;
}

static void add(GVariantBuilder *list, GDBusConnection *bus, long object) {
  char path[sizeof OBJECT + 16];
  g_snprintf(path, sizeof path, OBJECT "%012lx", object);
  g_variant_builder_add(list, "(so)", g_dbus_connection_get_unique_name(bus), object == 0 ? ROOT : path);
}

static void add_range(GVariantBuilder *list, GDBusConnection *bus, long first, long count) {
  for (long i = 0; i < count; i++) add(list, bus, first + i);
}

// The buttons of "changes", and the next number of a new one.
static long shown[] = {2, 3, 4, 5, 6, 7, 8, 9}, newest = 9;

static long draw(long limit) {
  static guint64 state;
  if (!state) state = (guint64)amount + 1;
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (long)(state >> 33) % limit;
}

// Changes up to two of the buttons.
static void change(void) {
  for (long steps = draw(3); steps > 0; steps--) {
    long one = draw(G_N_ELEMENTS(shown)), two = draw(G_N_ELEMENTS(shown)), kept = shown[one];
    shown[one] = draw(2) ? shown[two] : (newest += 1);
    shown[two] = one == two || shown[one] == newest ? shown[two] : kept;
  }
}

static GVariant *children(GDBusConnection *bus, long object) {
  if (object == 0 && is_mode("wrong-type")) return g_variant_new("(s)", "no children");
  if (object == 0 && is_mode("bad-path")) {
    const char *unique = g_dbus_connection_get_unique_name(bus);
    return g_variant_new_parsed("([(%s, %s), (%s, 'no path')],)", unique, OBJECT "000000000001", unique);
  }
  GVariantBuilder list;
  g_variant_builder_init(&list, G_VARIANT_TYPE("a(so)"));
  if (object == 0) {
    if (!is_mode("windowless")) add(&list, bus, 1);
    if (is_mode("modal") && was_pressed) add(&list, bus, OPENED);
    if (is_mode("bad-name")) g_variant_builder_add(&list, "(so)", "not a name!", "/x");
    if (is_mode("cycle")) add_range(&list, bus, 0, 1), add_range(&list, bus, 0, 1);
  } else if (is_mode("endless")) {
    add_range(&list, bus, 2 * object, 2);
  } else if (is_mode("deep")) {
    if (object <= amount) add(&list, bus, object + 1);
  } else if (is_mode("grid")) {
    if (object == 1) add_range(&list, bus, 2, side());
    else if (object < 2 + side()) add_range(&list, bus, 2 + side() + (object - 2) * side(), side());
  } else if (object == 1 && is_mode("moves")) {
    add_range(&list, bus, was_pressed ? 3 : 2, was_pressed ? 2 : 3);
  } else if (is_mode("rows")) {
    if (object == 1) add(&list, bus, LIST);
    else if (object == LIST) add_range(&list, bus, ROW, amount);
  } else if (object == 1 && is_mode("changes")) {
    change();
    for (gsize i = 0; i < G_N_ELEMENTS(shown); i++) add(&list, bus, shown[i]);
  } else if (object == 1 && !is_mode("socket")) {
    add_range(&list, bus, 2, is_mode("buttons") ? amount : is_mode("leaves") || is_mode("hangs") ? 1000 : is_mode("hostile") ? 2 : is_mode("mute") ? 3 : 1);
  }
  return g_variant_new("(a(so))", &list);
}

static int child_count(long object) {
  if (is_mode("changes")) return object == 0 ? 1 : object == 1 ? G_N_ELEMENTS(shown) : 0;
  if (is_mode("rows")) return object == 0 ? 1 : object == 1 ? 1 : object == LIST ? amount : 0;
  if (is_mode("socket")) return object <= 1 ? 1 : 0;
  GVariant *tuple = g_variant_ref_sink(children(own, object)), *list = g_variant_get_child_value(tuple, 0);
  int count = g_variant_is_container(list) ? (int)g_variant_n_children(list) : 1;
  g_variant_unref(list);
  g_variant_unref(tuple);
  return count;
}

static const char *button(long object) {
  static const char *names[] = {"Earlier", "OK", "Cancel"};
  static char text[64];
  if (is_mode("moves") && object >= 2 && object <= 4) return names[object - 2];
  if (is_mode("changes")) return names[object % 3];
  if (is_mode("hostile")) return "Save\x1b[2J\xc2\x9b""31m\xe2\x80\xae\r\nend";
  g_snprintf(text, sizeof text, "Button %ld", object);
  return text;
}

static GVariant *reference(long object) {
  char path[sizeof OBJECT + 16];
  g_snprintf(path, sizeof path, OBJECT "%012lx", object);
  return g_variant_new("(so)", g_dbus_connection_get_unique_name(own), object == 0 ? ROOT : path);
}

static GVariant *property(const char *property, long object) {
  if (strcmp(property, "ToolkitName") == 0)
    return g_variant_new_string(is_gtk ? "GTK" : is_mode("spinner") ? "J2SE-access-bridge" : "Fake");
  if (strcmp(property, "CurrentValue") == 0) return g_variant_new_double(7);
  if (g_str_has_suffix(property, "imumValue")) _Exit(42);
  if (strcmp(property, "Version") == 0) return g_variant_new_string(is_gtk ? "4.8.3" : "");
  if (strcmp(property, "ChildCount") == 0) return g_variant_new_int32(child_count(object));
  if (strcmp(property, "NActions") == 0) return g_variant_new_int32(1);
  if (g_str_has_suffix(property, "Count") || g_str_has_suffix(property, "Offset")) return g_variant_new_int32(0);
  if (strcmp(property, "Parent") == 0)
    return reference(object >= ROW && is_mode("rows") ? LIST : object == LIST ? 1 : 0);
  if (is_mode("rows") && object == 0 && strcmp(property, "Description") == 0)
    return g_variant_new_take_string(g_strdup_printf("%ld", calls));
  if (strcmp(property, "Name") != 0) return g_variant_new_string("");
  return g_variant_new_string(
    object == 0 ? name : object == 1 ? "Window" : role_of(object) == PANEL ? "" : button(object));
}

static GVariant *properties(long object) {
  GVariantDict all;
  g_variant_dict_init(&all, NULL);
  g_variant_dict_insert_value(&all, "Name", property("Name", object));
  g_variant_dict_insert_value(&all, "Description", property("Description", object));
  g_variant_dict_insert_value(&all, "AccessibleId", property("AccessibleId", object));
  g_variant_dict_insert(&all, "ChildCount", "i", child_count(object));
  return g_variant_new("(@a{sv})", g_variant_dict_end(&all));
}

static GVariant *actions(void) {
  GVariantBuilder list;
  g_variant_builder_init(&list, G_VARIANT_TYPE("a(sss)"));
  for (long i = 0; i < (is_mode("actions") ? amount : 1); i++) g_variant_builder_add(&list, "(sss)", "click", "", "");
  return g_variant_new("(a(sss))", &list);
}

static GVariant *interfaces(long object) {
  const char *all[] = {ACCESSIBLE, "org.a11y.atspi.Component", "org.a11y.atspi.Action"};
  const char *field[] = {ACCESSIBLE, "org.a11y.atspi.Component", "org.a11y.atspi.Text", "org.a11y.atspi.EditableText"};
  const char *number[] = {ACCESSIBLE, "org.a11y.atspi.Component", "org.a11y.atspi.Value"};
  if (role_of(object) == ENTRY) return g_variant_new("(@as)", g_variant_new_strv(field, 4));
  if (role_of(object) == SPIN_BUTTON) return g_variant_new("(@as)", g_variant_new_strv(number, 3));
  int count = role_of(object) == PUSH_BUTTON ? 3 : object == 0 ? 1 : 2;
  return g_variant_new("(@as)", g_variant_new_strv(all, count));
}

// GTK from 4.10 on answers this for a page of a notebook that was never shown.
static GVariant *extents(long object) {
  if (is_mode("rows")) {
    // Only GTK 4 tells the places of rows that are not on the screen.
    long row = object - ROW - TOP, is_far = !is_gtk && (row < 0 || row >= 400 / HEIGHT);
    if (object < LIST) return g_variant_new_parsed("((0, 0, 300, 400),)");
    if (object == LIST) return g_variant_new_parsed("((0, %i, 300, %i),)", -TOP * HEIGHT, (int)amount * HEIGHT);
    return g_variant_new_parsed("((0, %i, 300, %i),)", is_far ? G_MININT32 : (int)row * HEIGHT, HEIGHT);
  }
  return is_mode("unplaced")
    ? g_variant_new_parsed("((0, 0, %i, 32654),)", 536965812 + (int)calls)
    : g_variant_new_parsed("((0, 0, 60, 34),)");
}

static GVariant *attributes(void) {
  return g_variant_new_parsed("({'toolkit': 'Fake'},)");
}

static GVariant *answer(GDBusConnection *bus, GDBusMessage *call) {
  const char *method = g_dbus_message_get_member(call);
  long object = number_of(g_dbus_message_get_path(call));
  if (strcmp(method, "GetAll") == 0 && !is_gtk) _Exit(42);
  if (strcmp(method, "GetAll") == 0) return properties(object);
  if (strcmp(method, "Get") == 0) {
    const char *interface, *wanted;
    g_variant_get(g_dbus_message_get_body(call), "(&s&s)", &interface, &wanted);
    return g_variant_new("(v)", property(wanted, object));
  }
  if (strcmp(method, "GetChildren") == 0) return children(bus, object);
  if (strcmp(method, "GetChildAtIndex") == 0) {
    int index;
    g_variant_get(g_dbus_message_get_body(call), "(i)", &index);
    return g_variant_new("(@(so))", reference(is_mode("socket") ? 2 + index : ROW + index));
  }
  if (strcmp(method, "GetIndexInParent") == 0) return g_variant_new("(i)", (int)(object - ROW));
  if (strcmp(method, "GetAccessibleAtPoint") == 0 && !is_gtk) {
    int x, y;
    guint32 type;
    g_variant_get(g_dbus_message_get_body(call), "(iiu)", &x, &y, &type);
    return g_variant_new("(@(so))", reference(ROW + TOP + y / HEIGHT));
  }
  if (strcmp(method, "GetRole") == 0) return g_variant_new("(u)", role_of(object));
  // Focusable and sensitive for a button; showing and visible for every object.
  if (strcmp(method, "GetState") == 0)
    return g_variant_new_parsed("([%u, 0],)", (role_of(object) == PUSH_BUTTON ? 0x1000800u : 0u) | 0x42000000u);
  if (strcmp(method, "GetInterfaces") == 0) return interfaces(object);
  if (strcmp(method, "GetAttributes") == 0) return attributes();
  if (strcmp(method, "GetRelationSet") == 0) return g_variant_new_parsed("(@a(ua(so)) [],)");
  if (strcmp(method, "GetExtents") == 0) return extents(object);
  if (strcmp(method, "GetActions") == 0) return actions();
  if (strcmp(method, "DoAction") == 0) {
    if (is_mode("changes")) printf("%ld\n", object);
    else puts(button(object));
    fflush(stdout);
    was_pressed = TRUE;
    return g_variant_new("(b)", TRUE);
  }
  if (strcmp(method, "GetText") == 0) return g_variant_new("(s)", "");
  if (strcmp(method, "InsertText") == 0 || strcmp(method, "SetTextContents") == 0) return g_variant_new("(b)", TRUE);
  if (strcmp(method, "GetName") == 0) return g_variant_new("(s)", "click");
  return NULL;
}

// The calls that "mute" never answers.
static gboolean is_mute(GDBusMessage *call) {
  const char *method = g_dbus_message_get_member(call);
  long object = number_of(g_dbus_message_get_path(call));
  if (object == 3) return strcmp(method, "GetRole") == 0;
  return object == 2 && (strcmp(method, "GetActions") == 0 || strcmp(method, "GetAttributes") == 0);
}

// Answers on GDBus's own thread, which is the fastest way.
static GDBusMessage *filter(GDBusConnection *bus, GDBusMessage *message, gboolean incoming, gpointer data) {
  (void)data;
  if (!incoming || g_dbus_message_get_message_type(message) != G_DBUS_MESSAGE_TYPE_METHOD_CALL) return message;
  // The registry of at-spi2-core 2.61 and newer pings every application every 30 seconds, and hides one that fails to
  // answer. GDBus answers for this one, as it does for an application of GTK 4, even while that hangs.
  if (g_strcmp0(g_dbus_message_get_interface(message), "org.freedesktop.DBus.Peer") == 0) return message;
  calls += 1;
  if (is_mode("leaves") && calls > amount) _Exit(0);
  gboolean is_silent =
    (is_mode("hangs") && calls > amount) || (is_mode("misses") && calls <= amount) || (is_mode("mute") && is_mute(message));
  GVariant *body = is_silent ? NULL : answer(bus, message);
  is_silent = is_silent || (is_mode("modal") && strcmp(g_dbus_message_get_member(message), "DoAction") == 0);
  if (!is_silent) {
    GDBusMessage *reply = body
      ? g_dbus_message_new_method_reply(message)
      : g_dbus_message_new_method_error_literal(message, "org.freedesktop.DBus.Error.UnknownMethod", "no such method");
    if (body) g_dbus_message_set_body(reply, body);
    g_dbus_connection_send_message(bus, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, NULL, NULL);
    g_object_unref(reply);
  }
  g_object_unref(message);
  return NULL;
}

int main(int count, char **arguments) {
  int next = 1;
  if (count > next + 1 && strcmp(arguments[next], "--name") == 0) name = arguments[next + 1], next += 2;
  if (count > next && strcmp(arguments[next], "--gtk") == 0) is_gtk = TRUE, next += 1;
  if (count > next) mode = arguments[next];
  if (count > next + 1) amount = strtol(arguments[next + 1], NULL, 10);
  const char *address = g_getenv("A11Y_BUS");
  GError *error = NULL;
  GDBusConnection *bus = address ? g_dbus_connection_new_for_address_sync(
    address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL, NULL,
    &error) : NULL;
  if (!bus) {
    fprintf(stderr, "fake-accessible: %s\n", error ? error->message : "there is no A11Y_BUS");
    return 1;
  }
  own = bus;
  g_dbus_connection_add_filter(bus, filter, NULL, NULL);
  GVariant *taken = g_dbus_connection_call_sync(
    bus, "org.a11y.atspi.Registry", ROOT, "org.a11y.atspi.Socket", "Embed",
    g_variant_new("((so))", g_dbus_connection_get_unique_name(bus), ROOT), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL,
    &error);
  if (!taken) {
    fprintf(stderr, "fake-accessible: %s\n", error->message);
    return 1;
  }
  g_variant_unref(taken);
  calls = 0;
  puts("ready");
  fflush(stdout);
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
}

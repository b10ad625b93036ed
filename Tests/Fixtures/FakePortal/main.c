// A portal of settings and files for tests, with commands that change its settings and answers while it runs.
//
//   fake-portal                            owns the portal's name on the session bus until its end
//   fake-portal choose [URI …]             makes the running one answer each later dialog with these files; without a URI,
//                                          like a user who cancels
//   fake-portal set KEY VALUE              changes org.freedesktop.appearance KEY in the running one, and waits for it;
//                                          VALUE in GVariant's text form, such as "uint32 1" or "(0.2, 0.5, 0.9)"
//
// It prints "ready" on standard output once it has the name, and then the method, title and options of each dialog.

#include <gio/gio.h>
#include <stdio.h>
#include <string.h>

#define NAME "org.freedesktop.portal.Desktop"
#define PATH "/org/freedesktop/portal/desktop"
#define SETTINGS "org.freedesktop.portal.Settings"
#define FILES "org.freedesktop.portal.FileChooser"
#define CONTROL "org.thimble.FakePortal"
#define NAMESPACE "org.freedesktop.appearance"

static const char XML[] =
  "<node>"
  "<interface name='" SETTINGS "'>"
  "<method name='ReadAll'><arg type='as' direction='in'/><arg type='a{sa{sv}}' direction='out'/></method>"
  // libadwaita reads single settings: the second one is the successor of the first, whose value is wrapped twice.
  "<method name='Read'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/></method>"
  "<method name='ReadOne'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/></method>"
  "<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>"
  "</interface>"
  "<interface name='" FILES "'>"
  "<method name='OpenFile'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='a{sv}' direction='in'/>"
  "<arg type='o' direction='out'/></method>"
  "<method name='SaveFile'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='a{sv}' direction='in'/>"
  "<arg type='o' direction='out'/></method>"
  "<property name='version' type='u' access='read'/>"
  "</interface>"
  "<interface name='" CONTROL "'>"
  "<method name='Choose'><arg type='as' direction='in'/></method>"
  "<method name='Set'><arg type='s' direction='in'/><arg type='v' direction='in'/></method>"
  "</interface>"
  "</node>";

static GHashTable *settings; // key → GVariant
static GVariant *files;      // the URIs of the answer

static GVariant *all_settings(void) {
  GVariantBuilder values;
  g_variant_builder_init(&values, G_VARIANT_TYPE("a{sv}"));
  GHashTableIter iter;
  gpointer key, value;
  g_hash_table_iter_init(&iter, settings);
  while (g_hash_table_iter_next(&iter, &key, &value)) g_variant_builder_add(&values, "{sv}", key, value);
  GVariantBuilder namespaces;
  g_variant_builder_init(&namespaces, G_VARIANT_TYPE("a{sa{sv}}"));
  g_variant_builder_add(&namespaces, "{s@a{sv}}", NAMESPACE, g_variant_builder_end(&values));
  return g_variant_new("(@a{sa{sv}})", g_variant_builder_end(&namespaces));
}

// Returns the object of a request first, and then sends its answer, as a portal does.
static void choose(
  GDBusConnection *bus, const char *sender, const char *method, GVariant *arguments, GDBusMethodInvocation *call) {
  const char *parent, *title, *token;
  GVariant *options;
  g_variant_get(arguments, "(&s&s@a{sv})", &parent, &title, &options);
  char *shown = g_variant_print(options, FALSE);
  printf("%s %s %s\n", method, title, shown);
  fflush(stdout);
  g_free(shown);
  if (!g_variant_lookup(options, "handle_token", "&s", &token)) token = "none";
  char *caller = g_strdelimit(g_strdup(sender + 1), ".", '_');
  char *request = g_strdup_printf(PATH "/request/%s/%s", caller, token);
  g_dbus_method_invocation_return_value(call, g_variant_new("(o)", request));
  GVariantBuilder results;
  g_variant_builder_init(&results, G_VARIANT_TYPE_VARDICT);
  guint32 is_cancelled = g_variant_n_children(files) == 0;
  // A real portal always sends this: GTK 4.18 reads it even after a cancelled dialog.
  g_variant_builder_add(&results, "{sv}", "uris", files);
  g_dbus_connection_emit_signal(
    bus, sender, request, "org.freedesktop.portal.Request", "Response", g_variant_new("(ua{sv})", is_cancelled, &results),
    NULL);
  g_free(request);
  g_free(caller);
  g_variant_unref(options);
}

static GVariant *get_version(
  GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *property,
  GError **error, gpointer data) {
  (void)bus, (void)sender, (void)path, (void)interface, (void)property, (void)error, (void)data;
  return g_variant_new_uint32(4);
}

static void called(
  GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *method,
  GVariant *arguments, GDBusMethodInvocation *call, gpointer data) {
  (void)path, (void)data;
  if (strcmp(interface, FILES) == 0) {
    choose(bus, sender, method, arguments, call);
    return;
  }
  if (strcmp(method, "Choose") == 0) {
    g_variant_unref(files);
    files = g_variant_get_child_value(arguments, 0);
    g_dbus_method_invocation_return_value(call, NULL);
    return;
  }
  if (strcmp(method, "ReadAll") == 0) {
    g_dbus_method_invocation_return_value(call, all_settings());
    return;
  }
  if (strncmp(method, "Read", 4) == 0) {
    const char *space, *name;
    g_variant_get(arguments, "(&s&s)", &space, &name);
    GVariant *found = strcmp(space, NAMESPACE) == 0 ? g_hash_table_lookup(settings, name) : NULL;
    if (!found)
      g_dbus_method_invocation_return_dbus_error(call, "org.freedesktop.portal.Error.NotFound", "No such setting");
    else if (strcmp(method, "Read") == 0)
      g_dbus_method_invocation_return_value(call, g_variant_new("(v)", g_variant_new_variant(found)));
    else
      g_dbus_method_invocation_return_value(call, g_variant_new("(v)", found));
    return;
  }
  const char *key;
  GVariant *value;
  g_variant_get(arguments, "(&sv)", &key, &value);
  g_hash_table_insert(settings, g_strdup(key), value);
  g_dbus_connection_emit_signal(
    bus, NULL, PATH, SETTINGS, "SettingChanged", g_variant_new("(ssv)", NAMESPACE, key, value), NULL);
  g_dbus_method_invocation_return_value(call, NULL);
}

static void got_bus(GDBusConnection *bus, const char *name, gpointer info) {
  (void)name;
  static const GDBusInterfaceVTable table = { .method_call = called, .get_property = get_version };
  for (GDBusInterfaceInfo **interface = ((GDBusNodeInfo *)info)->interfaces; *interface; interface++)
    g_dbus_connection_register_object(bus, PATH, *interface, &table, NULL, NULL, NULL);
}

static void got_name(GDBusConnection *bus, const char *name, gpointer info) {
  (void)bus, (void)name, (void)info;
  puts("ready");
  fflush(stdout);
}

static int control(const char *method, GVariant *arguments, GError *error) {
  GDBusConnection *bus = arguments ? g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, &error) : NULL;
  GVariant *reply = bus ? g_dbus_connection_call_sync(
                            bus, NAME, PATH, CONTROL, method, arguments, NULL, G_DBUS_CALL_FLAGS_NO_AUTO_START, 90000,
                            NULL, &error)
                        : NULL;
  if (!reply) fprintf(stderr, "fake-portal: %s\n", error->message);
  return reply ? 0 : 1;
}

static int set(const char *key, const char *text) {
  GError *error = NULL;
  GVariant *value = g_variant_parse(NULL, text, NULL, NULL, &error);
  return control("Set", value ? g_variant_new("(sv)", key, value) : NULL, error);
}

int main(int argc, char **argv) {
  if (argc == 4 && strcmp(argv[1], "set") == 0) return set(argv[2], argv[3]);
  if (argc >= 2 && strcmp(argv[1], "choose") == 0)
    return control("Choose", g_variant_new("(@as)", g_variant_new_strv((const char *const *)argv + 2, argc - 2)), NULL);
  if (argc != 1) {
    fprintf(stderr, "usage: fake-portal [set KEY VALUE | choose [URI …]]\n");
    return 2;
  }
  files = g_variant_ref_sink(g_variant_new_strv(NULL, 0));
  settings = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_variant_unref);
  GDBusNodeInfo *info = g_dbus_node_info_new_for_xml(XML, NULL);
  g_bus_own_name(G_BUS_TYPE_SESSION, NAME, G_BUS_NAME_OWNER_FLAGS_NONE, got_bus, got_name, NULL, info, NULL);
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
  return 0;
}

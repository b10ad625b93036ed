// A settings portal for tests, and what changes its settings while it runs.
//
//   fake-portal                            owns the portal's name on the session bus until it is ended
//   fake-portal set KEY VALUE              changes org.freedesktop.appearance KEY in the running one, and waits for it;
//                                          VALUE in GVariant's text form, such as "uint32 1" or "(0.2, 0.5, 0.9)"
//
// It says "ready" on standard output once it has the name.

#include <gio/gio.h>
#include <stdio.h>
#include <string.h>

#define NAME "org.freedesktop.portal.Desktop"
#define PATH "/org/freedesktop/portal/desktop"
#define SETTINGS "org.freedesktop.portal.Settings"
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
  "<interface name='" CONTROL "'>"
  "<method name='Set'><arg type='s' direction='in'/><arg type='v' direction='in'/></method>"
  "</interface>"
  "</node>";

static GHashTable *settings; // key → GVariant

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

static void called(
  GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *method,
  GVariant *arguments, GDBusMethodInvocation *call, gpointer data) {
  (void)sender, (void)path, (void)interface, (void)data;
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
  static const GDBusInterfaceVTable table = { .method_call = called };
  for (GDBusInterfaceInfo **interface = ((GDBusNodeInfo *)info)->interfaces; *interface; interface++)
    g_dbus_connection_register_object(bus, PATH, *interface, &table, NULL, NULL, NULL);
}

static void got_name(GDBusConnection *bus, const char *name, gpointer info) {
  (void)bus, (void)name, (void)info;
  puts("ready");
  fflush(stdout);
}

static int set(const char *key, const char *text) {
  GError *error = NULL;
  GVariant *value = g_variant_parse(NULL, text, NULL, NULL, &error);
  GDBusConnection *bus = value ? g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, &error) : NULL;
  GVariant *reply = bus ? g_dbus_connection_call_sync(
                            bus, NAME, PATH, CONTROL, "Set", g_variant_new("(sv)", key, value), NULL,
                            G_DBUS_CALL_FLAGS_NO_AUTO_START, 10000, NULL, &error)
                        : NULL;
  if (!reply) fprintf(stderr, "fake-portal: %s\n", error->message);
  return reply ? 0 : 1;
}

int main(int argc, char **argv) {
  if (argc == 4 && strcmp(argv[1], "set") == 0) return set(argv[2], argv[3]);
  if (argc != 1) {
    fprintf(stderr, "usage: fake-portal [set KEY VALUE]\n");
    return 2;
  }
  settings = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_variant_unref);
  GDBusNodeInfo *info = g_dbus_node_info_new_for_xml(XML, NULL);
  g_bus_own_name(G_BUS_TYPE_SESSION, NAME, G_BUS_NAME_OWNER_FLAGS_NONE, got_bus, got_name, NULL, info, NULL);
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
  return 0;
}

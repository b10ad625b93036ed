// Objects that C makes, with state of their own and a reference as that of a garbage collector, and drops: on the main thread, on
// another one, while the kit holds them. Prints each way that leaves objects, and by how many bytes thousands of further objects
// have made the memory grow: collected CYCLES

#include <stdlib.h>

#include <thimble.h>

// The address sanitizer's count of what malloc() has given and free() has not got back.
extern size_t __sanitizer_get_current_allocated_bytes (void);

static int alive;

static void
gone (gpointer data, GObject *where)
{
  alive--;
}

static gpointer
watch (gpointer object)
{
  alive++;
  g_object_weak_ref (object, gone, NULL);
  return object;
}

static void
toggled (gpointer data, GObject *object, gboolean is_last)
{
  *(gboolean *) data = is_last;
}

// Drops an object as the collector of a language does: only when it is told that its reference is the last one.
static void
collect (gpointer object)
{
  gboolean is_last = FALSE;
  g_object_add_toggle_ref (object, toggled, &is_last);
  g_object_unref (object);
  g_assert_true (is_last);
  g_object_remove_toggle_ref (object, toggled, &is_last);
}

static gpointer
drop (gpointer object)
{
  g_object_unref (object);
  return NULL;
}

static void
release (gpointer captured, GClosure *closure)
{
  g_free (captured);
}

// Gives an object state of its own, and a handler that captures a text.
static void
remember (gpointer object, const char *signal, GCallback handler)
{
  g_object_set_data_full (object, "note", g_strdup ("note"), g_free);
  g_signal_connect_data (object, signal, handler, g_strdup ("captured"), release, 0);
}

static void
noted (gpointer object, const char *captured)
{
  g_assert_cmpstr (captured, ==, "captured");
  g_object_set_data_full (object, "note", g_strdup (captured), g_free);
}

static void
wait_until (gboolean (*condition) (gpointer), gpointer object)
{
  while (!condition (object))
    g_main_context_iteration (NULL, TRUE);
}

static void
button_of_own (void)
{
  GtkWidget *button = g_object_ref_sink (watch (thimble_button_new_with_label ("Save")));
  remember (button, "clicked", G_CALLBACK (noted));
  g_signal_emit_by_name (button, "clicked");
  thimble_button_set_title (THIMBLE_BUTTON (button), "Saved");
  collect (button);
}

static void
button_of_kit (void)
{
  GtkWidget *split = g_object_ref_sink (watch (thimble_split_button_new ("Save", "More", NULL)));
  ThimbleButton *primary = watch (thimble_split_button_get_primary_button (THIMBLE_SPLIT_BUTTON (split)));
  g_assert_true (primary == thimble_split_button_get_primary_button (THIMBLE_SPLIT_BUTTON (split)));
  remember (primary, "clicked", G_CALLBACK (noted));
  g_object_ref (primary);
  collect (split);
  collect (primary);
}

static void
held_by_kit (void)
{
  GtkWidget *button = g_object_ref_sink (watch (thimble_button_new ()));
  ThimbleCommand *command = watch (thimble_command_new ("save", "Save"));
  GtkWidget *follower = g_object_ref_sink (watch (thimble_button_new_with_command (command)));
  remember (command, "activate", G_CALLBACK (noted));
  g_object_unref (command);
  thimble_command_activate (command);
  collect (follower);
  thimble_button_start_loading (THIMBLE_BUTTON (button));
  collect (button);
}

static void
dropped_elsewhere (void)
{
  GtkWidget *button = g_object_ref_sink (watch (thimble_toggle_button_new_with_label ("Bold")));
  g_thread_join (g_thread_new ("elsewhere", drop, button));
}

static void
disposed (void)
{
  GtkWidget *group = g_object_ref_sink (watch (thimble_button_group_new ("Format")));
  GtkWidget *button = watch (thimble_button_new_with_label ("Bold"));
  thimble_button_group_append (THIMBLE_BUTTON_GROUP (group), THIMBLE_BUTTON (button));
  g_object_run_dispose (G_OBJECT (group));
  g_object_run_dispose (G_OBJECT (group));
  collect (group);
  button = g_object_ref_sink (watch (thimble_button_new_with_label ("Bold")));
  g_object_run_dispose (G_OBJECT (button));
  thimble_button_start_loading (THIMBLE_BUTTON (button));
  collect (button);
}

static void
work_started (gpointer button, GCancellable *token, char *captured)
{
  g_object_set_data_full (button, "token", g_object_ref (watch (token)), g_object_unref);
  g_object_set_data_full (G_OBJECT (token), "note", g_strdup (captured), g_free);
}

static gboolean
has_begun (gpointer button)
{
  return g_object_get_data (button, "token") != NULL;
}

static gboolean
has_ended (gpointer button)
{
  return !thimble_button_get_pending (button);
}

static void
work (void)
{
  GtkWidget *button = g_object_ref_sink (watch (thimble_button_new_with_label ("Send")));
  remember (button, "work-started", G_CALLBACK (work_started));
  g_signal_emit_by_name (button, "clicked");
  wait_until (has_begun, button);
  thimble_button_finish_work (THIMBLE_BUTTON (button));
  wait_until (has_ended, button);
  collect (button);
}

// A subclass with a property of its own and a template -------------------------------------------------------------------

#define TYPE_SAVER (saver_get_type ())
G_DECLARE_FINAL_TYPE (Saver, saver, TEST, SAVER, ThimbleButton)

struct _Saver
{
  ThimbleButton parent_instance;
  char *document;
};

G_DEFINE_TYPE (Saver, saver, THIMBLE_TYPE_BUTTON)

static void
saver_property (GObject *object, guint id, const GValue *value, GParamSpec *property)
{
  g_free (TEST_SAVER (object)->document);
  TEST_SAVER (object)->document = g_value_dup_string (value);
}

static void
saver_finalize (GObject *object)
{
  g_free (TEST_SAVER (object)->document);
  G_OBJECT_CLASS (saver_parent_class)->finalize (object);
}

static void
saver_class_init (SaverClass *class)
{
  G_OBJECT_CLASS (class)->set_property = saver_property;
  G_OBJECT_CLASS (class)->finalize = saver_finalize;
  g_object_class_install_property (G_OBJECT_CLASS (class), 1,
                                   g_param_spec_string ("document", NULL, NULL, NULL, G_PARAM_WRITABLE));
}

static void
saver_init (Saver *saver)
{
  watch (saver);
}

#define TYPE_PAGE (page_get_type ())
G_DECLARE_FINAL_TYPE (Page, page, TEST, PAGE, GtkBox)

struct _Page
{
  GtkBox parent_instance;
  ThimbleButton *save;
};

G_DEFINE_TYPE (Page, page, GTK_TYPE_BOX)

static void
page_dispose (GObject *object)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (page_parent_class)->dispose (object);
}

static void
page_class_init (PageClass *class)
{
  static const char text[] =
      "<interface><template class='Page' parent='GtkBox'>"
      "<child><object class='ThimbleButtonRow'><child><object class='Saver' id='save'>"
      "<property name='title'>Save</property><property name='document'>a text</property>"
      "</object></child></object></child></template></interface>";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, sizeof text - 1);
  g_type_ensure (TYPE_SAVER);
  gtk_widget_class_set_template (GTK_WIDGET_CLASS (class), bytes);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (class), Page, save);
  G_OBJECT_CLASS (class)->dispose = page_dispose;
}

static void
page_init (Page *page)
{
  gtk_widget_init_template (GTK_WIDGET (page));
  remember (page->save, "clicked", G_CALLBACK (noted));
  g_signal_emit_by_name (page->save, "clicked");
}

static void
template (void)
{
  collect (g_object_ref_sink (watch (g_object_new (TYPE_PAGE, NULL))));
}

static void
set_up (GtkSignalListItemFactory *factory, GtkListItem *item, const char *captured)
{
  GtkWidget *row = g_object_new (TYPE_SAVER, "document", captured, NULL);
  gtk_list_item_set_child (item, row);
  remember (row, "clicked", G_CALLBACK (noted));
}

static void
bind (GtkSignalListItemFactory *factory, GtkListItem *item, const char *captured)
{
  GtkStringObject *string = gtk_list_item_get_item (item);
  thimble_button_set_title (THIMBLE_BUTTON (gtk_list_item_get_child (item)), gtk_string_object_get_string (string));
}

static void
list (void)
{
  const char *texts[] = { "0", "1", "2", NULL };
  int before = alive;
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  remember (factory, "setup", G_CALLBACK (set_up));
  g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
  GtkSelectionModel *model = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (gtk_string_list_new (texts))));
  GtkWidget *view = g_object_ref_sink (watch (gtk_list_view_new (model, factory)));
  GtkWidget *window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (window), view);
  g_assert_cmpint (alive, ==, before + 4);
  gtk_window_destroy (GTK_WINDOW (window));
  collect (view);
}

static void
window (void)
{
  GtkWidget *window = watch (gtk_window_new ());
  GtkWidget *overlay = watch (thimble_toast_overlay_new (watch (g_object_new (TYPE_PAGE, NULL))));
  ThimbleCommand *command = watch (thimble_command_new ("save", "Save"));
  remember (command, "activate", G_CALLBACK (noted));
  gtk_window_set_titlebar (GTK_WINDOW (window), watch (thimble_button_new_with_command (command)));
  g_object_unref (command);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (overlay) == 0)
    g_main_context_iteration (NULL, TRUE);
  thimble_toast_overlay_show (THIMBLE_TOAST_OVERLAY (overlay), "Saved");
  gtk_window_destroy (GTK_WINDOW (window));
}

static const struct
{
  const char *name;
  void (*make) (void);
  // A window costs as much as a hundred buttons, so there are few.
  int share;
} ways[] = {
  { "button", button_of_own, 1 }, { "button of the kit", button_of_kit, 1 }, { "command", held_by_kit, 1 },
  { "another thread", dropped_elsewhere, 1 }, { "disposed", disposed, 1 }, { "work", work, 1 },
  { "template", template, 1 }, { "list", list, 3 }, { "window", window, 20 },
};

// Goes all ways, and returns how many bytes more are allocated than before.
static gssize
turn (int rounds)
{
  gsize before = __sanitizer_get_current_allocated_bytes ();
  for (gsize way = 0; way < G_N_ELEMENTS (ways); way++)
    {
      for (int round = 0; round < rounds; round += ways[way].share)
        ways[way].make ();
      gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;
      while (alive > 0 && g_get_monotonic_time () < end)
        g_main_context_iteration (NULL, FALSE);
      if (alive > 0)
        g_print ("%s: %d are left\n", ways[way].name, alive);
      alive = 0;
    }
  return (gssize) (__sanitizer_get_current_allocated_bytes () - before);
}

int
main (int count, char **words)
{
  g_assert_true (thimble_init ());
  turn (100);
  g_print ("%" G_GSSIZE_FORMAT "\n", turn (atoi (words[1]) / 7));
}

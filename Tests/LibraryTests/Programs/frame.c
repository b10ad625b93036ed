// A button's frame by every name that it has: that of the kit, GtkButton's function and property, and its style class. They
// agree, whichever is set.

#include <thimble.h>

static int notified;

static void
changed (GObject *object, GParamSpec *property, gpointer data)
{
  notified++;
}

static void
expect_frame (gpointer button, gboolean has_frame, const char *variant)
{
  gboolean stored = !has_frame;
  g_autofree char *shown = NULL;
  g_object_get (button, "has-frame", &stored, "variant", &shown, NULL);
  g_assert_cmpint (stored, ==, has_frame);
  g_assert_cmpint (gtk_button_get_has_frame (button), ==, has_frame);
  g_assert_cmpint (gtk_widget_has_css_class (button, "flat"), ==, !has_frame);
  g_assert_cmpstr (shown, ==, variant);
}

static gpointer
make (void)
{
  gpointer button = thimble_button_new_with_label ("Save");
  g_signal_connect (button, "notify::has-frame", G_CALLBACK (changed), NULL);
  notified = 0;
  return button;
}

static void
by_the_kit (gpointer button)
{
  thimble_button_set_has_frame (button, FALSE);
  expect_frame (button, FALSE, "plain");
  thimble_button_set_has_frame (button, FALSE);
  g_assert_cmpint (notified, ==, 1);
  thimble_button_set_has_frame (button, TRUE);
  expect_frame (button, TRUE, "neutral");
  g_object_set (button, "variant", "plain", NULL);
  expect_frame (button, FALSE, "plain");
  g_object_set (button, "variant", "primary", NULL);
  expect_frame (button, TRUE, "primary");
  thimble_button_set_has_frame (button, TRUE);
  expect_frame (button, TRUE, "primary");
  g_assert_cmpint (notified, ==, 4);
}

static void
by_gtk (gpointer button)
{
  gtk_button_set_has_frame (button, FALSE);
  expect_frame (button, FALSE, "plain");
  gtk_button_set_has_frame (button, TRUE);
  expect_frame (button, TRUE, "neutral");
  g_object_set (button, "has-frame", FALSE, NULL);
  expect_frame (button, FALSE, "plain");
  thimble_button_set_has_frame (button, TRUE);
  expect_frame (button, TRUE, "neutral");
  g_assert_cmpint (notified, ==, 4);
}

int
main (void)
{
  g_assert_true (thimble_init ());
  gpointer unseen = g_object_ref_sink (make ());
  by_the_kit (unseen);
  gtk_button_set_has_frame (unseen, TRUE);
  expect_frame (unseen, TRUE, "primary");
  g_object_unref (unseen);

  // Before a button is in a window, GtkButton's names change its own answers; the look follows in the window.
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gpointer early = make (), undone = make (), small = make (), classes = make (), own = make (), late = make ();
  gpointer made = g_object_new (THIMBLE_TYPE_BUTTON, "title", "Save", "has-frame", FALSE, NULL);
  gpointer all[] = { early, undone, small, classes, own, late, made };
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    gtk_box_append (GTK_BOX (box), all[i]);
  gtk_button_set_has_frame (early, FALSE);
  g_assert_false (gtk_button_get_has_frame (early));
  gtk_button_set_has_frame (undone, FALSE);
  thimble_button_set_has_frame (undone, TRUE);
  gtk_widget_add_css_class (small, "flat");
  thimble_button_set_size (small, THIMBLE_BUTTON_SIZE_SMALL);
  thimble_button_set_has_frame (classes, FALSE);
  const char *names[] = { "special", NULL };
  gtk_widget_set_css_classes (classes, names);
  g_object_set (own, "variant", "danger", NULL);
  gtk_widget_add_css_class (own, "flat");

  GtkWidget *window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (window), box);
  expect_frame (early, FALSE, "plain");
  expect_frame (undone, TRUE, "neutral");
  expect_frame (small, FALSE, "plain");
  expect_frame (classes, FALSE, "plain");
  expect_frame (own, TRUE, "danger");
  expect_frame (made, FALSE, "plain");
  notified = 0;
  by_gtk (late);
  notified = 0;
  by_the_kit (late);

  // A button that comes into a window again follows once.
  g_object_ref (late);
  gtk_box_remove (GTK_BOX (box), late);
  gtk_box_append (GTK_BOX (box), late);
  g_object_unref (late);
  gtk_button_set_has_frame (late, FALSE);
  expect_frame (late, FALSE, "plain");
  gtk_window_destroy (GTK_WINDOW (window));
  g_print ("agreed\n");
  return 0;
}

// Macros as functions: Swift imports neither casts nor the macros built on them.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS
_Pragma("clang assume_nonnull begin")

/// Needed because `G_TYPE_FROM_INSTANCE` is a macro with a cast.
static inline GType cgtk_type_of_instance(const void *instance) {
  return ((const GTypeInstance *)instance)->g_class->g_type;
}

/// Needed because `G_TYPE_FROM_CLASS` is a macro with a cast.
static inline GType cgtk_type_of_class(const void *klass) {
  return ((const GTypeClass *)klass)->g_type;
}

/// Needed because `G_TYPE_CHECK_INSTANCE_TYPE` is a macro.
static inline gboolean cgtk_is_a(const void *instance, GType type) {
  return g_type_check_instance_is_a((GTypeInstance *)instance, type);
}

/// Needed because `g_atomic_int_get` is a macro. Returns the current number of references, on any thread.
static inline guint cgtk_reference_count(GObject *object) {
  return (guint)g_atomic_int_get((gint *)&object->ref_count);
}

/// Needed because GTK has no public setter: a builder sets the id through the interface's table, which a macro returns.
static inline void cgtk_buildable_set_id(GtkBuildable *buildable, const char *_Nullable id) {
  GTK_BUILDABLE_GET_IFACE(buildable)->set_id(buildable, id);
}

/// Needed because `g_signal_emit_by_name` is variadic.
static inline void cgtk_button_emit_clicked(void *button) { g_signal_emit_by_name(button, "clicked"); }

/// Needed because the fundamental types are macros with casts.
static const GType cgtk_type_boolean = G_TYPE_BOOLEAN;
static const GType cgtk_type_int = G_TYPE_INT;
static const GType cgtk_type_uint = G_TYPE_UINT;
static const GType cgtk_type_double = G_TYPE_DOUBLE;
static const GType cgtk_type_float = G_TYPE_FLOAT;
static const GType cgtk_type_string = G_TYPE_STRING;
static const GType cgtk_type_object = G_TYPE_OBJECT;
static const GType cgtk_type_pointer = G_TYPE_POINTER;
static const GType cgtk_type_invalid = G_TYPE_INVALID;
static const GType cgtk_type_enum = G_TYPE_ENUM;
static const GType cgtk_type_flags = G_TYPE_FLAGS;
static const GType cgtk_type_none = G_TYPE_NONE;

/// Needed because `G_SIGNAL_TYPE_STATIC_SCOPE` is a macro with a cast: the bit that may be set in a signal's types.
static const GType cgtk_signal_static_scope = G_SIGNAL_TYPE_STATIC_SCOPE;

/// Needed because `GTK_INVALID_LIST_POSITION` is a macro with a cast.
static const guint cgtk_invalid_list_position = GTK_INVALID_LIST_POSITION;

_Pragma("clang assume_nonnull end")
G_END_DECLS

#define _GNU_SOURCE

#include "Backdrop.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// The protocol xdg-shell: all requests and events in order, up to the last one that is used.

static const struct wl_interface toplevelInterface = {
    "xdg_toplevel", 1, 0, NULL, 2,
    (const struct wl_message[]){
        {"configure", "iia", (const struct wl_interface *[3]){0}},
        {"close", "", NULL},
    }};
enum { toplevelActivated = 4 };

static const struct wl_interface surfaceInterface = {
    "xdg_surface", 1, 5,
    (const struct wl_message[]){
        {"destroy", "", NULL},
        {"get_toplevel", "n", (const struct wl_interface *[]){&toplevelInterface}},
        {"get_popup", "n?oo", (const struct wl_interface *[3]){0}},
        {"set_window_geometry", "iiii", (const struct wl_interface *[4]){0}},
        {"ack_configure", "u", (const struct wl_interface *[1]){0}},
    },
    1, (const struct wl_message[]){{"configure", "u", (const struct wl_interface *[1]){0}}}};
enum { surfaceGetToplevel = 1, surfaceAckConfigure = 4 };

static const struct wl_interface shellInterface = {
    "xdg_wm_base", 1, 4,
    (const struct wl_message[]){
        {"destroy", "", NULL},
        {"create_positioner", "n", (const struct wl_interface *[1]){0}},
        {"get_xdg_surface", "no", (const struct wl_interface *[]){&surfaceInterface, &wl_surface_interface}},
        {"pong", "u", (const struct wl_interface *[1]){0}},
    },
    1, (const struct wl_message[]){{"ping", "u", (const struct wl_interface *[1]){0}}}};
enum { shellGetSurface = 2, shellPong = 3 };

static struct wl_compositor *compositor;
static struct wl_shm *memory;
static struct wl_proxy *shell;
static bool isConfigured, isActive;

static void announced(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)data, (void)version;
  if (!strcmp(interface, wl_compositor_interface.name))
    compositor = wl_registry_bind(registry, name, &wl_compositor_interface, 1);
  else if (!strcmp(interface, wl_shm_interface.name))
    memory = wl_registry_bind(registry, name, &wl_shm_interface, 1);
  else if (!strcmp(interface, shellInterface.name))
    shell = wl_registry_bind(registry, name, &shellInterface, 1);
}

static void withdrawn(void *data, struct wl_registry *registry, uint32_t name) {
  (void)data, (void)registry, (void)name;
}

static void pinged(void *data, struct wl_proxy *shell, uint32_t serial) {
  (void)data;
  wl_proxy_marshal_flags(shell, shellPong, NULL, 1, 0, serial);
}

static void configured(void *data, struct wl_proxy *surface, uint32_t serial) {
  (void)data;
  wl_proxy_marshal_flags(surface, surfaceAckConfigure, NULL, 1, 0, serial);
  isConfigured = true;
}

static void sized(void *data, struct wl_proxy *toplevel, int32_t width, int32_t height, struct wl_array *states) {
  (void)data, (void)toplevel, (void)width, (void)height;
  isActive = false;
  uint32_t *state;
  wl_array_for_each(state, states) if (*state == toplevelActivated) isActive = true;
}

static void closed(void *data, struct wl_proxy *toplevel) { (void)data, (void)toplevel; }

bool backdrop_show(struct wl_display *display, int width, int height) {
  static const struct wl_registry_listener registryListener = {announced, withdrawn};
  static void (*shellListener[])(void) = {(void (*)(void))pinged};
  static void (*surfaceListener[])(void) = {(void (*)(void))configured};
  static void (*toplevelListener[])(void) = {(void (*)(void))sized, (void (*)(void))closed};
  wl_registry_add_listener(wl_display_get_registry(display), &registryListener, NULL);
  wl_display_roundtrip(display);
  int size = width * height * 4, file = memfd_create("backdrop", MFD_CLOEXEC);
  if (!compositor || !memory || !shell || file < 0 || ftruncate(file, size)) return false;
  struct wl_shm_pool *pool = wl_shm_create_pool(memory, file, size);
  struct wl_buffer *buffer = wl_shm_pool_create_buffer(pool, 0, width, height, width * 4, WL_SHM_FORMAT_XRGB8888);
  struct wl_surface *surface = wl_compositor_create_surface(compositor);
  wl_proxy_add_listener(shell, shellListener, NULL);
  struct wl_proxy *window = wl_proxy_marshal_flags(shell, shellGetSurface, &surfaceInterface, 1, 0, NULL, surface);
  wl_proxy_add_listener(window, surfaceListener, NULL);
  struct wl_proxy *toplevel = wl_proxy_marshal_flags(window, surfaceGetToplevel, &toplevelInterface, 1, 0, NULL);
  wl_proxy_add_listener(toplevel, toplevelListener, NULL);
  // An empty region gets no pointer.
  wl_surface_set_input_region(surface, wl_compositor_create_region(compositor));
  wl_surface_commit(surface);
  while (!isConfigured)
    if (wl_display_dispatch(display) < 0) return false;
  wl_surface_attach(surface, buffer, 0, 0);
  wl_surface_damage(surface, 0, 0, width, height);
  wl_surface_commit(surface);
  close(file);
  return wl_display_roundtrip(display) >= 0;
}

bool backdrop_has_focus(struct wl_display *display) { return wl_display_roundtrip(display) >= 0 && isActive; }

// A virtual pointer and keyboard for a Wayland compositor, with the commands of xdotool.
//
//   wayland-hands --serve SOCKET WIDTHxHEIGHT    connects both, prints "ready", and runs until the compositor ends
//   wayland-hands COMMAND…                       sends the commands to the server at WAYLAND_HANDS
//
//   mousemove X Y · mousedown BUTTON · mouseup BUTTON · click [--repeat N] [--delay MS] BUTTON
//   key [--delay MS] KEY… · keydown KEY · keyup KEY · type [--delay MS] TEXT
//
// A compositor without devices gives its clients neither pointer nor keyboard. So the devices stay while tests run:
// without them the focus would be lost between two commands.
#define _GNU_SOURCE

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "Devices.h"

enum { mostWords = 65536, mostBytes = 1 << 20 };

static const char *const commands[] = {"mousemove", "mousedown", "mouseup", "click", "key", "keydown", "keyup", "type"};

static bool isCommand(const char *word) {
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    if (!strcmp(word, commands[i])) return true;
  }
  return false;
}

/// Removes an option and its number from the words. Returns the number, or `otherwise`.
static int option(const char *name, char ***words, int otherwise) {
  if (!**words || strcmp(**words, name) || !(*words)[1]) return otherwise;
  int result = atoi((*words)[1]);
  *words += 2;
  return result;
}

static void sleepFor(int milliseconds) { usleep((useconds_t)milliseconds * 1000); }

/// Performs one command and moves on to the next. Returns NULL, or the word that was not understood.
static const char *perform(Devices *devices, char ***at) {
  char **words = *at;
  const char *command = *words++;
  const char *wrong = NULL;
  if (!strcmp(command, "mousemove") && words[0] && words[1]) {
    devices_move(devices, atoi(words[0]), atoi(words[1]));
    words += 2;
  } else if (!strcmp(command, "mousedown") && words[0]) {
    devices_button(devices, atoi(*words++), true);
  } else if (!strcmp(command, "mouseup") && words[0]) {
    devices_button(devices, atoi(*words++), false);
  } else if (!strcmp(command, "click")) {
    int times = option("--repeat", &words, 1), pause = option("--delay", &words, 12);
    if (!*words) return command;
    for (int button = atoi(*words++); times > 0; times--) {
      devices_button(devices, button, true);
      sleepFor(pause);
      devices_button(devices, button, false);
      sleepFor(pause);
    }
  } else if (!strcmp(command, "keydown") && words[0]) {
    if (!devices_chord(devices, *words, true)) wrong = *words;
    words++;
  } else if (!strcmp(command, "keyup") && words[0]) {
    if (!devices_chord(devices, *words, false)) wrong = *words;
    words++;
  } else if (!strcmp(command, "key")) {
    int pause = option("--delay", &words, 12);
    for (; *words && !isCommand(*words) && !wrong; words++) {
      if (!devices_chord(devices, *words, true) || !devices_chord(devices, *words, false)) wrong = *words;
      sleepFor(pause);
    }
  } else if (!strcmp(command, "type")) {
    int pause = option("--delay", &words, 12);
    for (; *words && !wrong; words++) {
      for (const char *text = *words; *text && !wrong; text++) {
        if (!devices_type(devices, *text)) wrong = *words;
        sleepFor(pause);
      }
    }
  } else {
    wrong = command;
  }
  *at = words;
  return wrong;
}

// The socket ----------------------------------------------------------------------------------------------------------

static int socketAt(const char *path, struct sockaddr_un *address) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  if (strlen(path) >= sizeof address->sun_path) return -1;
  strcpy(address->sun_path, path);
  return socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
}

/// Reads until the other side closes. Returns the number of bytes.
static size_t readAll(int from, char *bytes, size_t most) {
  size_t count = 0;
  ssize_t more;
  while (count < most && (more = read(from, bytes + count, most - count)) > 0) count += (size_t)more;
  return count;
}

/// Performs the commands of one client, and reports a word that was not understood.
static void serveOne(Devices *devices, int client) {
  static char bytes[mostBytes + 1];
  static char *words[mostWords + 1];
  size_t count = readAll(client, bytes, mostBytes), used = 0;
  bytes[count] = '\0';
  for (size_t at = 0; at < count && used < mostWords; at += strlen(bytes + at) + 1) words[used++] = bytes + at;
  words[used] = NULL;
  const char *wrong = NULL;
  for (char **next = words; *next && !wrong;) wrong = perform(devices, &next);
  if (wrong) dprintf(client, "not understood: %s\n", wrong);
}

static int serve(const char *path, const char *size) {
  int width = 0, height = 0;
  struct sockaddr_un address;
  int listener = socketAt(path, &address);
  if (sscanf(size, "%dx%d", &width, &height) != 2 || width <= 0 || height <= 0 || listener < 0 ||
      bind(listener, (struct sockaddr *)&address, sizeof address) || listen(listener, 8)) {
    fprintf(stderr, "wayland-hands: cannot serve at %s for %s: %s\n", path, size, strerror(errno));
    return 1;
  }
  Devices devices;
  const char *trouble = devices_plug_in(&devices, width, height);
  if (trouble) {
    fprintf(stderr, "wayland-hands: %s\n", trouble);
    return 1;
  }
  puts("ready");
  fflush(stdout);
  while (devices_wait(&devices, listener)) {
    int client = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
    if (client < 0) continue;
    serveOne(&devices, client);
    close(client);
  }
  unlink(path);
  return 0;
}

static int ask(char **words) {
  const char *path = getenv("WAYLAND_HANDS");
  struct sockaddr_un address;
  int server = socketAt(path ? path : "", &address);
  if (server < 0 || connect(server, (struct sockaddr *)&address, sizeof address)) {
    fprintf(stderr, "wayland-hands: no server at WAYLAND_HANDS=%s: %s\n", path ? path : "", strerror(errno));
    return 1;
  }
  for (; *words; words++) {
    size_t length = strlen(*words) + 1;
    if (write(server, *words, length) != (ssize_t)length) return 1;
  }
  shutdown(server, SHUT_WR);
  char answer[256];
  size_t count = readAll(server, answer, sizeof answer);
  fwrite(answer, 1, count, stderr);
  return count > 0;
}

int main(int count, char **words) {
  if (count == 4 && !strcmp(words[1], "--serve")) return serve(words[2], words[3]);
  if (count < 2 || words[1][0] == '-') {
    fputs("usage: wayland-hands --serve SOCKET WIDTHxHEIGHT | wayland-hands COMMAND…\n", stderr);
    return 2;
  }
  return ask(words + 1);
}

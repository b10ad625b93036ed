# shellcheck shell=bash
# shellcheck disable=SC2034  # The scripts that source this use its variables.
# Functions of the run scripts: messages, finding Swift, installing packages, and ending the processes that they started.
# Sourced, never run. All messages go to standard error, so that a script's own output stays clean.

# The oldest Swift that compiles the package, as in the first line of Package.swift.
readonly needed_swift=6.2

# Exit statuses, the same in every run script and documented in their --help.
readonly status_failed=1 status_usage=2 status_no_swift=3 status_build=4 status_machine=5

say() { printf '%s\n' "$*" >&2; }

step() { printf '\n== %s\n' "$*" >&2; }

# die STATUS MESSAGE…: prints the lines of one message, and exits with the status.
die() {
  local status=$1
  shift
  printf '\n' >&2
  printf '%s\n' "$@" >&2
  exit "$status"
}

# Swift ---------------------------------------------------------------------------------------------------------------

# Prints the version of the swift in PATH, or nothing if it does not start (for example without a library).
swift_version() {
  swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+(\.[0-9]+)*).*/\1/p' | head -n 1 || true
}

how_to_get_swift() {
  cat <<EOF
How to get it, for yourself alone and without root:
  https://www.swift.org/install/linux     (choose Swift $needed_swift or newer; swiftly fetches and switches toolchains)
then see that its usr/bin folder is in PATH, and run this again. Under sudo, hand PATH on: sudo env "PATH=\$PATH" …
EOF
}

# Ends the script unless there is a swift of at least the needed version in PATH. One that does not start passes the
# first time, because its packages may be installed next; `require_swift again` ends the script then.
require_swift() {
  command -v swift >/dev/null || die "$status_no_swift" "There is no swift in PATH." "$(how_to_get_swift)"
  local version reason
  version=$(swift_version)
  if [[ -z $version ]]; then
    [[ ${1:-} == again ]] || return 0
    reason=$(swift --version 2>&1 | head -n 3) || true
    die "$status_no_swift" "$(command -v swift) does not run:" "$reason" "$(how_to_get_swift)"
  fi
  if [[ $(printf '%s\n' "$needed_swift" "$version" | sort -V | head -n 1) != "$needed_swift" ]]; then
    die "$status_no_swift" "$(command -v swift) is Swift $version; Thimble needs $needed_swift or newer." \
      "$(how_to_get_swift)"
  fi
}

# Packages ------------------------------------------------------------------------------------------------------------
# Debian's names, each with the reason that is shown before the installation. They are the same in all releases since
# Debian 12, sometimes by way of a Provides, or are written as in a Depends: one | another.

packages_to_build=(
  "git:SwiftPM fetches the package dependencies with it"
  "ca-certificates:SwiftPM checks servers with these"
  "g++:start files, headers and libraries of C and C++, which Swift links against"
  "pkg-config:tells SwiftPM where GTK is"
  "libgtk-4-dev:GTK 4 and its headers"
  "libcurl4:the Swift toolchain loads it"
  "libncurses6:the Swift toolchain loads it"
  "libsqlite3-0:the Swift toolchain loads it"
  "libxml2 | libxml2-16:the Swift toolchain loads it"
  "tzdata:Foundation's time zones"
)

packages_to_look_right=(
  "adwaita-icon-theme:the icons on the buttons"
  "librsvg2-common:GTK reads those icons with it"
  "fonts-cantarell:text as on a GNOME desktop"
  "fonts-dejavu-core:text"
)

packages_for_a_session=(
  "xvfb:a display without a screen"
  "dbus:a session bus"
  "at-spi2-core:the accessibility bus"
)

# Everything that a run of all tests needs.
packages_to_test=(
  "${packages_to_build[@]}" "${packages_to_look_right[@]}" "${packages_for_a_session[@]}"
  "xdotool:the tests press keys with it"
  "x11-utils:the tests set the size of text on an X display with it"
  "orca:the screen reader, whose words the tests check"
  "imagemagick:the tests take pictures of the screen with it"
  "sway:a Wayland compositor without a screen"
  "grim:the tests take pictures of its screen with it"
  "gobject-introspection:describes the library to other languages"
  "gir1.2-gtk-4.0:GTK 4 for programs in Python and JavaScript"
  "python3-gi:a program in Python uses the library"
  "gjs:a program in JavaScript uses the library"
  "valac:a program in Vala uses the library"
  "desktop-file-utils:checks the installed menu entry"
  "appstream:checks the installed metadata"
  "libadwaita-1-0:the tests compare the kit with its buttons, and run an example with its widgets"
  "blueprint-compiler:a test fills a widget from its output"
)

# The site of the documentation is made on this machine alone.
packages_to_document=(
  "gobject-introspection:describes the library to other languages"
  "gi-docgen:makes the pages of the library for C"
)

# Windows of other toolkits, for the audit. Tests are skipped if the toolkit that they need is missing.
packages_of_other_toolkits=(
  "python3-pyqt5:windows of Qt 5 for the audit"
  "python3-pyqt6:windows of Qt 6 for the audit"
  "python3-gi:windows of GTK 3 for the audit"
  "gir1.2-gtk-3.0:windows of GTK 3 for the audit"
  "python3-wxgtk4.0:windows of wxWidgets for the audit"
)

# Another compositor and other people's applications, for the tests that only the full run has time for.
packages_for_a_full_run=(
  "mutter:GNOME's Wayland compositor, without a screen"
  "gir1.2-webkit2-4.1:a web page in a window of GTK 3, for the audit"
  "chromium:the tests open the gallery's site in it"
  "gnome-clocks:an application of the ten tasks"
  "gnome-calculator:an application of the ten tasks"
  "gnome-text-editor:an application of the ten tasks"
  "mousepad:an application of the ten tasks"
  "transmission-gtk:an application of the ten tasks"
  "gucharmap:an application of the ten tasks"
  "featherpad:an application of the ten tasks"
  "filezilla:an application of the ten tasks"
  "speedcrunch:an application of the ten tasks"
  "qt6ct:an application of the ten tasks"
)

# Prints the packages that this Debian has, with their reasons.
available_packages() {
  local package
  for package; do
    if apt-cache show --no-all-versions "${package%%:*}" >/dev/null 2>&1; then printf '%s\n' "$package"; fi
  done
}

# Prints the packages that are missing, one on each line. An installed package that provides a package counts as it.
missing_packages() {
  local installed package
  # shellcheck disable=SC2016  # dpkg-query expands these, not the shell.
  installed=$(dpkg-query --show --showformat='${db:Status-Status} ${Package}, ${Provides}\n' | sed -n 's/^installed //p')
  installed=$(sed -E 's/ \([^)]*\)//g' <<<"$installed" | tr -s ', \n' '\n')
  for package; do
    grep -qxF -- "$(sed 's/ *| */\n/g' <<<"${package%%:*}")" <<<"$installed" || printf '%s\n' "$package"
  done
}

# require_packages PACKAGE:REASON…: lists missing packages with their reasons, and installs them; prints nothing if none
# is missing. Without Debian's package tools it installs nothing: the build will report what is missing.
require_packages() {
  command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || return 0
  local missing names=() package
  missing=$(missing_packages "$@")
  [[ -n $missing ]] || return 0
  step "Installing missing packages"
  while IFS= read -r package; do
    names+=("${package%%:*}")
    printf '  %-20s %s\n' "${package%%:*}" "${package#*:}" >&2
  done <<<"$missing"

  local as_root=()
  if [[ $EUID -ne 0 ]]; then
    command -v sudo >/dev/null ||
      die "$status_machine" "This needs root, and there is no sudo. As root, run:" \
        "  apt-get update && apt-get satisfy --no-install-recommends$(printf ' "%s"' "${names[@]}")"
    say "sudo may ask for your password."
    as_root=(sudo)
  fi
  as_root+=(env DEBIAN_FRONTEND=noninteractive)

  # A machine that has just started may still be installing updates.
  local log patience=(--option DPkg::Lock::Timeout=180)
  log=$(mktemp /tmp/thimble-apt.XXXXXX)
  if ! { "${as_root[@]}" apt-get "${patience[@]}" update && "${as_root[@]}" apt-get "${patience[@]}" satisfy --yes --no-install-recommends "${names[@]}"; } \
    >"$log" 2>&1 </dev/null; then
    tail -n 15 "$log" >&2
    die "$status_machine" "apt-get could not install them. The whole output: $log"
  fi
  rm -f "$log"
}

# Processes -----------------------------------------------------------------------------------------------------------

guarded_process=

# Prints the processes of the session that the guarded process leads, without zombies.
guarded_processes() {
  cat /proc/[0-9]*/stat 2>/dev/null |
    awk -v session="$guarded_process" '{ pid = $1; sub(/.*\) /, ""); if ($4 == session && $1 != "Z") print pid }' || true
}

# Ends the guarded command and everything that it started: TERM, time to clean up, then KILL.
end_guarded() {
  [[ -n $guarded_process ]] || return 0
  local try left
  for try in {1..90}; do
    left=$(guarded_processes)
    [[ -n $left ]] || break
    # shellcheck disable=SC2086  # One word a process.
    case $try in
      1) kill -TERM $left 2>/dev/null || true ;;
      80) kill -KILL $left 2>/dev/null || true ;;
    esac
    sleep 0.1
  done
  guarded_process=
}

# Runs a command in its own session, so that nothing that it starts outlives this script. Without this, the shell would
# run a trap only after a foreground command has returned.
guarded() {
  local status=0
  # If this script is killed, the kernel sends TERM to the command.
  setsid -- setpriv --pdeathsig TERM -- "$@" </dev/null &
  guarded_process=$!
  wait "$guarded_process" || status=$?
  end_guarded
  return "$status"
}

# A script that uses `guarded` or builds calls this once. Temporary files go to a folder that is removed at the end:
# SwiftPM leaves about twenty empty folders in every run.
tidy_on_exit() {
  trap tidy EXIT
  trap 'exit 129' HUP
  trap 'exit 130' INT
  trap 'exit 143' TERM
  usual_temporary_folder=${TMPDIR:-}
  TMPDIR=$(mktemp -d /tmp/thimble.XXXXXX)
  export TMPDIR
}

tidy() {
  local background
  trap '' HUP INT TERM
  background=$(jobs -p)
  # shellcheck disable=SC2086  # One word a process.
  [[ -z $background ]] || kill $background 2>/dev/null || true
  end_guarded
  [[ -z ${TMPDIR:-} ]] || rm -rf -- "$TMPDIR"
}

# For a script that will exec another program: that would inherit the ignored signals.
tidy_now() {
  tidy
  trap - EXIT HUP INT TERM
  TMPDIR=$usual_temporary_folder
  [[ -n $TMPDIR ]] || unset TMPDIR
}

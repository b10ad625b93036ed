# shellcheck shell=bash
# Roots of other Debians beside this machine's own, in which Tests/run runs tests. Sourced by Tests/run and
# Sources/Packaging/try.
#
# A root is made once, completely, and only read after that. A process of tests uses it through mounts in its own
# namespace, with empty folders in memory for programs to write to. When the namespace's first process ends, the kernel ends
# all other processes and undoes every mount.
#
# shellcheck disable=SC2034,SC2154  # The script that sources this and machine.sh set some variables, and use others.

# The Debian releases that `--on` knows.
readonly known_releases=(trixie forky)

# Prints a release's name for a reader.
release_title() {
  case $1 in
    trixie) printf 'Debian 13' ;;
    forky) printf 'Debian forky' ;;
  esac
}

# Prints the folder of a release's root.
root_on() { printf '%s' "${XDG_CACHE_HOME:-$HOME/.cache}/thimble/$1"; }

# Prints the contents of the root. If the root lacks a line of this, it is made again.
root_recipe() {
  printf '%s\n' "debootstrap minbase $1, recipe 1" "$(dpkg --print-architecture)" "${packages_to_test[@]%%:*}" \
    "${packages_of_other_toolkits[@]%%:*}"
}

# Prints the address of the Debian archive from which this machine's apt gets its own release. Asking apt, rather than
# reading its files, works for every form of its sources.
debian_mirror() {
  local release address
  release=$(. /etc/os-release && printf '%s' "${VERSION_CODENAME:-}")
  # shellcheck disable=SC2016  # apt expands these, not the shell.
  address=$(apt-get indextargets --format '$(RELEASE) $(REPO_URI)' 'Created-By: Packages' |
    awk -v release="$release" '$1 == release || $1 == "stable" { print $2; exit }') || true
  # apt chooses among several mirrors; the first in the list is good enough.
  case $address in
    mirror+file:*) address=$(awk '!/^#/ && NF { print $1; exit }' "${address#mirror+file:}") || true ;;
  esac
  case $address in
    http://* | https://* | file:/*) printf '%s\n' "${address%/}" ;;
    '') die "$status_machine" "apt on this machine has no source for Debian ${release:-(which release?)}, so there is no" \
      "mirror to make another Debian from." ;;
    *) die "$status_machine" "debootstrap cannot make a Debian from $address, the mirror that apt uses here." ;;
  esac
}

# Prints the address of the archive to make a release's root from. The next Debian changes every day: a machine that makes roots
# anew, and must not be surprised, names an archive that keeps the state of a day.
root_mirror() {
  if [[ $1 == forky && -n ${THIMBLE_FORKY_ARCHIVE:-} ]]; then printf '%s' "${THIMBLE_FORKY_ARCHIVE%/}"; else debian_mirror; fi
}

# Prints the date of the archive's state that a root has.
root_date() { sed -n 's/^Date: //p' "$(root_on "$1")"/var/lib/apt/lists/*_InRelease | head -n 1; }

# Prints the proxy that apt would use for an address, if any.
apt_proxy() {
  local said
  said=$(/usr/lib/apt/apt-helper auto-detect-proxy "$1" 2>/dev/null) || true
  said=${said#*\'}
  said=${said%%\'*}
  [[ $said == DIRECT ]] || printf '%s' "$said"
}

# Prints the folder of the Swift toolchain with bin and lib. The compiler reports it, because the swift in PATH may be a
# link or a program that chooses among several toolchains.
toolchain_folder() {
  local resources
  resources=$(swift -print-target-info | sed -nE 's/.*"runtimeResourcePath": *"(.*)".*/\1/p')
  [[ -x $resources/../../bin/swift ]] || die "$status_no_swift" "Cannot tell where the Swift toolchain is."
  readlink -f "$resources/../.."
}

# gather_libraries ROOT TOOLCHAIN FOLDER: copies this machine's libraries that the toolchain loads and the root lacks to
# FOLDER, such as the libxml2 and the ICU of an older Debian. In the root, LD_LIBRARY_PATH names that folder. That
# changes nothing for other programs there: all their libraries have other names.
gather_libraries() {
  local folder=$1 toolchain=$2 libraries=$3 present program name path
  rm -rf -- "$libraries"
  mkdir -p "$libraries"
  present=$(/sbin/ldconfig --print-cache -C "$folder/etc/ld.so.cache" | awk '{ print $1 }')
  for program in "$toolchain"/bin/*; do ldd "$program" 2>/dev/null || true; done |
    awk '$2 == "=>" && $3 ~ /^\// { print $1, $3 }' | sort -u |
    while read -r name path; do
      case $path in "$toolchain"/*) continue ;; esac
      grep -qxF -- "$name" <<<"$present" || cp --dereference -- "$path" "$libraries/$name"
    done
}

# make_root RELEASE: makes the root, unless it exists with the whole recipe. Runs in the background, in a shell of its own.
make_root() {
  local release=$1 folder title begin=$SECONDS partial mirror proxy log
  folder=$(root_on "$release")
  mkdir -p "$(dirname "$folder")"
  tidy_on_exit
  # Several runs share a root, each with its own layer; a run that makes the root has an exclusive lock.
  exec 9>"$folder.lock"
  flock --shared 9
  ! root_is_made "$release" "$folder" || return 0
  flock --nonblock 9 || { say "Waiting for other runs of the tests on $(release_title "$release") …"; flock 9; }
  ! root_is_made "$release" "$folder" || return 0

  title=$(release_title "$release")
  mirror=$(root_mirror "$release")
  proxy=$(apt_proxy "$mirror")
  step "Making a $title in $folder"
  say "from $mirror${proxy:+ by way of $proxy}; it is kept for the next time"
  # An interrupted run may have left these.
  rm -rf --one-file-system -- "$folder" "$folder".partial.*
  partial=$folder.partial.$$
  log=$folder.log
  mkdir -p "$partial"
  # The root has a simple path, because debootstrap does not support spaces in it. The signature is always checked:
  # without the keyring debootstrap would only warn. An older debootstrap does not know the newest release, but one
  # script, sid's, makes all releases since Debian 8.
  # shellcheck disable=SC2016  # The shell inside expands these.
  guarded setpriv --pdeathsig KILL -- unshare --mount --pid --ipc --fork --kill-child --mount-proc \
    env ${proxy:+http_proxy="$proxy" https_proxy="$proxy"} LC_ALL=C.UTF-8 \
    bash -euc '
      mount --bind "$1" /mnt
      debootstrap --variant=minbase --force-check-gpg --keyring=/usr/share/keyrings/debian-archive-keyring.gpg \
        "$3" /mnt "$2" /usr/share/debootstrap/scripts/sid
    ' bash "$partial" "$mirror" "$release" >"$log" 2>&1 || root_not_made "$title" "debootstrap" "$partial" "$log"
  # apt in the root gets the proxy only for this call. A mirror may have an older state of an unfinished release; its
  # signature is still checked.
  # shellcheck disable=SC2016  # The shell inside expands these.
  guarded setpriv --pdeathsig KILL -- unshare --mount --pid --ipc --fork --kill-child \
    bash "$root/Tests/Support/enter-root" "$partial" --writable -- \
    bash -euc '
      export DEBIAN_FRONTEND=noninteractive
      options=(--yes --no-install-recommends --option Dpkg::Options::=--force-unsafe-io
        --option Acquire::Check-Valid-Until=false)
      [[ -z $1 ]] || options+=(--option "Acquire::http::Proxy=$1" --option "Acquire::https::Proxy=$1")
      apt-get "${options[@]}" update
      # Optional packages for some of the tests, if this release has them.
      others=()
      for package in $2; do
        if apt-cache show "$package" >/dev/null 2>&1; then others+=("$package"); fi
      done
      apt-get "${options[@]}" satisfy "${@:3}" "${others[@]}"
      apt-get clean
    ' bash "$proxy" "${packages_of_other_toolkits[*]%%:*}" "${packages_to_test[@]%%:*}" \
    >>"$log" 2>&1 || root_not_made "$title" "apt-get in it" "$partial" "$log"
  root_recipe "$release" >"$partial/.recipe"
  # The root gets its name only now, so that an incomplete root is never used.
  mv -T "$partial" "$folder"
  say "in $((SECONDS - begin)) s"
}

root_is_made() { [[ -e $2/.recipe ]] && ! root_recipe "$1" | grep -qvxFf "$2/.recipe"; }

root_not_made() {
  tail -n 15 "$4" >&2
  rm -rf --one-file-system -- "$3"
  die "$status_machine" "Cannot test on $1: $2 failed. The whole output: $4"
}

# require_root_tools RELEASE…: ends the script if this machine cannot make roots or enter them.
require_root_tools() {
  local titles keys=/usr/share/keyrings/debian-archive-trixie-stable.gpg
  titles=$(for release; do release_title "$release"; echo; done | paste -sd, | sed 's/,/ and /')
  if [[ $EUID -ne 0 ]]; then
    die "$status_machine" "To make a $titles and to mount folders in it takes root:" \
      "  sudo env \"PATH=\$PATH\" Tests/run …"
  fi
  command -v apt-get >/dev/null || die "$status_machine" "To make a $titles takes Debian's apt, which knows the mirror."
  require_packages "debootstrap:makes the $titles" "debian-archive-keyring:the keys that its packages are signed with"
  # An update of Debian 12 added the newer keys.
  [[ -e $keys ]] || apt-get install --yes --only-upgrade debian-archive-keyring >/dev/null 2>&1 || true
  unshare --mount --pid --ipc --fork true 2>/dev/null ||
    die "$status_machine" "This machine does not let root make namespaces (a container needs CAP_SYS_ADMIN)," \
      "so there is no $titles to test on."
}

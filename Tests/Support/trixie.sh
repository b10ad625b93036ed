# shellcheck shell=bash
# `Tests/run --on trixie`: a Debian 13 root beside this machine's own, and the tests inside it. Sourced by Tests/run.
#
# The root is made once, whole or not at all, and only read from then on: a run sees it through mounts in a namespace of
# its own, with empty folders in memory where programs write. When that namespace's first process ends, for whatever
# reason, the kernel ends all the others and undoes every mount.
#
# shellcheck disable=SC2154  # What Tests/run and machine.sh have set.

scratch_on_trixie=$root/.build-trixie

# Everything that is in the root. When this changes, the root is made anew.
trixie_recipe() {
  printf '%s\n' "debootstrap minbase trixie, recipe 1" "$(dpkg --print-architecture)" \
    "${packages_to_test[@]%%:*}"
}

# Prints the address of the Debian archive from which this machine's apt gets its own release. Asking apt, rather than
# reading its files, covers both forms of its sources, and whatever else it may learn.
debian_mirror() {
  local release address
  release=$(. /etc/os-release && printf '%s' "${VERSION_CODENAME:-}")
  # shellcheck disable=SC2016  # apt expands these, not the shell.
  address=$(apt-get indextargets --format '$(RELEASE) $(REPO_URI)' 'Created-By: Packages' |
    awk -v release="$release" '$1 == release || $1 == "stable" { print $2; exit }') || true
  # apt's own way to choose among several: the first in the list will do.
  case $address in
    mirror+file:*) address=$(awk '!/^#/ && NF { print $1; exit }' "${address#mirror+file:}") || true ;;
  esac
  case $address in
    http://* | https://* | file:/*) printf '%s\n' "${address%/}" ;;
    '') die "$status_machine" "apt on this machine has no source for Debian ${release:-(which release?)}, so there is no" \
      "mirror to make a Debian 13 from." ;;
    *) die "$status_machine" "debootstrap cannot make a Debian 13 from $address, the mirror that apt uses here." ;;
  esac
}

# Prints the proxy that apt would use for an address, if any.
apt_proxy() {
  local said
  said=$(/usr/lib/apt/apt-helper auto-detect-proxy "$1" 2>/dev/null) || true
  said=${said#*\'}
  said=${said%%\'*}
  [[ $said == DIRECT ]] || printf '%s' "$said"
}

# The folder of the Swift toolchain that holds bin and lib; asked of the compiler, for the swift in PATH may be a link
# or a stand-in that chooses among several.
toolchain_folder() {
  local resources
  resources=$(swift -print-target-info | sed -nE 's/.*"runtimeResourcePath": *"(.*)".*/\1/p')
  [[ -x $resources/../../bin/swift ]] || die "$status_no_swift" "Cannot tell where the Swift toolchain is."
  readlink -f "$resources/../.."
}

# make_trixie FOLDER: makes the root there, unless there is one of this recipe already.
make_trixie() {
  local folder=$1 begin=$SECONDS partial mirror proxy log
  [[ ! -e $folder/.recipe || $(cat "$folder/.recipe") != "$(trixie_recipe)" ]] || return 0

  mirror=$(debian_mirror)
  proxy=$(apt_proxy "$mirror")
  step "Making a Debian 13 in $folder"
  say "from $mirror${proxy:+ by way of $proxy}; it is kept for the next time"
  # What an interrupted run left.
  rm -rf --one-file-system -- "$folder" "$folder".partial.*
  partial=$folder.partial.$$
  log=$folder.log
  mkdir -p "$partial"
  # At a plain place, because debootstrap cannot do with a space in the path; and always with the signature checked,
  # because without the keyring it would only warn.
  # shellcheck disable=SC2016  # The shell inside expands these.
  guarded setpriv --pdeathsig KILL -- unshare --mount --pid --ipc --fork --kill-child --mount-proc \
    env ${proxy:+http_proxy="$proxy" https_proxy="$proxy"} LC_ALL=C.UTF-8 \
    bash -euc '
      mount --bind "$1" /mnt
      debootstrap --variant=minbase --force-check-gpg --keyring=/usr/share/keyrings/debian-archive-keyring.gpg \
        trixie /mnt "$2"
    ' bash "$partial" "$mirror" >"$log" 2>&1 || trixie_not_made "debootstrap" "$partial" "$log"
  # A proxy is this machine's affair: it is told to apt for this once, and does not stay.
  # shellcheck disable=SC2016  # The shell inside expands these.
  guarded setpriv --pdeathsig KILL -- unshare --mount --pid --ipc --fork --kill-child \
    bash "$root/Tests/Support/enter-root" "$partial" --writable -- \
    bash -euc '
      export DEBIAN_FRONTEND=noninteractive
      options=(--yes --no-install-recommends --option Dpkg::Options::=--force-unsafe-io)
      [[ -z $1 ]] || options+=(--option "Acquire::http::Proxy=$1" --option "Acquire::https::Proxy=$1")
      apt-get "${options[@]}" update
      apt-get "${options[@]}" install "${@:2}"
      apt-get clean
    ' bash "$proxy" \
    "${packages_to_test[@]%%:*}" \
    >>"$log" 2>&1 || trixie_not_made "apt-get in it" "$partial" "$log"
  trixie_recipe >"$partial/.recipe"
  # Only now does it get its name: a half-made root is never taken for a whole one.
  mv -T "$partial" "$folder"
  say "in $((SECONDS - begin)) s"
}

trixie_not_made() {
  tail -n 15 "$3" >&2
  rm -rf --one-file-system -- "$2"
  die "$status_machine" "There is no Debian 13 to test on: $1 failed. The whole output: $3"
}

# test_on_trixie FILTER
test_on_trixie() {
  local filter=$1 cache folder toolchain keys=/usr/share/keyrings/debian-archive-trixie-stable.gpg
  if [[ $EUID -ne 0 ]]; then
    die "$status_machine" "--on trixie takes root, to make a Debian 13 and to mount into it:" \
      "  sudo env \"PATH=\$PATH\" Tests/run --on trixie"
  fi
  command -v apt-get >/dev/null || die "$status_machine" "--on trixie takes Debian's apt, to know which mirror to use."

  require_swift
  require_packages "${packages_to_build[@]}" "debootstrap:makes the Debian 13" \
    "debian-archive-keyring:the keys that its packages are signed with"
  require_swift again
  # Debian 12 learned the newer keys on the way.
  [[ -e $keys ]] || apt-get install --yes --only-upgrade debian-archive-keyring >/dev/null 2>&1 || true
  unshare --mount --pid --ipc --fork true 2>/dev/null ||
    die "$status_machine" "This machine does not let root make namespaces (in a container: it takes CAP_SYS_ADMIN)," \
      "so there is no Debian 13 to test on."

  cache=${XDG_CACHE_HOME:-$HOME/.cache}/thimble
  folder=$cache/trixie
  mkdir -p "$cache"
  # Two runs at once take turns, for as long as they hold this file open.
  exec 9>"$cache/trixie.lock"
  flock --nonblock 9 || { say "Waiting for another run of the tests on Debian 13 …"; flock 9; }
  make_trixie "$folder"

  # Out here, where git and the network are.
  step "Package dependencies"
  swift package --package-path "$root" --scratch-path "$scratch_on_trixie" resolve >/dev/null ||
    die "$status_machine" "SwiftPM could not fetch them."

  toolchain=$(toolchain_folder)
  guarded setpriv --pdeathsig KILL -- unshare --mount --pid --ipc --fork --kill-child \
    bash "$root/Tests/Support/enter-root" "$folder" --toolchain "$toolchain" --checkout "$root" -- \
    "$root/Tests/run" --resolved --scratch-path "$scratch_on_trixie" ${filter:+"$filter"}
}

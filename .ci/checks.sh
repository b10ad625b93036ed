# shellcheck shell=bash
# shellcheck disable=SC2154  # The script that sources this sets root.
# The steps of .ci/run and .ci/full, and their report. Sourced, never run.

status=0 running=''
report=$(mktemp /tmp/thimble-ci.XXXXXX)
trap 'rm -f "$report"' EXIT
trap '[[ -z $running ]] || { kill "$running"; wait "$running"; }; exit 143' TERM INT HUP

# check TITLE SUMMARY COMMAND…: one run, and a section of the report, with the summary that the command leaves in that file.
check() {
  local title=$1 summary=$2 begin=$SECONDS result=0
  shift 2
  # A summary of an earlier run must not pass for this one's.
  rm -f "$root/$summary"
  # The shell would run no trap before a command in the foreground has returned.
  "$@" &
  running=$!
  wait "$running" || result=$?
  running=
  [[ $status -ne 0 ]] || status=$result
  {
    printf '\n== %s: %s in %d min %02d s\n' "$title" "$([[ $result -eq 0 ]] && echo passed || echo "failed ($result)")" \
      $(((SECONDS - begin) / 60)) $(((SECONDS - begin) % 60))
    cat "$root/$summary" 2>/dev/null || true
  } >>"$report"
}

# leave_out TITLE REASON: a section of the report about a step that is not run.
leave_out() { printf '\n== %s: not run: %s\n' "$1" "$2" >>"$report"; }

# The packages of a machine (icon themes, modules of GIO) add a few percent of instructions.
check_instructions() { check Instructions .build/instructions "$root/Tests/Benchmarks/run" --instructions --tolerance 10; }

# check_packages OPTION…: makes the packages, and tries them with these options of Sources/Packaging/try.
check_packages() {
  if [[ $EUID -ne 0 ]]; then
    leave_out Packages "that takes root"
    return
  fi
  check Packages .build/packages-made "$root/Sources/Packaging/deb"
  check "Packages in a clean Debian" .build/packages-tried "$root/Sources/Packaging/try" "$@"
}

# Runs tests of a packed build in a Debian 13 without Swift.
check_packed() {
  if [[ $EUID -ne 0 ]]; then
    leave_out "A packed build" "that takes root"
    return
  fi
  check "A packed build" .build/unpacked/tests-run/summary setpriv --pdeathsig TERM -- \
    unshare --mount --pid --ipc --fork --kill-child bash "$root/Tests/Support/enter-root" \
    "${XDG_CACHE_HOME:-$HOME/.cache}/thimble/trixie" --checkout "$root" -- \
    "$root/Tests/run" --built "$root/.build/built.tar.gz" --scratch-path "$root/.build/unpacked" \
    'ButtonPageTests|DeprecationTests|ProgramTests|GtkHostTests'
}

# Prints the report, and ends with the status of the first step that failed.
end() {
  cat "$report"
  printf '\n%d min %02d s in all\n' $((SECONDS / 60)) $((SECONDS % 60))
  exit "$status"
}

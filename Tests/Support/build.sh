# shellcheck shell=bash
# shellcheck disable=SC2154  # Tests/run and machine.sh set these variables.
# The build of the tests: its format, its warnings, and its way to another machine. Sourced by Tests/run.

# The seconds of each step of the run, for the summary.
times=() since_step=0
timed() { times+=("$1 $((SECONDS - since_step)) s"); since_step=$SECONDS; }

# Prints the important lines of a step's log, and ends the script.
failed() {
  local status=$1 log=$2 message=$3
  shift 3
  { "$@" <"$log" || tail -n 30 "$log"; } >&2
  die "$status" "$message" "The whole output: $log"
}

errors() { grep -E -A 6 '(^|[^[:alnum:]])(error|fatal error|fatalError): |undefined reference' | head -n 60; }

# Leaves the faults in format.log. They fail the run at its end, so that the tests also run.
check_format() {
  local path formatted=()
  step "Format"
  for path in Package.swift Sources Tests Demo; do [[ ! -e $path ]] || formatted+=("$path"); done
  guarded swift format lint --strict --parallel --recursive "${formatted[@]}" >"$logs/format.log" 2>&1 || {
    head -n 40 "$logs/format.log" >&2
    say "Not formatted; this fixes most of it: swift format --in-place FILE"
  }
  timed format
}

build_package() {
  local package identity
  step "Build"
  # A debug build, because tests use internal declarations. It has only line tables, for the places of crashes, which saves a
  # quarter of the compiler's time, and the toolchain's linker, which links fifty programs in a fraction of the time. It has
  # its own folder, so that it does not replace the build of `swift build`.
  package=(--package-path "$root" --scratch-path "$scratch" -Xswiftc -gline-tables-only -Xswiftc -use-ld=lld)
  # A module as a whole takes a fifth less of the processors' time than its files in batches. SwiftPM's index of the tests
  # needs an object file for each source file, which the compiler writes only if it has several threads.
  [[ -z $once ]] || package+=(-Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2)
  [[ -z $resolved ]] || package+=(--disable-automatic-resolution)
  # A separate step, because SwiftPM's messages about the network or its cache are not warnings about this package.
  [[ -n $resolved ]] || guarded swift package "${package[@]}" resolve >"$logs/resolve.log" 2>&1 ||
    failed "$status_build" "$logs/resolve.log" "The package dependencies could not be fetched." errors
  build_tests || {
    # swift-driver reads its list of jobs on several threads at once, and rarely crashes. That is no fault of the sources.
    grep -qF '*** Program crashed' "$logs/build.log" && say "The compiler's driver crashed; it builds on." && build_tests
  } || failed "$status_build" "$logs/build.log" "The build failed." errors

  # Warnings count from the compiler and the linker outside of the dependencies, and from SwiftPM about this package.
  # SwiftPM's other warnings, such as those about GTK's own pkg-config flags or about a read-only home folder, do not.
  identity=$(basename "$root" | tr '[:upper:]' '[:lower:]')
  {
    grep -F ': warning: ' "$logs/build.log" | grep -vF "$scratch/checkouts/" | grep -vE '^ *[|`0-9]' || true
    grep -F "warning: '$identity': " "$logs/build.log" || true
  } | sort -u >"$logs/warnings.log"
  if [[ -s $logs/warnings.log ]]; then
    # The compiler reports them only once. Files with warnings are marked as changed, so that the next run compiles them
    # again.
    sed -nE 's/^(\/.+\.(swift|c|h)):[0-9]+:[0-9]+: warning: .*/\1/p' "$logs/warnings.log" | sort -u |
      while IFS= read -r file; do [[ ! -f $file ]] || touch -c -- "$file"; done
    failed "$status_build" "$logs/warnings.log" "The build has warnings; they count as errors here." cat
  fi
  timed build
}

# What is tested is optimized, which halves the time of the tests; see Package.swift.
build_tests() {
  THIMBLE_OPTIMIZED=yes guarded swift build "${package[@]}" --build-tests >>"$logs/build.log" 2>&1
}

# pack_build FILE: writes the programs of the build, with Swift's libraries, for a machine without Swift.
pack_build() {
  rm -rf -- "$scratch/runtime"
  mkdir "$scratch/runtime"
  cp -L "$(toolchain_folder)"/lib/swift/linux/*.so "$scratch/runtime"
  (cd "$scratch" && find debug/ runtime -maxdepth 1 -type f \( -perm -1 -o -name '*.so' \) -print0) |
    tar --directory "$scratch" --null --files-from - --create --gzip --file "$1"
  timed packing
}

# unpack_build FILE: takes a build that pack_build has written.
unpack_build() {
  mkdir -p "$scratch"
  tar --directory "$scratch" --extract --file "$1" || die "$status_machine" "$1 is no build that --pack has written."
  export LD_LIBRARY_PATH=$scratch/runtime
  timed unpacking
}

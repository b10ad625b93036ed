# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # The script that sources this sets root, and uses the variables.
# The names and the version of the release, and how it is built. Sourced, never run.

# released NAME: prints the value of a line of Sources/Release/Release.swift.
released() { sed -n "s/.*static let $1: StaticString = \"\(.*\)\"/\1/p" "$root/Sources/Release/Release.swift"; }

# Of the toolchain's linker: equal functions once, and addresses to adjust in a short form, which glibc reads from 2.36 on. The
# programs are a tenth smaller and start 2 ms earlier.
release_linking=(-use-ld=lld -Xlinker --icf=safe -Xlinker -z -Xlinker pack-relative-relocs)

# The options of `swift build` for the release, with Swift's runtime linked in. The benchmarks measure the same build.
release_build=(--package-path "$root" --configuration release --static-swift-stdlib)
for flag in "${release_linking[@]}"; do release_build+=(-Xswiftc "$flag"); done
unset flag

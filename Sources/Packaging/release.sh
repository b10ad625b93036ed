# shellcheck shell=bash
# shellcheck disable=SC2154  # The script that sources this sets root.
# Reads the names and the version of the release. Sourced, never run.

# released NAME: prints the value of a line of Sources/Release/Release.swift.
released() { sed -n "s/.*static let $1: StaticString = \"\(.*\)\"/\1/p" "$root/Sources/Release/Release.swift"; }

# shellcheck shell=bash
# For a script that has steps: `step TITLE` begins the next one and ends the one before, and at the end of the script
# the seconds of each are printed, and kept in the file .build/ci/times.

times=.build/ci/times
mkdir -p .build/ci
: >"$times"
title=
since=0

step() {
  finish
  title=$*
  since=$SECONDS
  printf '\n== %s (%s)\n' "$title" "$(date -u +%T)"
}

# Ends a step, also the last one in a subshell.
finish() {
  if [ -n "$title" ]; then printf '%5d s  %s\n' $((SECONDS - since)) "$title" >>"$times"; fi
  title=
}

report() {
  finish
  printf '\n== %d minutes\n' $((SECONDS / 60))
  cat "$times"
}
trap report EXIT

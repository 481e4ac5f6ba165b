#!/usr/bin/env bash
# The manual pages and the completions of bash, zsh and fish, which argument-parser generates from the command's own
# help: $PARTS/share, with the layout of /usr.
set -euo pipefail

command=$PARTS/portable/watchword
share=$PARTS/share
rm -rf "$share"
mkdir -p "$share"/{man/man1,bash-completion/completions,zsh/site-functions,fish/vendor_completions.d}

swift=(swift build --scratch-path .build/portable --traits Command -c release --static-swift-stdlib -Xlinker -s)
"${swift[@]}" --product generate-manual
# It omits non-ASCII characters, so they are replaced by their numbers before and restored afterwards.
mkdir -p "$PARTS/manual"
cat >"$PARTS/manual/watchword" <<'SH'
#!/bin/sh
"$command" "$@" | perl -CS -pe 's/([^\0-\x7f])/sprintf "\@u%04X\@", ord $1/ge'
SH
chmod +x "$PARTS/manual/watchword"
export command
"$("${swift[@]}" --show-bin-path)/generate-manual" "$PARTS/manual/watchword" --multi-page \
  --date "$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)" --output-directory "$share/man/man1"
# A page is named watchword-lint, like those of other commands with subcommands, and its paragraphs have macros.
for page in "$share"/man/man1/*; do
  words=$(basename "$page" .1)
  words=${words//./ } name=${words// /-}
  export words name
  perl -0pi -e 's/\@u([0-9A-F]+)\@/\\[u$1]/g; s/^$/.Pp/mg; s/^(\.(Dt|Xr) .*)$/$1 =~ tr{.}{-}r =~ s{^-}{.}r/meg;
    s/^\.Nm$/.Nm "$ENV{words}"/m; s/^\.Nm .*/.Nm $ENV{name}/m; s/^(\.Nm \S+)(?=\n\.Nm )/$1 ,/m' "$page"
  if [[ $page != "$share/man/man1/$name.1" ]]; then mv "$page" "$share/man/man1/$name.1"; fi
done

# Completions are sourced, not executed.
"$command" --generate-completion-script bash | sed 1d >"$share/bash-completion/completions/watchword"
"$command" --generate-completion-script zsh >"$share/zsh/site-functions/_watchword"
"$command" --generate-completion-script fish >"$share/fish/vendor_completions.d/watchword.fish"

// The styles of the components. Constructed style sheets need no exception from a Content-Security-Policy. Colours
// follow the page's color-scheme, and each is a custom property.

/** @param {string} text */
function sheet(text) {
  if (typeof CSSStyleSheet === "undefined") return /** @type {any} */ (undefined);
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}

export const common = sheet(`
:host { display: block; text-align: start; --_met: var(--watchword-met-color, light-dark(#0b6b2e, #6fdc97));
  --_unmet: var(--watchword-unmet-color, light-dark(#a3271b, #ff9d8f)); --_quiet: var(--watchword-quiet-color, light-dark(#55585e, #b4b8bf));
  --_accent: var(--watchword-accent-color, light-dark(#1d4fb8, #a9c4ff)); --_line: var(--watchword-line-color, light-dark(#7a7e86, #8b9099)); }
:host([hidden]), [hidden] { display: none !important; }
.visually-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[part~=list] { list-style: none; margin: 0; padding: 0; }
[part~=rule] { position: relative; display: flex; flex-wrap: wrap; align-items: baseline; column-gap: .5em;
  padding-block: .15em; padding-inline-start: 1.6em; }
[part~=hint] { color: var(--_quiet); font-size: .875em; }
.mark { position: absolute; inset-inline-start: 0; inline-size: 1.1em; text-align: center; font-weight: bold; color: var(--_quiet); }
.mark::before { content: "○"; }
.mark.met { color: var(--_met); } .mark.met::before { content: "✓"; }
.mark.unmet { color: var(--_unmet); } .mark.unmet::before { content: "✗"; }
.mark.undetermined::before { content: "?"; } .mark.undetermined:lang(ar)::before { content: "؟"; }
[part~=policy-title] { margin: 0 0 .25em; font-size: 1em; font-weight: 600; }
`);

export const form = sheet(`
[part~=form], [part~=fields] { display: grid; gap: var(--watchword-gap, 1em); max-inline-size: var(--watchword-width, 28em); position: relative; }
[part~=title] { margin: 0; font-size: 1.4em; line-height: 1.2; } [part~=subtitle], [part~=user], [part~=help], [part~=attempts], [part~=match] { margin: 0; }
[part~=field] { display: grid; gap: .25em; } [part~=label] { font-weight: 600; }
[part~=control] { display: flex; gap: .25em; }
[part~=input] { flex: 1; min-inline-size: 0; font: inherit; color: inherit; background: var(--watchword-field-background, light-dark(#fff, #1d1f23));
  padding: .55em .7em; border: 1px solid var(--_line); border-radius: var(--watchword-radius, .4em); }
[part~=input][aria-invalid=true] { border-color: var(--_unmet); border-inline-start-width: 4px; }
button { font: inherit; color: var(--_accent); background: transparent; border: 1px solid var(--_line);
  border-radius: var(--watchword-radius, .4em); padding: .55em .9em; cursor: pointer; }
[part~=submit] { background: var(--_accent); border-color: var(--_accent); color: var(--watchword-accent-text-color, light-dark(#fff, #10182b)); font-weight: 600; }
[part~=submit][aria-disabled=true] { cursor: progress; opacity: .75; }
:is(button, [part~=input]):focus-visible { outline: 3px solid var(--_accent); outline-offset: 2px; }
[part~=error], [part~=banner].error, .critical { color: var(--_unmet); margin: 0; } [part~=banner].success { color: var(--_met); }
[part~=banner] { margin: 0; padding: .6em .8em; border: 1px solid currentColor; border-radius: var(--watchword-radius, .4em); }
[part~=error]:empty, [part~=banner]:empty { display: none; }
[part~=bar] { display: block; block-size: .4em; border-radius: .2em; background: var(--_line); overflow: hidden; }
[part~=bar] > span { display: block; block-size: 100%; background: var(--_quiet); }
.red { background: light-dark(#b3261e, #ff8a7a) !important; } .orange { background: light-dark(#b25a00, #ffb366) !important; }
.yellow { background: light-dark(#8a6d00, #ffe066) !important; } .green { background: light-dark(#0b6b2e, #6fdc97) !important; }
[part~=buttons] { display: flex; gap: .5em; flex-wrap: wrap; }
dialog { color: inherit; background: var(--watchword-field-background, light-dark(#fff, #1d1f23)); border: 1px solid var(--_line);
  border-radius: var(--watchword-radius, .4em); max-inline-size: 26em; } dialog h2 { margin: 0 0 .5em; font-size: 1.1em; }
`);

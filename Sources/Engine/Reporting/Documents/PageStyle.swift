/// The style sheet of a page, with light and dark colours, and without background colours in print.
package enum PageStyle {
  package static let text = """
    :root { color-scheme: light dark; --text: #1c1c1e; --page: #fff; --faint: #5c5c63; --line: #d8d8dd; --code: #f4f4f6;
      --met: #1b6e3c; --unmet: #b3201a; --bar: #2f6db3; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #f2f2f4; --page: #1c1c1e; --faint: #a5a5ad; --line: #3a3a3f; --code: #2a2a2e; --met: #6fd08c;
        --unmet: #ff8a80; --bar: #6ea8e6; }
    }
    body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
    main { max-width: 46rem; margin: 0 auto; padding: 1.5rem; }
    h1 { margin: 0; font-size: 1.6rem; overflow-wrap: anywhere; }
    h2 { margin: 0 0 .4rem; font-size: 1.05rem; }
    header p { margin: .3rem 0; color: var(--faint); }
    section { margin-top: 1.2rem; border-top: 1px solid var(--line); padding-top: 1rem; break-inside: avoid; }
    section > ul { margin: 0; padding-inline-start: 1.3rem; font-size: 1.1rem; }
    small { color: var(--faint); }
    table { border-collapse: collapse; width: 100%; }
    th, td { padding: .3rem .8rem .3rem 0; text-align: start; vertical-align: top; font-weight: normal; }
    main.dense { max-width: 60rem; font-size: .9rem; line-height: 1.35; }
    .dense section { margin-top: .8rem; padding-top: .6rem; }
    .dense p { margin: .4rem 0; }
    .dense header p:first-of-type { color: var(--text); font-size: 1.1em; }
    .dense table { table-layout: fixed; }
    .dense tr > :first-child { width: 24%; }
    .denser table { table-layout: auto; }
    .dense tr + tr > * { border-top: 1px solid var(--line); }
    .dense th[scope="row"] { color: var(--faint); overflow-wrap: anywhere; }
    .dense th[scope="col"] { font-weight: bold; }
    tr.met th::before { content: "✓ "; color: var(--met); }
    tr.unmet th::before { content: "✗ "; color: var(--unmet); }
    th.number, td.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
    figure { margin: .6rem 0 1rem; }
    svg { display: block; width: 100%; height: auto; font-size: 14px; fill: currentColor; }
    svg .group { font-weight: 600; }
    svg .value { text-anchor: end; }
    svg .track { fill: var(--code); }
    svg .bar { fill: var(--bar); }
    svg .interval { stroke: var(--text); stroke-width: 2; }
    code { background: var(--code); border-radius: .25rem; padding: .1rem .3rem; white-space: pre-wrap;
      overflow-wrap: anywhere; }
    @page { size: A4; margin: 10mm; }
    @media print {
      :root { color-scheme: light; --text: #000; --page: #fff; --faint: #444; --line: #999; --code: #fff; --met: #000;
        --unmet: #000; --bar: #666; }
      svg .track { stroke: var(--line); stroke-width: .5; }
      main, main.dense { max-width: none; padding: 0; }
      main.dense { font-size: 8pt; line-height: 1.2; }
      main.denser { font-size: 6.8pt; line-height: 1.15; }
      .dense h1 { font-size: 14pt; }
      .dense h2 { margin: 0; font-size: 10pt; }
      .dense section { margin-top: .25rem; padding-top: .15rem; }
      .dense th, .dense td { padding: .05rem .4rem .05rem 0; }
      .dense p, .dense header p { margin: .2rem 0; }
    }

    """
}

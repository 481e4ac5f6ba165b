/// The style sheet of a report page: light and dark, and without interactive elements in print.
enum HTMLStyle {
  static let text = """
    :root { color-scheme: light dark; --text: #1c1c1e; --page: #fff; --faint: #5c5c63; --line: #d8d8dd; --code: #f4f4f6;
      --mark: #ffe08a; --error: #b3201a; --warning: #8a5200; --info: #1a5fb4; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #e8e8ea; --page: #1b1b1d; --faint: #a5a5ad; --line: #3d3d42; --code: #28282b;
        --mark: #6b5200; --error: #ff8a80; --warning: #f2b75c; --info: #8ab8ff; }
    }
    body { margin: 0 auto; max-width: 60rem; padding: 1rem; color: var(--text); background: var(--page);
      font: 1rem/1.5 system-ui, sans-serif; }
    h1, h2, h3, p { margin: 0 0 .5rem; }
    h2 { margin-top: 2rem; border-bottom: 1px solid var(--line); }
    summary { cursor: pointer; margin: 1rem 0 .5rem; }
    summary h3 { display: inline; font-size: 1rem; overflow-wrap: anywhere; }
    label { margin-right: 1rem; }
    article { border-left: .25rem solid var(--line); padding-left: .75rem; margin: 0 0 1.25rem; }
    article p { overflow-wrap: anywhere; }
    article.error { border-color: var(--error); }
    article.warning { border-color: var(--warning); }
    article.info { border-color: var(--info); }
    .error strong, span.error { color: var(--error); }
    .warning strong, span.warning { color: var(--warning); }
    .info strong, span.info { color: var(--info); }
    .place { color: var(--faint); font-size: .875rem; }
    a { color: inherit; }
    pre { background: var(--code); padding: .5rem; overflow-x: auto; margin: 0 0 .5rem; }
    mark { background: var(--mark); color: inherit; }
    .table { overflow-x: auto; margin: 1rem 0; }
    table { border-collapse: collapse; min-width: 50%; }
    th, td { padding: .25rem 0 .25rem .75rem; text-align: right; border-bottom: 1px solid var(--line);
      font-variant-numeric: tabular-nums; }
    th:first-child { padding-left: 0; text-align: left; }
    thead th { color: var(--faint); font-size: .875rem; font-weight: normal; }
    @media (max-width: 30rem) {
      th, td, thead th { padding-left: .4rem; font-size: .8125rem; }
    }
    .about h3 { margin-top: 1.5rem; }
    #show-error:not(:checked) ~ main .error, #show-warning:not(:checked) ~ main .warning,
    #show-info:not(:checked) ~ main .info { display: none; }
    @media print {
      :root { --text: #000; --page: #fff; --faint: #333; --code: #fff; --mark: #ddd; --line: #999;
        --error: #b3201a; --warning: #8a5200; --info: #1a5fb4; }
      body { max-width: none; padding: 0; }
      input, label { display: none; }
      .table { overflow: visible; }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); }
      article { break-inside: avoid; }
    }

    """
}

/// The frame of a self-contained page without scripts.
package enum PageFrame {
  /// Returns the page up to the start of its body. `title` is plain text, `style` a style sheet, `language` a tag, and
  /// `direction` the direction of the language, such as `rtl`; `nil` for the default direction.
  package static func start(
    title: String, style: String, language: String = "en", direction: String? = nil
  ) -> String {
    let direction = direction.map { " dir=\"\($0)\"" } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="\(MarkupText.escaped(language))"\(direction)>
      <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
      <title>\(MarkupText.escaped(title))</title>
      <style>
      \(style)</style>
      </head>
      <body>

      """
  }
}

/// The frame of a page that needs no script and no other file.
package enum PageFrame {
  /// The page up to the start of its body. `title` is text, `style` a style sheet, `language` a tag, and `direction` that
  /// of the language, such as `rtl`; without it, the page has the usual one.
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

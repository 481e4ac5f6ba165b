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

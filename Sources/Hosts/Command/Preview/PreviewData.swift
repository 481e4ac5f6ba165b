import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy

/// The initial data of the page.
struct PreviewData {
  let policies: [PreviewPolicy]
  /// The catalogues of a folder; `nil` for the built-in ones, which the template has.
  let catalogs: [Catalog]?
  let files: [PreviewFolder.File]
  let flow: PasswordForm.Flow
  let locales: [LanguageTag]
  let locale: LanguageTag
  /// The view that the page opens; `nil` for its first screen.
  let view: String?

  /// The data as one JSON object of version 1.
  var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      if let view { writer.member("view", view) }
      writer.member("flow", flow.id)
      writer.member("locale", locale.description)
      writer.array("locales") { writer in for locale in locales { writer.string(locale.description) } }
      writer.array("policies") { writer in for policy in policies { write(policy, to: &writer) } }
      writer.array("sources") { writer in for file in files { write(file, to: &writer) } }
    }
    // Catalogues and the schema are JSON already. Without its indentation, the schema is half as long.
    let schema = NativeFormat.schema.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    let catalogs = catalogs.map { ",\"catalogs\":[\($0.map { CompiledCatalog.write($0) }.joined(separator: ","))]" }
    return writer.text.dropLast() + "\(catalogs ?? ""),\"schema\":\(schema)}"
  }

  private func write(_ policy: PreviewPolicy, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", policy.name)
      writer.member("file", policy.file)
      writer.member("text", policy.text)
    }
  }

  /// Writes a file in UTF-8 as text, which preserves its bytes, and any other as base64.
  private func write(_ file: PreviewFolder.File, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", file.name)
      if let text = String(validating: file.bytes, as: UTF8.self) {
        writer.member("text", text)
      } else {
        writer.member("base64", String(decoding: Base64.encoded(file.bytes), as: UTF8.self))
      }
    }
  }
}

import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicyTools
import WatchwordReporting

/// A release note for users in one language.
struct ReleaseNoteReport {
  let note: ReleaseNote
  let renderer: Renderer

  private var language: TextLanguage { TextLanguage(tag: renderer.shownLocale, direction: renderer.direction) }

  private func text(_ phrase: Phrase) -> StyledText { StyledText(renderer.text(for: phrase)) }

  /// Returns the note as a separate page, in its language.
  func document() -> OutputDocument {
    var document = OutputDocument(title: renderer.text(for: note.title), language: language)
    document.add(.heading(1, text(note.title)))
    for phrase in note.introduction { document.add(.paragraph(text(phrase))) }
    for section in note.sections {
      document.add(.heading(2, text(section.heading)))
      for block in section.blocks {
        switch block {
        case .paragraph(let phrase): document.add(.paragraph(text(phrase)))
        case .list(let phrases):
          document.add(.list(OutputDocument.List(items: phrases.map { OutputDocument.Item(text: text($0)) })))
        }
      }
    }
    return document
  }

  var json: String {
    JSONWriter.object { writer in
      writer.member("locale", renderer.shownLocale.description)
      writer.member("direction", renderer.direction.rawValue)
      writer.member("title", renderer.text(for: note.title))
      writer.member("introduction", note.introduction.map { renderer.text(for: $0) })
      writer.member("sections", objects: note.sections) { section, writer in
        writer.member("heading", renderer.text(for: section.heading))
        writer.member("blocks", objects: section.blocks) { block, writer in
          switch block {
          case .paragraph(let phrase): writer.member("paragraph", renderer.text(for: phrase))
          case .list(let phrases): writer.member("list", phrases.map { renderer.text(for: $0) })
          }
        }
      }
    }
  }
}

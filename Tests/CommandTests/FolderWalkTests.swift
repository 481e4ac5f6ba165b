import Foundation
import TestSupport
import Testing

/// Which files of a folder are read.
@Suite struct FolderWalkTests {
  static let flawed = LintInputTests.flawed

  /// A folder with flawed catalogues under these names.
  static func folder(_ names: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names {
      let parent = folder.url.appending(path: name).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      _ = try folder.write(flawed, to: name)
    }
    return folder
  }

  /// The files that a run found something in, in its order.
  static func files(_ paths: [String], in folder: URL) throws -> (files: [String], run: CommandRun) {
    let run = try CommandRun(
      ["lint"] + paths + ["--only", "missing-placeholder", "--format", "concise"], in: folder)
    return (run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }, run)
  }

  private func link(_ name: String, to target: String, in folder: TemporaryFolder) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: name).path, withDestinationPath: target)
  }

  @Test func `a folder of languages holds i18next's files, as convert writes it`() throws {
    let folder = try TemporaryFolder()
    let catalog = LintInputTests.flawed.replacing("<target>", with: "<target state=\"translated\">")
    _ = try folder.write(catalog, to: "de.xliff")
    #expect(try CommandRun(["convert", "de.xliff", "--to", "i18next", "-o", "out"], in: folder.url).exitCode == 0)
    let (files, run) = try Self.files(["out"], in: folder.url)
    #expect(files == ["out/de/a.json"], "\(run.errors)")
    // Beside other files, a folder with the name of a language can be anything.
    _ = try folder.write("x", to: "out/README.md")
    let (others, refused) = try Self.files(["out"], in: folder.url)
    #expect(others == [] && refused.exitCode == 2)
  }

  @Test func `XML in a folder of Android's values is read if it has texts, whatever its name`() throws {
    let folder = try TemporaryFolder()
    let texts = [
      "values": "Hi %1$s", "values-de": "Hallo", "values-fr-night": "Salut", "values-qqq": "A name", "other": "x",
    ]
    for (name, text) in texts {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
      _ = try folder.write("<resources><string name=\"a\">\(text)</string></resources>", to: "\(name)/01-core.xml")
      _ = try folder.write("<resources><color name=\"a\">#fff</color></resources>", to: "\(name)/colors.xml")
      _ = try folder.write("<vector/>", to: "\(name)/icon.xml")
    }
    let (files, run) = try Self.files(["."], in: folder.url)
    #expect(files == ["./values-de/01-core.xml", "./values-fr-night/01-core.xml"], "\(run.errors)")
    #expect(run.errors == "2 errors in 3 files\n")
  }

  @Test func `subfolders are walked in the order of their names, hidden ones are not`() throws {
    let folder = try Self.folder([
      "de.xliff", "A/a.xliff", "A/B/C/deep.xlf", "A/B/z.xliff", "Z/x.txt", "b/fr.xcloc/Localized Contents/fr.xliff",
      "b/fr.xcloc/Source Contents/no.xliff", "c.xliff/inside.xliff", ".hidden/no.xliff", ".build/no.xliff",
      "A/.git/no.xliff", "A/.no.xliff", "A/node_modules/a/no.xliff", "A/X.framework/no.xliff", "A/X.app/no.xliff",
      "qqq.xliff", "qqq.lproj/no.xliff", "b/fr.xcloc/Localized Contents/.no.xliff",
    ])
    let (files, run) = try Self.files(["."], in: folder.url)
    #expect(
      files == [
        "./A/B/C/deep.xlf", "./A/B/z.xliff", "./A/a.xliff", "./b/fr.xcloc/Localized Contents/fr.xliff",
        "./c.xliff/inside.xliff", "./de.xliff",
      ])
    #expect(run.exitCode == 1 && run.errors == "6 errors in 6 files\n")
  }

  @Test(arguments: [
    ([".hidden"], [".hidden/a.xliff"]), ([".hidden/a.xliff"], [".hidden/a.xliff"]), ([".b.xliff"], [".b.xliff"]),
    ([".build/"], [".build/c.xliff"]), (["x/.."], []), (["x/../.hidden"], ["x/../.hidden/a.xliff"]),
  ])
  func `a hidden file or folder is read where it is named`(paths: [String], expected: [String]) throws {
    let folder = try Self.folder([
      ".hidden/a.xliff", ".hidden/.deeper/no.xliff", ".b.xliff", ".build/c.xliff", "x/y.txt",
    ])
    let (files, run) = try Self.files(paths, in: folder.url)
    #expect(files == expected && run.exitCode == (expected.isEmpty ? 2 : 1), "\(run.errors)")
  }

  @Test func `links do not lead out of the folder or into a loop`() throws {
    let folder = try Self.folder(["in/de.xliff", "in/sub/fr.xliff", "in/.hidden/es.xliff", "out/it.xliff"])
    try link("in/loop", to: ".", in: folder)
    try link("in/sub/up", to: "..", in: folder)
    try link("in/out", to: "../out", in: folder)
    try link("in/out.xcloc", to: "../out", in: folder)
    try link("in/out.xliff", to: "../out/it.xliff", in: folder)
    try link("in/absolute.xliff", to: folder.url.appending(path: "out/it.xliff").path, in: folder)
    try link("in/a-same.xliff", to: "de.xliff", in: folder)
    try link("in/visible.xliff", to: ".hidden/es.xliff", in: folder)
    try link("link", to: "in", in: folder)
    for (path, prefix) in [("in", "in/"), ("link", "link/"), ("in/loop/../in/loop", "in/loop/../in/loop/")] {
      let (files, run) = try Self.files([path], in: folder.url)
      #expect(files == ["a-same.xliff", "sub/fr.xliff", "visible.xliff"].map { prefix + $0 }, "\(run.errors)")
      #expect(run.exitCode == 1 && run.errors == "3 errors in 3 files\n")
    }
    let (files, _) = try Self.files(["in/out.xliff", "in/out"], in: folder.url)
    #expect(files == ["in/out.xliff"], "what is named is read")
  }

  @Test func `a link that leads nowhere is reported, since a catalogue is missing there`() throws {
    let folder = try Self.folder(["de.xliff"])
    try link("broken.xliff", to: "nowhere.xliff", in: folder)
    try link("self.xliff", to: "self.xliff", in: folder)
    let (files, run) = try Self.files(["."], in: folder.url)
    #expect(files == ["./de.xliff"] && run.exitCode == 2)
    #expect(run.errors.hasPrefix("error: ./broken.xliff: There is no such file or folder\nerror: ./self.xliff: "))
  }

  @Test func `a folder whose only catalogues are links that lead out is reported as such`() throws {
    let folder = try Self.folder(["out/it.xliff", "in/x.txt"])
    try link("in/it.xliff", to: "../out/it.xliff", in: folder)
    let (_, run) = try Self.files(["in"], in: folder.url)
    #expect(run.exitCode == 2)
    let start = "error: in holds no catalogue; expected files of XLIFF (.xliff, .xlf), "
    #expect(run.errors.hasPrefix(start), "\(run.errors)")
    #expect(run.errors.hasSuffix(" (links that lead out of a folder are not followed)\n"), "\(run.errors)")
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read every folder"))
  func `a subfolder that cannot be read does not keep the others from being reported on`() throws {
    let folder = try Self.folder(["a/de.xliff", "b/fr.xliff"])
    let closed = folder.url.appending(path: "b").path
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: closed)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: closed) }
    let (files, run) = try Self.files(["."], in: folder.url)
    #expect(files == ["./a/de.xliff"] && run.exitCode == 2)
    #expect(run.errors == "error: ./b: Permission was denied\n1 error in 1 file\n")
  }

  @Test func `folders of nearly the longest path are walked`() throws {
    let deepest = String(repeating: "d/", count: 900) + "de.xliff"
    let folder = try Self.folder(["de.xliff", deepest])
    let (files, run) = try Self.files(["."], in: folder.url)
    #expect(files == ["./" + deepest, "./de.xliff"])
    #expect(run.exitCode == 1 && run.errors == "2 errors in 2 files\n")
  }

  @Test func `what is found does not depend on the order in which the system lists a folder`() throws {
    let names = (0..<40).map { "\($0 % 7)/\($0 * 7919 % 40)/x.xliff" }
    let one = try Self.folder(names)
    let other = try Self.folder(names.reversed())
    let (files, _) = try Self.files(["."], in: one.url)
    #expect(files.count == 40 && files == files.sorted())
    #expect(try Self.files(["."], in: other.url).files == files)
  }
}

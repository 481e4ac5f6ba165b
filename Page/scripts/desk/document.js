// An open catalogue: the worker's lists, the edits not yet sent to the worker, and the changes since the last save.

import { discardEdits, hashOf, journalOf, markDownloaded, storeEdits } from "./journal.js";
import { withContent } from "../files/drops.js";
import { WorkerCatalog } from "./worker-catalog.js";

/** The reason why a document cannot be read if the worker has lost it, for example because there was not enough memory. */
export const lost = "The engine has lost this file. Open it again";

/** An open catalogue. */
export class CatalogDocument extends WorkerCatalog {
  isLoaded = false;
  /** The reason why the file could not be opened; empty if it was opened. */
  problem = "";
  /** @type {Map<string, ReturnType<import("./desk.js").Desk["counts"]>>} the counts of each language while it is not loaded */
  lastCounts = new Map();
  /** How many of the edits to restore are of texts that others changed, too. */
  conflicts = 0;
  /** How and when the file was saved last, for display. */
  savedAs = "";
  #hash = "";
  /** Whether the journal has the edits. */
  #isStored = true;

  // MARK: Reading

  /**
   * Opens the file.
   *
   * @param {(done: number) => void} [onProgress] receives the fraction of units read so far
   */
  load(onProgress = () => {}) {
    return this.inTurn(async () => {
      if (this.isLoaded) return;
      const content = await this.file.bytes().catch(() => undefined);
      this.problem = content ? await this.read(content, onProgress) : "The file is gone, or has changed since it was given to the page";
      if (!content || this.problem !== "") return;
      this.isLoaded = true;
      this.originals.clear();
      await this.#begin(content, journalOf);
      if (!this.file.edited) return;
      const disk = this.onDisk();
      await this.read(await this.file.edited());
      this.compareWith(disk);
      this.file = withContent(this.file, content);
    });
  }

  /**
   * Records that the file on disk has these bytes, which were just read.
   *
   * @param {Uint8Array} content
   * @param {(hash: string, path: string) => [string, string][]} editsOf the edits that are not in these bytes
   */
  async #begin(content, editsOf) {
    this.original = content;
    this.#hash = await hashOf(content);
    this.restorable = editsOf(this.#hash, this.path).filter(([key, text]) => {
      const unit = this.units[this.indexOf(key)];
      return unit?.target !== text || unit?.status === "review";
    });
  }

  /** Reads the document again, with edits, after its project was opened again; returns the reason why it cannot be read. */
  reload() {
    return this.inTurn(async () => {
      const bytes = await this.bytesNow();
      return bytes ? this.read(bytes) : lost;
    });
  }

  /**
   * Reads the file again after others changed it; returns the reason why it cannot be read. The edits are not in the
   * document then, but can be restored.
   *
   * @param {Uint8Array} content
   * @returns {Promise<string>}
   */
  reopen(content) {
    return this.inTurn(async () => {
      const edits = this.edits();
      const disk = this.onDisk();
      const hash = this.#hash;
      const problem = await this.read(content);
      if (problem !== "") return problem;
      this.originals.clear();
      this.file = withContent(this.file, content);
      this.project.compareSoon();
      await this.#begin(content, () => edits);
      this.conflicts = this.restorable.filter(([key]) => (this.units[this.indexOf(key)]?.target ?? "") !== (disk.get(key)?.target ?? "")).length;
      if (this.storeEdits()) discardEdits(hash, this.path);
      this.markChanged();
      return "";
    });
  }

  /** Unloads everything that can be read again. */
  unload() {
    return this.inTurn(async () => {
      if (this.changeCount > 0) return;
      await this.ask("close");
      this.isLoaded = false;
      [this.units, this.rows] = [[], []];
    });
  }

  // MARK: Editing

  /** Writes the edits to the journal soon. */
  journal() {
    this.desk.storeLater(this);
  }

  /** Writes the edits to the journal; returns whether it has them. */
  storeEdits() {
    return (this.#isStored = storeEdits(this.#hash, this.path, this.edits()));
  }

  /** Whether leaving the page would lose edits, or leave them in the journal alone. */
  get isUnsaved() {
    return this.changeCount > 0 || (this.restorable.length > 0 && !this.#isStored);
  }

  /**
   * Applies fixes; returns functions that undo and redo them, or undefined if none could be applied.
   *
   * @param {string[]} handles
   * @returns {Promise<{undo: () => Promise<void>, redo: () => Promise<void>} | undefined>}
   */
  fix(handles) {
    return this.inTurn(async () => {
      const findings = this.findingsAt(handles);
      if (findings.length === 0) return undefined;
      const back = await this.#version();
      const disk = this.onDisk();
      const answer = await this.ask("fix", { findings });
      if (answer.error || answer.applied === 0 || !back) return undefined;
      const different = this.differences(answer).map(({ index }) => index);
      await this.take(answer);
      for (const index of different) this.compare(index, disk);
      this.markChanged();
      this.journal();
      this.project.compareSoon();
      const again = await this.#version();
      return again && { undo: back, redo: again };
    });
  }

  /**
   * Types the edits from an earlier visit again, as one step: see `fix`. If an earlier edit adds a plural form, the form
   * exists when its edit is written.
   */
  restore() {
    return this.inTurn(async () => {
      const back = await this.#version();
      const edits = this.restorable.splice(0);
      for (const [key, text] of edits) {
        if (this.indexOf(key) < 0) await this.sendTyped();
        this.type(key, text);
      }
      await this.sendTyped();
      const again = await this.#version();
      return back && again && { undo: back, redo: again };
    });
  }

  /**
   * Returns a function that restores the document's current state; undefined if the worker has lost the document.
   *
   * @returns {Promise<(() => Promise<void>) | undefined>}
   */
  async #version() {
    const bytes = await this.bytesNow();
    if (!bytes) return undefined;
    const { original } = this;
    /** @type {Map<string, string | undefined>} */
    const originals = new Map(this.originals);
    return () => this.inTurn(async () => {
      const disk = this.onDisk();
      if ((await this.read(bytes)) !== "") return;
      // After a save, the file on disk is another one than when the state was current.
      if (this.original === original) this.originals = new Map(originals);
      else this.compareWith(disk);
      this.markChanged();
      this.journal();
      this.project.compareSoon();
    });
  }

  // MARK: Saving

  /**
   * The bytes of the file with all edits, and the edited texts in them; undefined if the worker has lost the document.
   *
   * @returns {Promise<{bytes: Uint8Array, texts: Map<string, string | undefined>} | undefined>}
   */
  contents() {
    return this.inTurn(async () => {
      const bytes = await this.bytesNow();
      return bytes && { bytes, texts: new Map([...this.originals.keys()].map((key) => [key, this.units[this.indexOf(key)]?.target])) };
    });
  }

  /**
   * Records that the file on disk has these contents. Edits made since they were read stay edits.
   *
   * @param {{bytes: Uint8Array, texts: Map<string, string | undefined>}} contents
   * @param {"Saved" | "Downloaded"} how the browser does not say whether a download arrived: its edits stay in the journal
   */
  async saved({ bytes, texts }, how) {
    const before = this.#hash;
    const hash = await hashOf(bytes);
    for (const [key, text] of texts) {
      const now = this.units[this.indexOf(key)]?.target;
      if ((now ?? "") === (text ?? "")) this.originals.delete(key);
      else this.originals.set(key, text);
    }
    if (how === "Downloaded") markDownloaded(before, this.path, hash);
    [this.original, this.#hash] = [bytes, hash];
    this.file = withContent(this.file, bytes);
    this.storeEdits();
    if (how === "Saved" && hash !== before) discardEdits(before, this.path);
    const time = new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    this.savedAs = `${how} ${time}`;
    this.markChanged();
    this.desk.notify("content");
  }

  /** Discards the edits from an earlier visit. */
  discardRestorable() {
    this.restorable.length = 0;
    this.storeEdits();
  }

  // MARK: The baseline

  /**
   * Adds findings to the baseline.
   *
   * @param {string[]} handles
   */
  ignore(handles) {
    return this.inTurn(async () => {
      const { desk } = this;
      const answer = await this.ask("baseline", { path: this.path, baseline: desk.baseline, add: this.findingsAt(handles) });
      if (answer.error) return;
      desk.baseline = answer.baseline;
      desk.isBaselineUnsaved = true;
      this.known = new Set(answer.known);
      this.assignFindings();
      desk.notify("content");
    });
  }
}

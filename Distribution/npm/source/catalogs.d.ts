// The types of the catalogue tools.

import type { Finding } from "./index.js";

export interface LintOptions {
  /** The name of the document in findings; some formats and checks derive its language from it. */
  name?: string;
  /** The document with the source texts. */
  base?: { name: string; bytes: Uint8Array | string };
  /** The id of the format, such as "xliff-1.2"; by default, the format is recognised. */
  format?: string;
  /** A set of checks, or the only checks to run. */
  checks?: "essential" | "recommended" | "all" | readonly string[];
  /** The contents of a `.watchword.json`: severities, limits, a glossary, … */
  settings?: object;
}

export interface Summary {
  files: number;
  units: number;
  errors: number;
  warnings: number;
  infos: number;
}

/** The output of `watchword lint --format json`. */
export interface LintReport {
  version: 1;
  summary: Summary;
  diagnostics: Finding[];
}

/** The error of a failed call. */
export interface Refusal {
  version: 1;
  error: { id: string; message: string };
}

export interface Unit {
  id: string;
  key: string;
  file?: number;
  variation?: object;
  source?: string;
  target?: string;
  markup?: boolean;
  status: "translated" | "review" | "untranslated" | "source" | "excluded";
  stale?: boolean;
  state?: string;
  notes?: string[];
  line: number;
  column: number;
  translatable?: boolean;
}

export interface CatalogFinding extends Finding {
  /** Whether the fix needs no review. */
  safe?: boolean;
  unitIndex?: number;
  range?: [number, number];
  in?: "source";
}

/** The changes caused by an edit or fixes. */
export interface Changes {
  version: 1;
  applied: number;
  summary: Summary;
  files?: object[];
  moved: { line: number; by: number }[];
  units: { at: number; removed: number; added: Unit[] }[];
  findings: { at: number; removed: number; added: CatalogFinding[] }[];
  error?: undefined;
}

/** A catalogue open for editing. */
export class Catalog {
  private constructor();

  readonly format: string;
  /** Whether the document was read to its end; if not, no edit is written. */
  readonly isEditable: boolean;
  readonly summary: Summary;
  readonly files: { original?: string; source?: string; target?: string; direction?: "ltr" | "rtl"; lacksSources?: boolean }[];
  readonly units: Unit[];
  readonly findings: CatalogFinding[];
  readonly error?: undefined;

  /** Sets the translation of a unit, and updates the lists. */
  edit(unit: number, text: string): Changes | Refusal;
  /** Applies the fixes of findings, by their indices, or all that are "safe". */
  fix(findings: readonly number[] | "safe"): Changes | Refusal;
  /** Returns the result of `fix` without changing anything. */
  trial(findings: readonly number[] | "safe"): Changes | Refusal;
  /** The details of a unit for an editor. */
  unit(unit: number, text?: string): any;
  /** The compiled catalogues of its languages. */
  compiled(): { version: 1; catalogs: object[] } | Refusal;
  /** The findings that are in a baseline. */
  baseline(options?: { baseline?: object; path?: string; add?: readonly number[] }): any;
  /** The bytes of the document, or null if the catalogue is closed. */
  bytes(): Uint8Array | null;
  /** Closes the catalogue. */
  close(): void;
}

/** The tools of the package. */
export function loadTools(): Promise<Tools>;

/** The catalogue tools of a loaded module: calls return at once, and errors are returned, not thrown. */
export class Tools {
  private constructor();

  /** Loads the tools from bytes, a module or a Response. */
  static load(source: BufferSource | WebAssembly.Module | Response | Promise<BufferSource | WebAssembly.Module | Response>): Promise<Tools>;
  lint(document: Uint8Array, options?: LintOptions): LintReport | Refusal;
  /** The report as text, byte for byte the output of the command. */
  lintText(document: Uint8Array, options?: LintOptions): string;
  /** The kind of a document, without checking it. */
  survey(document: Uint8Array, name: string): any;
  /** The checks. */
  checks(): { version: 1; checks: { id: string; severity: string; set: string; summary: string }[] };
  /** The documentation page of a check. */
  explain(id: string): { version: 1; id: string; severity: string; set: string; page: string } | Refusal;
  /** Reads a glossary in the format of another tool. */
  glossary(document: Uint8Array, options?: { name?: string; source?: string; languages?: readonly string[] }): any;
  /** Converts a compiled catalogue to a pseudo-locale. */
  pseudo(catalog: object | string, locale?: "en-XA" | "ar-XB"): any;
  /** Opens a document for editing. */
  open(document: Uint8Array, options?: LintOptions): Catalog | Refusal;
}

/** Finds the defects of a document. Throws a WatchwordError on failure. */
export function lint(document: Uint8Array | string, options?: LintOptions): Promise<LintReport>;

/** Opens a document for editing. Throws a WatchwordError on failure. */
export function openCatalog(document: Uint8Array | string, options?: LintOptions): Promise<Catalog>;

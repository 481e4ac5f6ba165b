// The types of catalogues.

import type { Finding } from "./index.js";

export interface LintOptions {
  /** The name of the document in findings, from which some formats and checks read its language. */
  name?: string;
  /** The document with the source texts. */
  base?: { name: string; bytes: Uint8Array | string };
  /** The id of the format, such as "xliff-1.2"; without it, the format is recognised. */
  format?: string;
  /** A set of checks, or the only checks to run. */
  checks?: "essential" | "recommended" | "all" | readonly string[];
  /** What a file `.watchword.json` says: severities, limits, a glossary, … */
  settings?: object;
}

export interface Summary {
  files: number;
  units: number;
  errors: number;
  warnings: number;
  infos: number;
}

/** What `watchword lint --format json` writes. */
export interface LintReport {
  version: 1;
  summary: Summary;
  diagnostics: Finding[];
}

/** A call that has no answer. */
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
  /** Whether its fix needs no review. */
  safe?: boolean;
  unitIndex?: number;
  range?: [number, number];
  in?: "source";
}

/** What is different after an edit or fixes. */
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

/** A catalogue that is open for editing. */
export class Catalog {
  private constructor();

  readonly format: string;
  /** Whether the document could be read to its end; otherwise no edit is written. */
  readonly isEditable: boolean;
  readonly summary: Summary;
  readonly files: { original?: string; source?: string; target?: string; direction?: "ltr" | "rtl"; lacksSources?: boolean }[];
  readonly units: Unit[];
  readonly findings: CatalogFinding[];
  readonly error?: undefined;

  /** Makes a text the translation of a unit, and brings the lists up to date. */
  edit(unit: number, text: string): Changes | Refusal;
  /** Applies the fixes of findings, by their indices, or all that are "safe". */
  fix(findings: readonly number[] | "safe"): Changes | Refusal;
  /** What `fix` would answer; nothing changes. */
  trial(findings: readonly number[] | "safe"): Changes | Refusal;
  /** What an editor shows of a unit. */
  unit(unit: number, text?: string): any;
  /** The compiled catalogues of its languages. */
  compiled(): { version: 1; catalogs: object[] } | Refusal;
  /** Which findings a baseline knows. */
  baseline(options?: { baseline?: object; path?: string; add?: readonly number[] }): any;
  /** The bytes of the document, or null if the catalogue is closed. */
  bytes(): Uint8Array | null;
  /** Forgets the catalogue. */
  close(): void;
}

/** The tools of the package. */
export function loadTools(): Promise<Tools>;

/** The catalogues of translators, in a module that is there: answers come at once, and errors are answers. */
export class Tools {
  private constructor();

  /** The tools in bytes, a module or a Response. */
  static load(source: BufferSource | WebAssembly.Module | Response | Promise<BufferSource | WebAssembly.Module | Response>): Promise<Tools>;
  lint(document: Uint8Array, options?: LintOptions): LintReport | Refusal;
  /** The same as text: to the byte what the command writes. */
  lintText(document: Uint8Array, options?: LintOptions): string;
  /** What a document is, without examining it. */
  survey(document: Uint8Array, name: string): any;
  /** The checks. */
  checks(): { version: 1; checks: { id: string; severity: string; set: string; summary: string }[] };
  /** The page about a check. */
  explain(id: string): { version: 1; id: string; severity: string; set: string; page: string } | Refusal;
  /** Reads a glossary of another tool. */
  glossary(document: Uint8Array, options?: { name?: string; source?: string; languages?: readonly string[] }): any;
  /** A compiled catalogue in a pseudo-locale. */
  pseudo(catalog: object | string, locale?: "en-XA" | "ar-XB"): any;
  /** Opens a document for editing. */
  open(document: Uint8Array, options?: LintOptions): Catalog | Refusal;
}

/** Finds the defects of a document. Throws a WatchwordError if there is no answer. */
export function lint(document: Uint8Array | string, options?: LintOptions): Promise<LintReport>;

/** Opens a document for editing. Throws a WatchwordError if there is no answer. */
export function openCatalog(document: Uint8Array | string, options?: LintOptions): Promise<Catalog>;

// The types of policy files; schema/watchword-policy-1.schema.json describes their values.

export type CharacterClass = "letters" | "uppercase" | "lowercase" | "digits" | "special";

/** How words are compared: with every part of a password, or with the password as a whole. */
export type Match = "contained" | "whole";

/** A rule of a policy. */
export type PolicyRule =
  | { rule: "length"; min?: number; max?: number; unit?: "codePoint" | "utf8" | "utf16" | "grapheme" }
  | { rule: CharacterClass; min?: number; repertoire?: "unicode" | "ascii"; characters?: string }
  | { rule: "classes"; min: number; of?: readonly CharacterClass[]; repertoire?: "unicode" | "ascii" }
  | { rule: "forbidden-characters"; characters: string }
  | { rule: "allowed-characters"; characters?: string; classes?: readonly CharacterClass[] }
  | { rule: "required-pattern" | "forbidden-pattern"; pattern: string; description?: string; text?: string }
  | { rule: "repetition" | "occurrences" | "class-run"; max: number }
  | { rule: "user-id"; match?: Match; minLength?: number; reversed?: boolean }
  | {
      rule: "sequence"; length?: number; keyboard?: boolean; kind?: "any" | "letters" | "digits" | "keys";
      direction?: "either" | "ascending" | "descending";
    }
  | { rule: "personal-words"; words?: readonly string[]; match?: Match; minLength?: number; reversed?: boolean }
  | { rule: "common-password"; variants?: boolean }
  | { rule: "distinct-characters" | "passphrase-words" | "strength" | "changed-characters"; min: number }
  | { rule: "number-range"; min: number; max: number }
  | { rule: "similarity"; percent?: number; match?: Match }
  | { rule: "dictionary-words"; words: readonly string[]; match?: Match; minLength?: number; reversed?: boolean; text?: string }
  | { rule: "expiry"; days: number }
  | { rule: "minimum-age"; age: number; unit?: "days" | "hours" | "minutes" }
  | { rule: "history"; count: number }
  | {
      rule:
        | "edge-white-space" | "white-space" | "palindrome" | "dates" | "breached-password" | "different-from-current"
        | "variation-of-current";
    };

/** The id of a rule. */
export type RuleID = PolicyRule["rule"];

/** A policy, as in a file. */
export interface PolicyDocument {
  $schema?: string;
  version: 1;
  description?: string;
  extends?: string;
  remove?: readonly RuleID[];
  rules: readonly PolicyRule[];
}

/** A name and a value of a challenge of a REL-ID server: a list of these with `RELID_PASSWORD_POLICY` is a policy, too. */
export interface ChallengeInfo {
  key: string;
  value: string;
}

/** The output of `watchword policy audit --format json`. */
export interface Audit {
  version: 1;
  policy: string;
  standards: {
    standard: "nist" | "asvs" | "pci" | "cnil";
    title: string;
    verdict: "pass" | "fail" | "undecidable" | "notApplicable";
    clauses: AuditClause[];
  }[];
}

/** The result of a clause of a standard. */
export interface AuditClause {
  clause: string;
  title: string;
  level: "required" | "recommended";
  /** The level of OWASP ASVS. */
  asvsLevel?: 1 | 2 | 3;
  verdict: "pass" | "fail" | "undecidable" | "notApplicable";
  text: string;
  /** How the policy can meet the clause. */
  change?: string;
}

/** A number in decimal digits, since it may be long; its bounds if it is not known exactly. */
export type LongNumber = string | { least: string; most: string };

/** The output of `watchword policy count --format json`. */
export interface Count {
  version: 1;
  /** The number of characters that passwords are made of. */
  alphabet: number;
  exact: boolean;
  total: LongNumber;
  bits: number | null;
  lengths: { length: number; count: LongNumber }[];
  /** The rules that are not counted exactly, with the reason. */
  bounds: string[];
  cnilBits: number;
  cutOff: boolean;
}

/** A password that only one of two policies accepts; null if there is none. */
export type Witness = string | { unknown: string } | null;

/** The output of `watchword policy diff --format json`. */
export interface Difference {
  version: 1;
  changes: (
    | { rule: string; kind: "added" | "removed"; text: string; old?: undefined }
    | { rule: string; kind: "changed"; text: string; old: string }
  )[];
  witnesses: { onlyOld: Witness; onlyNew: Witness };
  /** The share of the passwords of the old policy that the new one accepts, from 0 to 1. */
  share: number | null;
  shares: { length: number; share: number }[];
  /** The ids of the rules that were not compared. */
  aside: string[];
}

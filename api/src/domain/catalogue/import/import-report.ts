import type { StructureFailure } from './structure-failure.ts';

/**
 * The result of reading the rows of a price list. `refusals` has the first hundred refused rows.
 */
export interface ImportReport {
  readonly read: number;
  readonly accepted: number;
  readonly refused: number;
  /** Lines are 1-based; reasons are for the owner. */
  readonly refusals: readonly { readonly line: number; readonly reason: string }[];
  /** Tables of the same name in other schemas, which were not read, such as `archive.products`. */
  readonly unusedTables: readonly string[];
  /** Whether the file itself says that no row is missing at its end. */
  readonly endIsMarked: boolean;
}

/** Why a file was not accepted as a price list. Messages are for the owner. */
export type ImportFailure =
  | StructureFailure
  | {
      readonly kind: 'too-many-refusals';
      readonly message: string;
      readonly report: ImportReport;
    }
  | ShrinkFailure;

/** A file without an end mark that has far fewer products than the list: it may be cut off. */
export interface ShrinkFailure {
  readonly kind: 'shrinks';
  readonly message: string;
  /** Products of the list that is live, and of the file. */
  readonly before: number;
  readonly after: number;
}

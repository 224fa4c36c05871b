import type { ListWarning } from '../updates/list-warnings.ts';
import type { StructureFailure } from './structure-failure.ts';

/** What the owner should know of a row. Lines are 1-based. */
export interface RowNote {
  readonly line: number;
  readonly reason: string;
}

/**
 * The result of reading the rows of a price list. Of `refusals` and `repeats` there are at most the
 * first hundred.
 */
export interface ImportReport {
  /** Rows: those that were accepted, refused, or replaced by a later one. */
  readonly read: number;
  /** Products. */
  readonly accepted: number;
  readonly refused: number;
  readonly refusals: readonly RowNote[];
  /** Rows that replaced an earlier one, because the later of two rows with one SKU counts. */
  readonly repeated: number;
  readonly repeats: readonly RowNote[];
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
  | UnconfirmedFailure
  | OvertakenFailure;

/** The owner has to confirm a list with warnings. */
export interface UnconfirmedFailure {
  readonly kind: 'unconfirmed';
  readonly message: string;
  readonly warnings: readonly ListWarning[];
  /** Products of the list that is live, and of the file. */
  readonly before: number;
  readonly after: number;
}

/** Another list became active while the file was read. */
export interface OvertakenFailure {
  readonly kind: 'overtaken';
  readonly message: string;
}

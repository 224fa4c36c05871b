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
}

/** Why a file was not accepted as a price list. Messages are for the owner. */
export type ImportFailure =
  | StructureFailure
  | {
      readonly kind: 'too-many-refusals';
      readonly message: string;
      readonly report: ImportReport;
    };

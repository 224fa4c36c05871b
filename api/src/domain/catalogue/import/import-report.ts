import type { StructureFailure } from './structure-failure.ts';

/** How the rows of a price list fared. `refusals` holds the first hundred of `refused`. */
export interface ImportReport {
  readonly read: number;
  readonly accepted: number;
  readonly refused: number;
  /** Lines are 1-based; reasons are for the owner. */
  readonly refusals: readonly { readonly line: number; readonly reason: string }[];
}

/** Why a file is no price list. Messages are for the owner. */
export type ImportFailure =
  | StructureFailure
  | {
      readonly kind: 'too-many-refusals';
      readonly message: string;
      readonly report: ImportReport;
    };

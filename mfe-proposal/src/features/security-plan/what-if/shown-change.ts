import type { Cents } from '@app/contracts/money';

interface LineState {
  readonly quantity: number;
  readonly lineTotal?: Cents | undefined;
  readonly justification: string;
}

/** A line that is not as it was, from a what-if or between two revisions. */
export interface ShownChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly system: string;
  readonly item: string;
  readonly sku?: string | undefined;
  readonly before?: LineState | undefined;
  readonly after?: LineState | undefined;
  readonly difference: Cents;
}

export interface ShownTotals {
  readonly before: Cents;
  readonly after: Cents;
}

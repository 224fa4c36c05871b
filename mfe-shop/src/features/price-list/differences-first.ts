export interface ComparedRow {
  readonly label: string;
  /** One for each product. */
  readonly values: readonly string[];
}

/** Rows in which products differ, then those that are the same for all, both in their order. */
export function differencesFirst(rows: readonly ComparedRow[]): readonly ComparedRow[] {
  const differs = ({ values }: ComparedRow) => new Set(values).size > 1;
  return [...rows.filter(differs), ...rows.filter((row) => !differs(row))];
}

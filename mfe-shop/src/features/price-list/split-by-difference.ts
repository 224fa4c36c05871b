export interface ComparedRow {
  readonly label: string;
  /** One for each product. */
  readonly values: readonly string[];
}

/** Rows in which products differ, and those that are the same in all, both in their order. */
export function splitByDifference<Row extends ComparedRow>(rows: readonly Row[]) {
  const differs = ({ values }: ComparedRow) => new Set(values).size > 1;
  return { different: rows.filter(differs), same: rows.filter((row) => !differs(row)) };
}

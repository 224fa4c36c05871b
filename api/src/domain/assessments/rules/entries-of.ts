/**
 * The rows of a table with the type of their keys. `Object.entries` gives strings, since an object may
 * have more members than its type says; the tables of the knowledge are literals and have none.
 */
export const entriesOf = <Key extends string, Row>(
  table: Readonly<Partial<Record<Key, Row>>>,
): [Key, Row][] => Object.entries(table) as [Key, Row][];

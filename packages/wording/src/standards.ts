import type { Standard } from '@app/knowledge/standards';

/** What a reader looks a standard up by: "SANS 10222-3:2023, edition 5.1". */
export const standardText = ({ name, clause, edition }: Standard): string =>
  [name, clause ?? '', edition].filter((part) => part !== '').join(', ');

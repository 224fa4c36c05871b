import type { Standard } from '@app/knowledge/standards';

/** What a reader looks a standard up by: name, clause where it is known, edition. */
export const standardParts = ({ name, clause, edition }: Standard): readonly string[] =>
  [name, clause ?? '', edition].filter((part) => part !== '');

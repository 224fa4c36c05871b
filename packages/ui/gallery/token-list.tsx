import { Table } from '@app/ui/table';
import { declarations, tokenGroups } from './token-groups.ts';

/** Groups that other sections show, each token as what it does. */
const SHOWN = [
  'Surfaces',
  'Text',
  'Lines',
  'Action',
  'Solid',
  'Drawing',
  'Severity',
  'Type families',
  'Type scale',
  'Radius',
  'Shadow',
];

const grouped = tokenGroups.flatMap(({ names }) => names);
const groups = [
  ...tokenGroups.filter(({ title }) => !SHOWN.includes(title)),
  {
    title: 'Repeated on every surface',
    names: [...declarations.keys()].filter((name) => !grouped.includes(name)),
  },
];

/** All the other tokens by name and value: one that is added to the style sheet appears by itself. */
export function TokenList() {
  return groups.map(({ title, names }) => (
    <Table
      key={title}
      caption={title}
      columns={[{ label: 'Token' }, { label: 'Value' }]}
      rows={names.map((name) => [name, <code key={name}>{declarations.get(name)}</code>])}
    />
  ));
}

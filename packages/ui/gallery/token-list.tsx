import { Table } from '@app/ui/table';
import { declarations, tokenGroups } from './token-groups.ts';

/** Groups that other sections of the gallery show. */
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

/** Names and values of all other tokens, including tokens that are added later. */
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

import { Table } from '@app/ui/table';
import css from './gallery.module.css';
import { Specimen } from './specimen.tsx';
import { declarations, tokenGroups, tokensOf } from './token-groups.ts';

const sizes = tokenGroups.find(({ title }) => title === 'Type scale')?.names ?? [];

export function Typography() {
  return (
    <>
      {sizes.map((size) => (
        <Specimen key={size} name={size}>
          <p className={css.line} style={{ fontSize: `var(${size})` }}>
            Gate 1, camera Il0
          </p>
        </Specimen>
      ))}
      {tokensOf('--font-').map((family) => (
        <Specimen key={family} name={family}>
          <p style={{ fontFamily: `var(${family})` }}>Quick brown fox, 0123456789 R 1 249.50</p>
        </Specimen>
      ))}
      {tokensOf('--weight-').map((weight) => (
        <Specimen key={weight} name={weight}>
          <p style={{ fontWeight: `var(${weight})` }}>Every system starts with a drawing</p>
        </Specimen>
      ))}
    </>
  );
}

export function Spacing() {
  return (
    <>
      {tokensOf('--space-').map((space) => (
        <Specimen key={space} name={space}>
          <div className={css.bar} style={{ width: `var(${space})` }} />
        </Specimen>
      ))}
      <ul className={css.tiles}>
        {tokensOf('--radius-').map((radius) => (
          <li key={radius} className={css.tile}>
            <span className={css.corner} style={{ borderRadius: `var(${radius})` }} />
            <code className={css.name}>{radius}</code>
          </li>
        ))}
        {tokensOf('--shadow-').map((shadow) => (
          <li key={shadow} className={css.tile}>
            <span className={css.corner} style={{ boxShadow: `var(${shadow})` }} />
            <code className={css.name}>{shadow}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

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

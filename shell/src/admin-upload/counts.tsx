import css from './counts.module.css';

/** A row of figures with their names. */
export function Counts({
  of,
}: {
  readonly of: readonly (readonly [name: string, count: number])[];
}) {
  return (
    <dl className={css.counts}>
      {of.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

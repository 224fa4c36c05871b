import type { AdminProvenance } from '@app/contracts/admin-releases';
import css from './admin-releases.module.css';

/** What a version was built from, as its team has signed it; folded away. */
export function BuiltFrom({
  provenance: { commit, edited, builder, inputs },
}: {
  readonly provenance: AdminProvenance;
}) {
  const source = commit ? commit.slice(0, 12) : 'an unknown commit';
  return (
    <details className={css.note}>
      <summary>
        Built from {source}
        {edited && ', edited'}
      </summary>
      <dl className={css.version}>
        <Fact name="Commit" value={commit ?? 'not known'} />
        <Fact name="Builder" value={builder} />
        {Object.entries(inputs)
          .filter(([name]) => !name.includes('/'))
          .map(([name, hash]) => (
            <Fact key={name} name={`SHA-256 of ${name}`} value={hash} />
          ))}
      </dl>
    </details>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);

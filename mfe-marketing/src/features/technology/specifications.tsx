import { Stack } from '@app/ui/layout';
import { SpecCard, SpecGrid } from '@app/ui/spec-grid';
import css from './specifications.module.css';
import type { Specification, StatedValue } from './technology.ts';

/** Specifications by subject. Our own planning values have a star, explained above the table. */
export function Specifications({
  specifications,
}: {
  readonly specifications: readonly Specification[];
}) {
  const values = specifications.flatMap(({ rows }) => rows.map(([, value]) => value));
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <h2>Specifications</h2>
        {values.some((value) => typeof value !== 'string') && (
          <p>* Our planning value, not a standard; we adjust it to your site.</p>
        )}
      </Stack>
      <SpecGrid>
        {specifications.map(({ Icon, title, text, rows }) => (
          <SpecCard
            key={title}
            icon={<Icon />}
            title={title}
            text={text}
            rows={rows.map(([term, value]) => [term, <Value key={term} value={value} />])}
          />
        ))}
      </SpecGrid>
    </Stack>
  );
}

function Value({ value }: { readonly value: StatedValue }) {
  if (typeof value === 'string') return value;
  return (
    <span className={css.planningValue}>
      {value.planningValue}
      <span aria-hidden="true">*</span>
      <span className="visually-hidden">, our planning value</span>
    </span>
  );
}

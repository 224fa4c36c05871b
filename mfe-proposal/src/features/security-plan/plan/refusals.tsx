import { Notice } from '@app/ui/notice';

/** Wishes that the plan does not meet, before everything else, with what is lawful instead. */
export function Refusals({ refusals }: { readonly refusals: readonly string[] }) {
  if (refusals.length === 0) return null;
  return (
    <section aria-labelledby="refusals">
      <Notice variant="caution">
        <h2 id="refusals" style={{ fontSize: 'var(--text-lg)' }}>
          Not in this plan, although you asked for it
        </h2>
        {refusals.map((refusal) => (
          <p key={refusal}>{refusal}</p>
        ))}
      </Notice>
    </section>
  );
}

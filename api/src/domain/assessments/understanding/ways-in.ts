import type { Candidate } from './rank.ts';
import type { IncidentId } from './understanding.ts';

const robberies: ReadonlySet<IncidentId> = new Set<IncidentId>([
  'armed-robbery',
  'cash-up-robbery',
  'home-invasion',
]);
const WAY_IN = /^(came|come|coming|got|get|getting|gained|enter|entered|entering|in) /;

/**
 * Incidents without the burglaries that are only how robbers got in: "three men with guns came in
 * through the kitchen door".
 */
export function withoutWaysIn(
  incidents: readonly Candidate<IncidentId>[],
): readonly Candidate<IncidentId>[] {
  const robbed = new Set(incidents.filter(({ id }) => robberies.has(id)).map(({ field }) => field));
  return incidents.filter(
    (candidate) =>
      candidate.id !== 'burglary' || !robbed.has(candidate.field) || !isWayIn(candidate),
  );
}

function isWayIn({ field, first, end }: Candidate<IncidentId>): boolean {
  const { text, words } = field.reading;
  return WAY_IN.test(text.slice(words[first]?.start, words[end - 1]?.end));
}

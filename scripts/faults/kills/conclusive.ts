import type { Outcome } from '../outcome.ts';
import type { FaultReport } from './fault-run.ts';

export interface Attempt extends Outcome {
  /** Why it proves nothing; empty when it does. */
  readonly inconclusive: readonly string[];
}

/** Why kills prove nothing: too few interrupted an order, or too few orders were placed. */
export const inconclusive = (
  kills: number,
  { interruptions, orders }: Pick<FaultReport, 'interruptions' | 'orders'>,
): readonly string[] => [
  ...(interruptions * 2 < kills ? ['less than half of the kills interrupted an order'] : []),
  ...(orders < kills ? ['there were fewer orders than kills'] : []),
];

/** On a busy machine kills may hit nothing. Then once more; twice in a row is a note, and no failure. */
export async function onceMoreIfInconclusive(attempt: () => Promise<Attempt>): Promise<Outcome> {
  const first = await attempt();
  if (first.inconclusive.length === 0 || first.violations.length > 0) return first;
  const { figures, violations, inconclusive: reasons } = await attempt();
  const notes = reasons.map((reason) => `INCONCLUSIVE: ${reason}`);
  return { figures: [figures, ...notes].join(', '), violations };
}

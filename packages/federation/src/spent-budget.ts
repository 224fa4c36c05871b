import { budgetsOf, isLow, isSpent } from './objectives.ts';
import { daysOf, readPageCounts } from './page-counts.ts';
import type { Release } from './registry.ts';
import { ReleaseRefused } from './release-refused.ts';

/**
 * Refuses to give more visitors a release of a part that has kept its promises too badly for 30 days, and tells when it nearly has.
 * @throws ReleaseRefused with figures.
 */
export async function refuseSpent(
  releases: string,
  { name, objectives }: Release,
  note: (line: string) => void,
  now = Date.now(),
): Promise<void> {
  if (!objectives) return;
  const budgets = budgetsOf(objectives, daysOf(await readPageCounts(releases), name, now));
  for (const { promise, all, bad, leftPercent } of budgets.filter(isLow)) {
    note(
      `${name} has ${leftPercent}% left of its promise that ${promise}: ${bad} of ${all} in 30 days were not so.`,
    );
  }
  const spent = budgets.find(isSpent);
  if (!spent) return;
  throw new ReleaseRefused(
    `${name} promises that ${spent.promise}, and ${spent.bad} of ${spent.all} in 30 days were not so. Going on takes a reason: --force "<reason>".`,
  );
}

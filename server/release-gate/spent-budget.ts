import { budgetsOf, isLow, isSpent } from '@app/federation/objectives';
import { daysOf, readPageCounts } from '@app/federation/page-counts';
import type { Release } from '@app/federation/registry';
import { ReleaseRefused } from '@app/federation/release-refused';

/**
 * Refuses a release of a part that has kept its promises too badly for 30 days, and tells when it nearly has.
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
    `${name} promises that ${spent.promise}, and ${spent.bad} of ${spent.all} in 30 days were not so. A release that mends it: --force "<reason>".`,
  );
}

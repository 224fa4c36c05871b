import { withBuiltSite } from '../built-site.ts';
import type { FaultSettings, Outcome } from '../outcome.ts';
import { changedSite } from './changed-site.ts';
import { releaseUnderLoad } from './release-run.ts';
import { releaseTwiceAtOnce } from './two-at-once.ts';

/** Rounds in which two commands release one part at once. */
const ROUNDS = 10;

/** Releases parts of the built site while visitors use it, then one part by two commands at once. */
export const runReleases = ({
  releases,
  requests,
  seed,
}: Pick<FaultSettings, 'releases' | 'requests' | 'seed'>): Promise<Outcome> =>
  withBuiltSite(async (dataDir) => {
    const report = await releaseUnderLoad({
      site: await changedSite(dataDir),
      releases,
      requests,
      seed,
    });
    const atOnce = await releaseTwiceAtOnce(dataDir, ROUNDS);
    const { orders, documents, unrendered } = report;
    return {
      figures: `${releases} releases of two parts in one step, ${report.requests} requests, ${documents} documents (${unrendered} left to the browser), ${orders} orders; ${ROUNDS} times two releases of one part at once`,
      violations: [...report.violations, ...atOnce],
    };
  });

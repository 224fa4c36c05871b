import { withBuiltSite } from '../built-site.ts';
import type { FaultSettings, Outcome } from '../outcome.ts';
import { restartUnderLoad } from './restart-run.ts';

/** Seconds; shorter than the default, so that there is time for more restarts. */
const DELAY = 2;
const PAGES = ['/', '/consulting', '/contact', '/about', '/api/products'];

/** Restarts the built site on a shared port while visitors read and order. */
export async function runRestarts({
  restarts,
  seed,
}: Pick<FaultSettings, 'restarts' | 'seed'>): Promise<Outcome> {
  const report = await withBuiltSite((dataDir) =>
    restartUnderLoad({ dataDir, restarts, seed, delaySeconds: DELAY, pages: PAGES }),
  );
  const { requests, orders, resets, longestMs, violations } = report;
  return {
    figures: `${restarts} restarts, ${requests} requests, ${orders} orders, ${violations.length} failures, ${resets} new connections reset and answered at the second try, longest wait ${Math.round(longestMs)} ms`,
    violations,
  };
}

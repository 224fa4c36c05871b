import { readFile } from 'node:fs/promises';
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
  const { requests, orders, resets, longestMs } = report;
  const violations = [...report.violations, ...(await tooManyResets(restarts, resets))];
  return {
    figures: `${restarts} restarts, ${requests} requests, ${orders} orders, ${violations.length} failures, ${resets} new connections reset and answered at the second try, longest wait ${Math.round(longestMs)} ms`,
    violations,
  };
}

const MIGRATION = '/proc/sys/net/ipv4/tcp_migrate_req';

/**
 * A system that does not hand over handshakes resets some new connections, but not at every restart. Only many
 * restarts can tell: in one, a busy machine may reset several.
 */
async function tooManyResets(restarts: number, resets: number): Promise<string[]> {
  const migrates = (await readFile(MIGRATION, 'utf8').catch(() => '0')).trim() === '1';
  const most = migrates ? 0 : Math.ceil(restarts / 2);
  return resets > most ? [`${resets} new connections were reset, and ${most} may be`] : [];
}

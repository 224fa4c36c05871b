import { withBuiltSite } from '../built-site.ts';
import type { FaultSettings, Outcome } from '../outcome.ts';
import { serveSlowConnections } from './slow-run.ts';

const PAGES = ['/', '/consulting', '/contact', '/about', '/api/products'];

/** Holds connections of the built site open while visitors read and order. */
export async function runSlow({
  connections,
  seed,
}: Pick<FaultSettings, 'connections' | 'seed'>): Promise<Outcome> {
  const report = await withBuiltSite((dataDir) =>
    serveSlowConnections({ dataDir, connections, seed, pages: PAGES, untilTimedOut: true }),
  );
  const { requests, longestMs, longestSlow, memory, stopped, violations } = report;
  return {
    figures: [
      `${connections} slow connections, closed within ${longestSlow.toFixed(0)} s`,
      `${requests} requests meanwhile, longest wait ${Math.round(longestMs)} ms`,
      `${memory.before} MB before, at most ${memory.most} MB with them`,
      `stopped in ${stopped.toFixed(1)} s with ${connections} open`,
    ].join('; '),
    violations,
  };
}

import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { readRegistry, releasesFolder } from '@app/federation/releases';
import type { LiveVersions, ReleasedSite } from '@app/testing/site/released-site';
import { withPriceList } from '../price-list.ts';
import { serveSite } from '../serving.ts';
import { visit } from '../visit.ts';
import { startVisitors, type Visitors } from '../visitors.ts';
import { createDocumentCheck, type DocumentCheck } from './document-check.ts';

/** Calls that pages make, besides orders. */
const API = ['/api/products'];
/** Generous: another program may have the processor. A site that never follows fails the run. */
const LIVE_MS = 60_000;
const POLL_MS = 20;

export interface ReleaseRun {
  /** Number 1 is live. */
  readonly site: ReleasedSite;
  readonly releases: number;
  /** Fewest requests during all of them. */
  readonly requests: number;
  readonly seed: number;
}

export interface ReleaseReport {
  readonly requests: number;
  readonly orders: number;
  readonly documents: number;
  /** Documents that the server left to the browser, as it does when it is too busy. */
  readonly unrendered: number;
  readonly violations: readonly string[];
}

/**
 * Makes one release after the other live while visitors read pages, load their files, ask the API and
 * order, over kept and new connections. No request may fail, each document must be made of one release
 * set, its files must have the hashes that it names, then and at the end, and each release must reach
 * visitors.
 */
export const releaseUnderLoad = (run: ReleaseRun): Promise<ReleaseReport> =>
  withPriceList(run.site.dataDir, async ({ skus, lost }) => {
    const server = await serveSite({ DATA_DIR: run.site.dataDir });
    const check = createDocumentCheck(run.site);
    const visitors = startVisitors({
      origin: server.url,
      seed: run.seed,
      pages: [...run.site.pages, ...API],
      skus,
      look: check.look,
    });
    const { sets, late } = await releaseRepeatedly(run, visitors, check);
    await visitors.finish();
    const old = await filesOfOldDocuments(server.url, check);
    const code = await server.stop();
    return {
      requests: visitors.requests(),
      orders: visitors.orders.length,
      ...check.counts,
      violations: [
        ...visitors.failures,
        ...(visitors.resets() > 0 ? [`${visitors.resets()} new connections were reset`] : []),
        ...check.mixed(sets),
        ...late,
        ...old,
        ...(await lost(visitors.orders)),
        ...(code === 0 ? [] : [`the site ended with ${code}:\n${server.output()}`]),
      ],
    };
  });

/** Resolves to all sets that were live, and to what is wrong with those that no visitor saw. */
async function releaseRepeatedly(
  { site, releases, requests }: ReleaseRun,
  visitors: Visitors,
  check: DocumentCheck,
) {
  const share = Math.ceil(requests / (releases + 1));
  const sets: LiveVersions[] = [];
  const late: string[] = [];
  for (let number = 1; number <= releases + 1; number++) {
    if (number > 1) await site.release(number);
    const versions = await liveVersions(site);
    sets.push(versions);
    if (!(await becomesTrue(() => check.seen(versions) > 0))) {
      late.push(`no document was made of release ${number} within ${LIVE_MS / 1000} s`);
    }
    await visitors.answered(share);
  }
  return { sets, late };
}

async function becomesTrue(condition: () => boolean): Promise<boolean> {
  const deadline = performance.now() + LIVE_MS;
  while (!condition()) {
    if (performance.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

async function liveVersions({ dataDir }: ReleasedSite): Promise<LiveVersions> {
  const { parts } = await readRegistry(releasesFolder(dataDir));
  return Object.fromEntries(Object.entries(parts).map(([name, { active }]) => [name, active]));
}

/** A tab that was opened before the releases loads the files of its document after them. */
async function filesOfOldDocuments(origin: string, check: DocumentCheck): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const failures: string[] = [];
  const wrong = await check.loadAgain(async (path) => {
    const answer = await visit(origin, agent, { path });
    const status = answer.kind === 'answer' ? answer.status : answer.code;
    if (status !== 200) failures.push(`${path} of an old document was answered with ${status}`);
    return answer;
  });
  agent.destroy();
  return [...failures, ...wrong];
}

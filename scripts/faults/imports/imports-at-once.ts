import { setTimeout as delay } from 'node:timers/promises';
import type { StoreSettings } from '@app/api/adapters/open-store';
import { describe, type ImportSite, namedList, startImportSite } from './import-site.ts';

const ROWS = 500;
const POLL_MS = 100;
/** Each process looks for a new list once a second. */
const TAKE_OVER_MS = 15_000;
const told = /Another price list became live|another price list is being imported/;

export interface ImportsAtOnce {
  /** Imports that were told that another one was first. */
  readonly lost: number;
  readonly violations: readonly string[];
}

/**
 * Two owners import at the same time, in turns on one process and on two. At least one has to win,
 * each other has to be told, and both processes serve a list whose import was answered with 200.
 */
export async function importAtOnce(
  settings: StoreSettings,
  rounds: number,
): Promise<ImportsAtOnce> {
  const sites = [await startImportSite(settings), await startImportSite(settings)] as const;
  const violations: string[] = [];
  let lost = 0;
  for (let round = 0; round < rounds; round++) {
    const [first, second] = sites;
    const pair = [first, round % 2 === 0 ? second : first] as const;
    const lists = ['left', 'right'].map((side) => namedList(`${side} ${round}`, ROWS));
    const answers = await Promise.all(pair.map((site, at) => site.upload(lists[at] ?? [])));
    const winners = lists.filter((_, at) => answers[at]?.status === 200).map(describe);
    const losers = answers.filter((answer) => answer?.status !== 200);
    lost += losers.length;
    if (winners.length === 0) violations.push(`round ${round}: nobody won`);
    for (const answer of losers) {
      if (answer?.status === 409 && told.test(answer.message)) continue;
      violations.push(`round ${round}: the loser got ${answer?.status} ${answer?.message}`);
    }
    const wrong = await bothServe(sites, winners);
    if (wrong) violations.push(`round ${round}: ${wrong}`);
  }
  await Promise.all(sites.map((site) => site.process.stop()));
  return { lost, violations };
}

/** What is wrong when the processes do not come to serve the same one of these lists in time. */
async function bothServe(
  sites: readonly ImportSite[],
  wanted: readonly string[],
): Promise<string | undefined> {
  const until = performance.now() + TAKE_OVER_MS;
  for (;;) {
    const [one = '', other = ''] = await Promise.all(sites.map((site) => site.served()));
    if (one === other && wanted.includes(one)) return undefined;
    if (performance.now() > until) return `"${one}" and "${other}" are served`;
    await delay(POLL_MS);
  }
}

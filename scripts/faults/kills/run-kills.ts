import { newDatabase, newFolder } from '@app/api/testing/test-places';
import { findMongoServer } from '../../mongodb/mongo-server.ts';
import type { FaultSettings, Outcome } from '../outcome.ts';
import { type FaultReport, killWhileOrdering } from './fault-run.ts';

/** Progress is printed after so many kills. */
const PROGRESS = 25;

type Settings = Pick<FaultSettings, 'kills' | 'seed'>;

/** Kills the API while clients order, on each store that there is. In CI both have to be there. */
export async function runKills(settings: Settings): Promise<Outcome> {
  const mongo = await findMongoServer(process.env.MONGODB_URI);
  if (!mongo.ok) {
    const sqlite = await killsOn('sqlite', newFolder, settings);
    const missing = `MongoDB was SKIPPED: ${mongo.failure}`;
    return {
      figures: `${sqlite.figures}; ${missing}`,
      violations: [...sqlite.violations, ...(process.env.CI === 'true' ? [missing] : [])],
    };
  }
  const { name, uri, stop } = mongo.value;
  // At the same time, because each mostly waits for processes to start.
  const outcomes = await Promise.all([
    killsOn('sqlite', newFolder, settings),
    killsOn(name, () => newDatabase(uri), settings),
  ]).finally(stop);
  return {
    figures: outcomes.map(({ figures }) => figures).join('; '),
    violations: outcomes.flatMap(({ violations }) => violations),
  };
}

/** On a busy machine the kills may hit nothing. Then once more; twice in a row is a note, and no failure. */
async function killsOn(
  name: string,
  newPlace: typeof newFolder,
  settings: Settings,
): Promise<Outcome> {
  const first = await killsOnce(name, newPlace, settings);
  if (first.conclusive || first.violations.length > 0) return first;
  console.log(`${first.figures}: once more`);
  return killsOnce(name, newPlace, settings);
}

async function killsOnce(
  name: string,
  newPlace: typeof newFolder,
  { kills, seed }: Settings,
): Promise<Outcome & { readonly conclusive: boolean }> {
  const killed = (count: number) => {
    if (count % PROGRESS === 0) console.log(`${name}: ${count} kills`);
  };
  const place = await newPlace();
  try {
    const report = await killWhileOrdering(place.settings, { kills, seed, killed });
    return {
      figures: [figuresOf(name, kills, report), ...inconclusive(kills, report)].join(', '),
      conclusive: inconclusive(kills, report).length === 0,
      violations: report.violations.map((what) => `${name}: ${what}`),
    };
  } finally {
    await place.cleanup();
  }
}

/** Why a run proves nothing: kills interrupted too few orders, or too few orders were placed. */
function inconclusive(kills: number, { interruptions, orders }: FaultReport): string[] {
  return [
    ...(interruptions * 2 < kills
      ? ['INCONCLUSIVE: less than half of the kills interrupted an order']
      : []),
    ...(orders < kills ? ['INCONCLUSIVE: there were fewer orders than kills'] : []),
  ];
}

const figuresOf = (name: string, kills: number, report: FaultReport): string =>
  [
    `${name} ${kills} kills`,
    `${report.interruptions} interrupted orders (${report.cutOffPosts} posts cut off)`,
    `${report.orders} orders acknowledged (${report.answeredLater} stored by a process that died before it answered)`,
    `${report.mails} mails sent (${report.takenOver} begun by a process that died)`,
  ].join(', ');

import { newDatabase, newFolder } from '@app/api/testing/test-places';
import { findMongoServer } from '../../mongodb/mongo-server.ts';
import type { FaultSettings, Outcome } from '../outcome.ts';
import { type Attempt, inconclusive, onceMoreIfInconclusive } from './conclusive.ts';
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

const killsOn = (name: string, newPlace: typeof newFolder, settings: Settings): Promise<Outcome> =>
  onceMoreIfInconclusive(() => killsOnce(name, newPlace, settings));

async function killsOnce(
  name: string,
  newPlace: typeof newFolder,
  { kills, seed }: Settings,
): Promise<Attempt> {
  const killed = (count: number) => {
    if (count % PROGRESS === 0) console.log(`${name}: ${count} kills`);
  };
  const place = await newPlace();
  try {
    const report = await killWhileOrdering(place.settings, { kills, seed, killed });
    return {
      figures: figuresOf(name, kills, report),
      inconclusive: inconclusive(kills, report),
      violations: report.violations.map((what) => `${name}: ${what}`),
    };
  } finally {
    await place.cleanup();
  }
}

const figuresOf = (name: string, kills: number, report: FaultReport): string =>
  [
    `${name} ${kills} kills`,
    `${report.interruptions} interrupted orders (${report.cutOffPosts} posts cut off)`,
    `${report.orders} orders acknowledged (${report.answeredLater} stored by a process that died before it answered)`,
    `${report.mails} mails sent (${report.takenOver} begun by a process that died)`,
  ].join(', ');

import { newDatabase, newFolder } from '@app/api/testing/test-places';
import { findMongoServer } from '../../mongodb/mongo-server.ts';
import type { FaultSettings, Outcome } from '../outcome.ts';
import { killDuringImports } from './import-kills.ts';
import { importAtOnce } from './imports-at-once.ts';
import { readBombs } from './read-bombs.ts';
import { importWithoutRoom } from './small-disk.ts';

const BOMB_BYTES = 50_000_000;

type Settings = Pick<FaultSettings, 'imports' | 'seed'>;

/** Kills during imports, imports at once, a full disk, and files that are meant to do harm. */
export async function runImports(settings: Settings): Promise<Outcome> {
  const mongo = await findMongoServer(process.env.MONGODB_URI);
  const places: Readonly<Record<string, typeof newFolder>> = {
    sqlite: newFolder,
    ...(mongo.ok ? { [mongo.value.name]: () => newDatabase(mongo.value.uri) } : {}),
  };
  try {
    const outcomes: Outcome[] = [];
    for (const [name, newPlace] of Object.entries(places)) {
      outcomes.push(await importsOn(name, newPlace, settings));
    }
    outcomes.push(await onSmallDisk(), await withBombs());
    if (!mongo.ok) outcomes.push(skipped(`MongoDB was SKIPPED: ${mongo.failure}`));
    return {
      figures: outcomes.map(({ figures }) => figures).join('; '),
      violations: outcomes.flatMap(({ violations }) => violations),
    };
  } finally {
    if (mongo.ok) await mongo.value.stop();
  }
}

/** In CI nothing may be skipped that can be installed there. */
const skipped = (why: string): Outcome => ({
  figures: why,
  violations: process.env.CI === 'true' ? [why] : [],
});

async function importsOn(
  name: string,
  newPlace: typeof newFolder,
  { imports, seed }: Settings,
): Promise<Outcome> {
  const place = await newPlace();
  try {
    const killed = await killDuringImports(place.settings, { kills: imports, seed });
    console.log(`${name}: ${imports} kills`);
    const atOnce = await importAtOnce(place.settings, imports);
    console.log(`${name}: ${imports} pairs of imports at once`);
    const violations = [...killed.violations, ...atOnce.violations];
    if (killed.interrupted === 0) violations.push('no kill interrupted an import');
    if (atOnce.lost === 0) violations.push('no import met another one');
    return {
      figures: `${name} ${imports} kills, ${killed.interrupted} during an import (${killed.alive} already live), ${imports} pairs of imports at once, ${atOnce.lost} told that another was first`,
      violations: violations.map((what) => `${name}: ${what}`),
    };
  } finally {
    await place.cleanup();
  }
}

async function onSmallDisk(): Promise<Outcome> {
  const wrong = await importWithoutRoom();
  if (!wrong.ok) return { figures: `a full disk was SKIPPED: ${wrong.failure}`, violations: [] };
  return { figures: 'a full disk', violations: wrong.value };
}

async function withBombs(): Promise<Outcome> {
  const { count, longestMs, violations } = await readBombs(BOMB_BYTES);
  const longest = (longestMs / 1000).toFixed(1);
  return {
    figures: `${count} files of ${BOMB_BYTES / 1e6} MB to do harm, longest ${longest} s`,
    violations,
  };
}

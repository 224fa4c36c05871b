import { generatedList } from '@app/api/testing/generated-list/generated-products';
import { inexactReadings } from './import/exactness.ts';
import { visitDuringImports } from './import/import-while-visited.ts';
import { measureMemory } from './import/memory.ts';
import { measureSpeed } from './import/speed.ts';
import { percentile } from './percentile.ts';
import { table } from './table.ts';

// Reads generated price lists in each dialect, and uploads one to a site that is visited. Prints the
// figures; fails when a target is missed. Arguments name the parts to run; without any, all of them.
const ROWS = 200_000;
const FEW_ROWS = 500;
const MANY_ROWS = 2_000_000;
const FIRST_ROWS = 20_000;
const CHUNK_SIZES = [4_093, 65_536, 1_048_576];
const SMALL_CHUNK_SIZES = [1, 2, 3, 7, 61];
const LEAST_OF_JSON = 0.25;
/** Rows and a chunk that are just being read may be in memory at any moment. */
const MOST_GROWTH_MB = 4;
const MOST_TIMES_IDLE = 2;

/** Each part prints its figures and gives the targets that were missed. */
const parts: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  speed,
  exactness,
  memory,
  visitors,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There are ${Object.keys(parts).join(', ')}, no ${unknown}`);
const missed: string[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (chosen.length === 0 || chosen.includes(name)) missed.push(...(await run()));
}
for (const what of missed) console.error(`MISSED: ${what}`);
process.exitCode = missed.length > 0 ? 1 : 0;

async function speed(): Promise<readonly string[]> {
  const speeds = await measureSpeed(generatedList(ROWS));
  console.log(`${ROWS} rows, from bytes to products\n`);
  console.log(
    table(
      speeds.map(({ dialect, megabytes, seconds, ofJson }) => ({
        dialect,
        MB: megabytes.toFixed(1),
        'MB/s': (megabytes / seconds).toFixed(0),
        'rows/s': (ROWS / seconds).toFixed(0),
        'of JSON.parse': ofJson.toFixed(2),
      })),
    ),
  );
  return speeds
    .filter(({ ofJson }) => ofJson < LEAST_OF_JSON)
    .map(({ dialect, ofJson }) => `${dialect} is read at ${ofJson.toFixed(2)} of JSON.parse`);
}

async function exactness(): Promise<readonly string[]> {
  const list = generatedList(ROWS);
  const inexact = [
    ...(await inexactReadings(list, CHUNK_SIZES)),
    ...(await inexactReadings(list.slice(0, FEW_ROWS), SMALL_CHUNK_SIZES)),
  ];
  const large = `${ROWS} rows in chunks of ${CHUNK_SIZES.join(', ')} bytes`;
  const small = `${FEW_ROWS} rows in chunks of ${SMALL_CHUNK_SIZES.join(', ')} bytes`;
  console.log(`\n${large}, ${small}: ${inexact.length} inexact`);
  return inexact;
}

async function memory(): Promise<readonly string[]> {
  const measured = await measureMemory([FIRST_ROWS, ROWS, MANY_ROWS]);
  console.log('\nMB that the reading holds after so many rows\n');
  console.log(
    table(
      measured.map(({ dialect, held }) => ({
        dialect,
        ...Object.fromEntries([...held].map(([rows, mb]) => [`${rows} rows`, mb.toFixed(1)])),
      })),
    ),
  );
  return measured.flatMap(({ dialect, held }) => {
    const growth = Math.max(...held.values()) - (held.get(FIRST_ROWS) ?? 0);
    return growth > MOST_GROWTH_MB ? [`${dialect} holds ${growth.toFixed(1)} MB more`] : [];
  });
}

async function visitors(): Promise<readonly string[]> {
  const { idle, during, imports } = await visitDuringImports(generatedList(ROWS));
  const seconds = imports.map((each) => each.toFixed(1)).join(', ');
  console.log(`\nVisitors' answers, in ms; uploads of ${ROWS} rows took ${seconds} s\n`);
  console.log(
    table(
      Object.entries({ idle, 'during an upload': during }).map(([when, times]) => ({
        when,
        answers: String(times.length),
        ...Object.fromEntries(
          [0.5, 0.9, 0.99].map((share) => [`p${share * 100}`, percentile(times, share).toFixed(1)]),
        ),
      })),
    ),
  );
  const times = percentile(during, 0.99) / percentile(idle, 0.99);
  console.log(`p99 during an upload: ${times.toFixed(2)} × idle`);
  return times > MOST_TIMES_IDLE ? [`visitors' p99 is ${times.toFixed(2)} × as long`] : [];
}

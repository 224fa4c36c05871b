import { generatedList } from '@app/api/testing/generated-list/generated-products';
import { inexactReadings } from './import/exactness.ts';
import { visitDuringImports } from './import/import-while-visited.ts';
import { measureMemory } from './import/memory.ts';
import { measureSpeed } from './import/speed.ts';
import { percentile } from './import/visitors.ts';
import { table } from './table.ts';

// Reads generated price lists in each dialect, and uploads one to a site that is visited. Prints the
// figures; fails when a target is missed.
const ROWS = 200_000;
const FEW_ROWS = 500;
const MANY_ROWS = 2_000_000;
const CHUNK_SIZES = [4_093, 65_536, 1_048_576];
const SMALL_CHUNK_SIZES = [1, 2, 3, 7, 61];
const LEAST_OF_JSON = 0.25;
const FIRST_ROWS = 20_000;
/** Rows and a chunk that are just being read may be in memory at any moment. */
const MOST_GROWTH_MB = 4;
const MOST_TIMES_IDLE = 2;

const list = generatedList(ROWS);
const missed: string[] = [];

const speeds = await measureSpeed(list);
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
for (const { dialect, ofJson } of speeds) {
  if (ofJson < LEAST_OF_JSON)
    missed.push(`${dialect} is read at ${ofJson.toFixed(2)} of JSON.parse`);
}

missed.push(...(await inexactReadings(list, CHUNK_SIZES)));
missed.push(...(await inexactReadings(list.slice(0, FEW_ROWS), SMALL_CHUNK_SIZES)));
const sizes = [...SMALL_CHUNK_SIZES, ...CHUNK_SIZES].join(', ');
console.log(`\nExact in chunks of ${sizes} bytes: ${missed.length === 0 ? 'yes' : 'see below'}`);

console.log('\nMB that the reading holds after so many rows\n');
const memory = await measureMemory([FIRST_ROWS, ROWS, MANY_ROWS]);
console.log(
  table(
    memory.map(({ dialect, held }) => ({
      dialect,
      ...Object.fromEntries([...held].map(([rows, mb]) => [`${rows} rows`, mb.toFixed(1)])),
    })),
  ),
);
for (const { dialect, held } of memory) {
  const growth = Math.max(...held.values()) - (held.get(FIRST_ROWS) ?? 0);
  if (growth > MOST_GROWTH_MB) missed.push(`${dialect} holds ${growth.toFixed(1)} MB more`);
}

const { idle, during, imports } = await visitDuringImports(list);
const [idleP99, duringP99] = [percentile(idle, 0.99), percentile(during, 0.99)];
console.log(
  `\nVisitors' answers, in ms; uploads took ${imports.map((s) => s.toFixed(1)).join(', ')} s\n`,
);
console.log(
  table(
    Object.entries({ idle, 'during an upload': during }).map(([when, times]) => ({
      when,
      answers: String(times.length),
      p50: percentile(times, 0.5).toFixed(1),
      p99: percentile(times, 0.99).toFixed(1),
    })),
  ),
);
console.log(`p99 during an upload: ${(duringP99 / idleP99).toFixed(2)} × idle`);
if (duringP99 > MOST_TIMES_IDLE * idleP99) missed.push("visitors' p99 is more than twice as long");

for (const what of missed) console.error(`MISSED: ${what}`);
process.exitCode = missed.length > 0 ? 1 : 0;

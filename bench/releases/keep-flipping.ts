import { setTimeout as pause } from 'node:timers/promises';
import { type BuiltRelease, publish, rollback } from '@app/federation/releases';

/*
 * Releases a part and rolls it back, in turn, until SIGTERM, and prints a line for each. A program of its
 * own, as the commands are: its work must not delay the visitors that measure.
 */
const [releases, built, everyMs] = JSON.parse(process.argv[2] ?? '') as [
  string,
  BuiltRelease,
  number,
];
let flipping = true;
process.once('SIGTERM', () => {
  flipping = false;
});
while (flipping) {
  for (const flip of [
    () => publish(releases, built),
    () => rollback(releases, built.release.name),
  ]) {
    const next = performance.now() + everyMs;
    await flip();
    console.log('flipped');
    await pause(Math.max(0, next - performance.now()));
  }
}

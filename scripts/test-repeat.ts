import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';

/*
 * `npm run test:repeat -- 5` runs the test command five times, each failed test counting at once, and prints
 * what failed and how long each step took. What the runs print is in `.cache/repeat`.
 */
const count = Number(process.argv[2] ?? 5);
if (!Number.isInteger(count) || count < 1) {
  console.error('How often? npm run test:repeat -- 5');
  process.exit(1);
}
const folder = path.join(root, '.cache', 'repeat');
await mkdir(folder, { recursive: true });

let green = 0;
for (let number = 1; number <= count; number += 1) {
  const log = path.join(folder, `${number}.log`);
  const { code, text } = await runOnce(log);
  if (code === 0) green += 1;
  const lines = text.split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('Steps, with')));
  console.log(`\nRun ${number} of ${count}, ${code === 0 ? 'green' : 'RED'}: ${log}`);
  console.log(last.join('\n').trimEnd());
}
console.log(`\n${green} of ${count} runs were green`);
process.exitCode = green === count ? 0 : 1;

async function runOnce(log: string): Promise<{ code: number | null; text: string }> {
  const command = [path.join(root, 'scripts/test.ts'), '--no-rerun'];
  const run = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const file = createWriteStream(log);
  let text = '';
  for (const stream of [run.stdout, run.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      file.write(part);
    });
  }
  const [code] = await once(run, 'close');
  file.end();
  return { code, text };
}

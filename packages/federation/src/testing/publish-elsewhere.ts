import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { BuiltRelease } from '../copy-release.ts';

/** Publishes what it is given, one after the other, and prints the version of each that is live. */
const program = `
  const { publish } = await import(${JSON.stringify(path.join(import.meta.dirname, '../releases.ts'))});
  const [releases, ...all] = JSON.parse(process.argv[1]);
  for (const built of all) {
    await publish(releases, built);
    console.log(built.release.name + ' ' + built.release.version);
  }
`;

export interface Publisher {
  readonly child: ChildProcess;
  /** The releases that it printed as live, as `name version`. */
  readonly said: () => string[];
  readonly ended: Promise<number | null>;
}

/** Publishes in a process of its own, one after the other. It is killed when the test ends. */
export function publishElsewhere(releases: string, ...built: readonly BuiltRelease[]): Publisher {
  const args = ['--input-type=module', '-e', program, JSON.stringify([releases, ...built])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout?.on('data', (text) => {
    output += text;
  });
  const ended = once(child, 'close').then(([code]) => code);
  return { child, said: () => output.split('\n').filter(Boolean), ended };
}

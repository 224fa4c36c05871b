import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { onTestFinished } from 'vitest';
import { compileCache } from '../steps/compile-cache.ts';

export interface RunningScript {
  /** Its output so far. */
  readonly output: { stdout: string; stderr: string };
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
  kill(signal: NodeJS.Signals): void;
}

/** A page that is late on a busy machine would be left to the browser. */
const RENDER_DEADLINE_MS = '30000';

/** Runs a program, given its path in the repository. It is killed when the test ends. */
export function runScript(
  program: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): RunningScript {
  const child = spawn(process.execPath, [path.join(root, program), ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: compileCache,
      LOG_LEVEL: 'silent',
      RENDER_DEADLINE_MS,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (text) => {
    output.stdout += text;
  });
  child.stderr.on('data', (text) => {
    output.stderr += text;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, ...output }));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { output, ended, kill: (signal) => void child.kill(signal) };
}

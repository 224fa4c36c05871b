import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '@app/federation/tooling/parts';
import { compileCache } from '@app/testing/steps/compile-cache';
import { noLimits } from '../serving.ts';

const MAIN = path.join(root, 'api', 'src', 'main.ts');
const START_MS = 120_000;

/** One start of the program that serves the API. */
export interface ServingProcess {
  /** Its URL when it serves, or undefined if it was killed before that. */
  readonly ready: Promise<string | undefined>;
  /** Rejects if it ends by itself. */
  readonly died: Promise<never>;
  /** SIGKILL; resolves when the process has ended. Rejects if it had ended by itself. */
  kill(): Promise<void>;
  /** SIGTERM; resolves when the process has finished its open requests and ended. */
  stop(): Promise<void>;
}

export function startServing(settings: Readonly<Record<string, string>>): ServingProcess {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: compileCache,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      ...noLimits,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Otherwise an aborted run would leave a server running.
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  const gone = once(child, 'exit').finally(() => process.off('exit', end));
  let signalled = false;
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) throw endedByItself();
    signalled = true;
    child.kill(name);
    await gone;
  };
  const endedByItself = () =>
    new Error(`The serving process ended by itself (${child.signalCode ?? child.exitCode})`);
  const died = new Promise<never>((_, reject) => {
    void gone.then(() => signalled || reject(endedByItself()));
  });
  const address = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const url = /^API ready on (\S+)/.exec(line)?.[1];
      if (url) resolve(url);
      else console.error(line);
    });
  });
  const ready = Promise.race([
    address,
    gone.then(() => (signalled ? undefined : died)),
    delay(START_MS, undefined, { ref: false }).then(() => {
      throw new Error(`The serving process was not ready within ${START_MS / 1000} s`);
    }),
  ]);
  // Not every caller awaits these, and an unhandled rejection would end the run.
  ready.catch(() => {});
  died.catch(() => {});
  return { ready, died, kill: () => signal('SIGKILL'), stop: () => signal('SIGTERM') };
}

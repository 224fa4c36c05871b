import { Worker } from 'node:worker_threads';
import { bombs } from './bombs.ts';

const LONGEST_MS = 30_000;
/** Of the JavaScript heap; a file of 50 MB does not fit into it. */
const HEAP_MB = 48;

export interface BombReport {
  readonly count: number;
  readonly longestMs: number;
  readonly violations: readonly string[];
}

/** Reads each bomb in a thread of its own, with little memory. */
export async function readBombs(bytes: number): Promise<BombReport> {
  const violations: string[] = [];
  let longestMs = 0;
  const all = bombs(bytes);
  for (const [at, { what }] of all.entries()) {
    const started = performance.now();
    const wrong = await whatWentWrong(at, bytes);
    longestMs = Math.max(longestMs, performance.now() - started);
    if (wrong) violations.push(`${what}: ${wrong}`);
  }
  return { count: all.length, longestMs, violations };
}

function whatWentWrong(at: number, bytes: number): Promise<string | undefined> {
  const worker = new Worker(new URL('./bomb-worker.ts', import.meta.url), {
    workerData: { at, bytes },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  return new Promise((resolve) => {
    const tooLate = setTimeout(() => {
      resolve(`not read in ${LONGEST_MS / 1000} s`);
      void worker.terminate();
    }, LONGEST_MS);
    worker.on('message', (isGood) => resolve(isGood ? undefined : 'ended in another way'));
    worker.on('error', (fault) => resolve(String(fault)));
    worker.on('exit', () => {
      clearTimeout(tooLate);
      resolve('ended without a result');
    });
  });
}

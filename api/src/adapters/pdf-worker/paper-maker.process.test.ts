import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { paperDetails } from '../../../testing/paper.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import type { PaperMaker } from '../../domain/paper/paper-maker.ts';
import { createPaperMaker, type PaperMakerOptions } from './paper-maker.ts';

const opened: PaperMaker[] = [];
afterEach(() => Promise.all(opened.splice(0).map((maker) => maker.close())));

function open(options: PaperMakerOptions = {}): PaperMaker {
  const maker = createPaperMaker(options);
  opened.push(maker);
  return maker;
}

/**
 * A thread that answers `throw`, `hang`, `exhaust` and `fault` as told, `wait` when the test says so, and
 * other texts with 1 byte.
 */
const SCRIPTED = `const { parentPort: port, workerData: go } = require('node:worker_threads');
  port.on('message', ({ content }) => {
    if (content === 'throw') throw new Error('broken');
    if (content === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    if (content === 'exhaust') { const all = []; for (;;) all.push(new Array(10000).fill({})); }
    if (content === 'fault') return port.postMessage({ kind: 'fault', reason: 'odd text' });
    if (content === 'wait') Atomics.wait(go, 0, 0);
    port.postMessage({ kind: 'done', bytes: new Uint8Array(content === 'wait' ? 2 : 1) });
  });`;

/** Makers with scripted threads, and how many threads were started. */
function openScripted(options: PaperMakerOptions = {}) {
  let started = 0;
  const go = new Int32Array(new SharedArrayBuffer(4));
  const maker = open({
    ...options,
    startWorker: () => {
      started += 1;
      return new Worker(SCRIPTED, {
        eval: true,
        workerData: go,
        resourceLimits: { maxOldGenerationSizeMb: 32 },
      });
    },
  });
  return {
    started: () => started,
    go() {
      Atomics.store(go, 0, 1);
      Atomics.notify(go, 0);
    },
    make: async (markdown: string) => {
      const made = await maker.make(markdown, paperDetails);
      return made.ok ? made.value.length : made.failure.kind;
    },
  };
}

test('a PDF is made in a thread', async () => {
  const made = await open().make('# Report\n\nClose the gate.', paperDetails);
  if (!made.ok) throw new Error(made.failure.kind);
  expect((await readPdf(made.value)).pages[0]).toContain('Close the gate.');
});

test('a text that cannot be made into a PDF fails alone, and its thread makes the next one', async () => {
  const { make, started } = openScripted();
  expect([await make('fault'), await make('ok')]).toEqual(['fault', 1]);
  expect(started()).toBe(1);
});

test.each([
  ['throws', 'throw', 'fault', 600_000],
  ['exhausts its memory', 'exhaust', 'fault', 600_000],
  ['hangs', 'hang', 'too-slow', 4000],
])(
  'a thread that %s is replaced, and what waited is made',
  async (_, markdown, failure, limitMs) => {
    const { make, started } = openScripted({ threads: 1, limitMs });
    expect(await Promise.all([make(markdown), make('ok'), make('ok')])).toEqual([failure, 1, 1]);
    expect(started()).toBe(2);
  },
);

test('one more PDF than may wait fails at once as busy', async () => {
  const { make } = openScripted({ threads: 1, waiting: 2 });
  const made = [make('ok'), make('ok'), make('ok'), make('ok')];
  expect(await Promise.all(made)).toEqual([1, 1, 1, 'busy']);
});

test('a PDF that takes long does not hold up another', async () => {
  const { make, go } = openScripted({ threads: 2 });
  const slow = make('wait');
  expect(await make('ok')).toBe(1);
  go();
  expect(await slow).toBe(2);
});

test('closing fails what is under way, what waits and what comes later as stopped', async () => {
  const maker = open({
    threads: 1,
    startWorker: () => new Worker(SCRIPTED, { eval: true }),
  });
  const made = ['hang', 'ok'].map((markdown) => maker.make(markdown, paperDetails));
  await maker.close();
  made.push(maker.make('ok', paperDetails));
  expect((await Promise.all(made)).map((outcome) => !outcome.ok && outcome.failure.kind)).toEqual([
    'stopped',
    'stopped',
    'stopped',
  ]);
});

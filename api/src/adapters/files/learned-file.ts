import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { allTellings } from '@app/knowledge/examples/tellings';
import {
  type Learned,
  learnAhead,
  recall,
} from '../../domain/assessments/understanding/tellings/told-incidents.ts';

/** Below `DATA_DIR`. Some 4 MB, which take half a second to learn and a moment to read. */
export const LEARNED_FILE = 'learned-tellings.bin';

const understanding = new URL('../../domain/assessments/understanding/', import.meta.url);
/** What is learnt depends on their code. */
const learners = [
  'tellings/told-incidents.ts',
  'tellings/logistic-regression.ts',
  'tellings/letter-groups.ts',
  'letters.ts',
];

interface Kept {
  readonly key: string;
  readonly learned: Learned;
}

/** Takes what a process before has learnt from the same tellings with the same code. @returns false when there is none */
export async function recallLearned(folder: string): Promise<boolean> {
  const bytes = await readFile(path.join(folder, LEARNED_FILE)).catch(() => undefined);
  const kept = bytes && readKept(bytes);
  if (!kept || kept.key !== (await currentKey())) return false;
  recall(kept.learned);
  return true;
}

/**
 * Learns between other work, and keeps what was learnt for the next start.
 * @throws what the file system throws
 */
export async function keepLearned(folder: string): Promise<void> {
  const learning = learnAhead();
  let step = learning.next();
  for (; !step.done; step = learning.next()) await setImmediate();
  if (!step.value) return;
  const kept: Kept = { key: await currentKey(), learned: step.value };
  // Another process may write at the same time: the same bytes, in a file of its own.
  const unfinished = path.join(folder, `${LEARNED_FILE}.${process.pid}.unfinished`);
  await writeFile(unfinished, serialize(kept));
  await rename(unfinished, path.join(folder, LEARNED_FILE));
}

/** Undefined for a file that was cut off: it is learnt anew. */
function readKept(bytes: Buffer): Kept | undefined {
  try {
    return deserialize(bytes) as Kept;
  } catch {
    return undefined;
  }
}

async function currentKey(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of learners) hash.update(await readFile(new URL(file, understanding)));
  for (const { of, text } of allTellings()) hash.update(`${of} ${text}\n`);
  return hash.digest('hex');
}

import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { oneOf, type Random } from '@app/testing/seeded-random';
import { dumpWriters, textOf, write } from './dump-writers.ts';
import { randomFault } from './file-faults.ts';
import { randomList } from './random-list.ts';
import { always, type Verdict } from './verdict.ts';

/** A file for the upload. */
export interface HostileDump extends Verdict {
  /** The tool that wrote it, and what was done to it. */
  readonly what: string;
  readonly bytes: Uint8Array;
  /** Whether a file of that tool that was cut off can be told from a whole one. */
  readonly isMarked: boolean;
}

/**
 * The dump of a random list by a random tool, with a random fault.
 * @param prefix of its SKUs; different for each list
 * @param canary path of a file that exists only if something in a dump was executed
 */
export function hostileDump(random: Random, prefix: string, canary: string): HostileDump {
  const list = randomList(random, prefix);
  const writer = oneOf(random, dumpWriters);
  const dump = write(writer, list);
  const { what, ...fault } = randomFault({ random, writer, list, dump, canary });
  return { what: `${writer.tool}: ${what}`, ...fault, isMarked: writer.isMarked };
}

/** A dump without any fault. */
export function goodDump(random: Random, prefix: string) {
  const list: readonly StoredProduct[] = randomList(random, prefix);
  const writer = oneOf(random, dumpWriters);
  const bytes = new TextEncoder().encode(textOf(write(writer, list)));
  return { what: `${writer.tool}: whole`, bytes, isMarked: writer.isMarked, ...always(list) };
}

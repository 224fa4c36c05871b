import { gzipSync } from 'node:zlib';
import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { below, type Random } from '@app/testing/seeded-random';
import { textOf, type WrittenDump } from './dump-writers.ts';
import { maybe, never, type Verdict } from './verdict.ts';

/** A part of a dump's text, and what may come of it. */
interface Cut extends Verdict {
  readonly text: string;
}

/** The dump up to any of its characters. */
export const cutAnywhere = (random: Random, dump: WrittenDump): Cut =>
  cutAt(dump, below(random, textOf(dump).length));

/**
 * The dump up to the end of one of its statements, of which the last is missing. Often it is the
 * only one, because a list that is much shorter is noticed even without an end mark.
 */
export function cutBetweenStatements(random: Random, dump: WrittenDump): Cut {
  const { length } = dump.statements;
  const kept = random() < 0.5 ? length - 1 : below(random, length);
  return cutAt(dump, endsOf(dump)[kept] ?? 0);
}

/**
 * Where a tool marks its end, anything before that is refused. Where it does not, a file that ends
 * with a whole statement is a good one with fewer products.
 */
function cutAt(dump: WrittenDump, at: number): Cut {
  const text = textOf(dump).slice(0, at);
  const all = dump.statements.flatMap(({ products }) => products);
  const ends = endsOf(dump);
  const rowsEnd = ends.at(-1) ?? 0;
  if (dump.isMarked) return { text, ...(at < rowsEnd ? never : maybe(all)) };
  // The line break after a statement may be missing.
  const whole = ends.findLastIndex((end) => end - 1 === at || end === at);
  if (whole < 1) return { text, ...never };
  const kept: StoredProduct[] = dump.statements.slice(0, whole).flatMap(({ products }) => products);
  return { text, ...maybe(kept) };
}

/** Where the head ends, and each statement after it. */
function endsOf({ head, statements }: WrittenDump): number[] {
  const ends = [head.length];
  for (const { text } of statements) ends.push((ends.at(-1) ?? 0) + text.length);
  return ends;
}

/** A compressed dump that is cut, or has one wrong byte in its compressed data. */
export function damagedGzip(random: Random, dump: WrittenDump): Uint8Array {
  const packed = gzipSync(textOf(dump));
  const at = 10 + below(random, packed.length - 10);
  if (random() < 0.5) return packed.subarray(0, at);
  packed[at] = (packed[at] ?? 0) ^ (1 << below(random, 8));
  return packed;
}

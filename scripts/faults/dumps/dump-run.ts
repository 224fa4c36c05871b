import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import { seededRandom } from '@app/testing/seeded-random';
import { goodDump, type HostileDump, hostileDump } from './hostile-dump.ts';

/** A site to which dumps are uploaded. */
export interface UploadSite {
  /** Resolves to the status and the message of the answer. Rejects when there is none in time. */
  upload(file: Uint8Array): Promise<{ readonly status: number; readonly message: string }>;
  /** The list that it serves, in any order. */
  served(): Promise<readonly StoredProduct[]>;
}

export interface DumpReport {
  readonly accepted: number;
  readonly refused: number;
  /** Milliseconds of the slowest answer. */
  readonly longestMs: number;
  readonly violations: readonly string[];
}

/** Refusals of a file; anything else means that the site or its sign-in failed. */
const refusals = new Set([400, 409, 413, 422]);
/** Of the old list's products a file without an end mark must have at least this share. */
const SMALLEST_SHARE = 0.8;

/**
 * Uploads dumps one after another, most of them with a fault. After each the site has to serve the
 * list before or exactly what the dump's generator expects, and nothing in it may be executed.
 * @param folder an empty folder, in which commands in the dumps try to write
 */
export async function uploadHostileDumps(
  site: UploadSite,
  {
    dumps,
    seed,
    folder,
  }: { readonly dumps: number; readonly seed: number; readonly folder: string },
): Promise<DumpReport> {
  const random = seededRandom(seed);
  const canary = path.join(folder, 'executed');
  const violations: string[] = [];
  let accepted = 0;
  let longestMs = 0;
  let before: readonly StoredProduct[] = [];
  for (let number = 0; number <= dumps; number++) {
    const prefix = `L${number}`;
    const dump = number === 0 ? goodDump(random, prefix) : hostileDump(random, prefix, canary);
    const started = performance.now();
    const { status, message } = await site.upload(dump.bytes);
    longestMs = Math.max(longestMs, performance.now() - started);
    const after = inOrder(await site.served());
    if (status === 200) accepted += 1;
    const wrong = whatIsWrong(dump, status, before, after);
    if (wrong) violations.push(`dump ${number} (${dump.what}) ${wrong}: ${status} ${message}`);
    before = after;
  }
  if (existsSync(canary)) violations.push('a command in a dump was executed');
  return { accepted, refused: dumps + 1 - accepted, longestMs, violations };
}

function whatIsWrong(
  { accepted, lists, isMarked }: HostileDump,
  status: number,
  before: readonly StoredProduct[],
  after: readonly StoredProduct[],
): string | undefined {
  if (status !== 200) {
    if (!refusals.has(status)) return 'was not judged';
    if (!isDeepStrictEqual(after, before)) return 'was refused, and the list changed';
    return accepted === 'always' ? 'was refused' : undefined;
  }
  if (accepted === 'never') return 'was accepted';
  if (!lists.some((list) => isDeepStrictEqual(inOrder(list), after))) return 'made a wrong list';
  const isCut = !isMarked && after.length < before.length * SMALLEST_SHARE;
  return isCut ? 'replaced a much longer list' : undefined;
}

const inOrder = (list: readonly StoredProduct[]): readonly StoredProduct[] =>
  list.toSorted((one, other) => (one.sku < other.sku ? -1 : 1));

import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { exclusively } from './exclusively.ts';
import { replaceFile } from './registry-store.ts';
import { PARTIAL } from './release-paths.ts';

/** Files beside the releases in which all servers of a `DATA_DIR` put together what they have seen. */
const names = ['page-counts.json', 'version-health.json'] as const;
export type SharedFile = (typeof names)[number];
type Schema = v.GenericSchema<unknown, Readonly<Record<string, unknown>>>;

const LOCK_PATIENCE_MS = 5_000;

const fileOf = (releases: string, name: SharedFile): string =>
  path.join(path.dirname(releases), name);
const readText = (file: string) => readFile(file, 'utf8').catch(() => '{}');

/** Nothing of a file that is damaged: what is remembered is written anew. */
function parse<Of extends Schema>(text: string, schema: Of): v.InferOutput<Of> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : {};
}

/** What is in it; nothing when there is no file, or none that can be read. */
export const readShared = async <Of extends Schema>(
  releases: string,
  name: SharedFile,
  schema: Of,
): Promise<v.InferOutput<Of>> => parse(await readText(fileOf(releases, name)), schema);

/** Changes it while no other process does. Rejects when it cannot be kept. */
export async function changeShared<Of extends Schema>(
  releases: string,
  name: SharedFile,
  schema: Of,
  change: (before: v.InferOutput<Of>) => v.InferOutput<Of>,
): Promise<void> {
  const file = fileOf(releases, name);
  const done = await exclusively(`${file}.lock`, LOCK_PATIENCE_MS, async () => {
    const before = await readText(file);
    const text = JSON.stringify(change(parse(before, schema)));
    if (text !== before) await replaceFile(file, text);
  });
  if (!done.ok) throw new Error(`Another process keeps ${name} locked`);
}

/** Deletes what processes that were killed have left half-written. */
export async function deletePartialShared(releases: string): Promise<void> {
  for (const name of names) {
    const file = fileOf(releases, name);
    await exclusively(`${file}.lock`, 0, () => rm(file + PARTIAL, { force: true }));
  }
}

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isIntact } from '@app/federation/integrity';
import { Release } from '@app/federation/registry';
import { replaceFile } from '@app/federation/registry-store';
import { PARTIAL } from '@app/federation/release-paths';
import { descriptionPath, type StoredFile, storedFiles } from '@app/federation/stored-files';
import { failed, type Result, success } from '@app/result';
import * as v from 'valibot';
import type { ReleaseHost } from './release-host.ts';

/**
 * Why nothing could be taken from the host: it did not send a file, it sent what is not ours, or this
 * machine could not keep it.
 */
export interface MirrorFailure {
  readonly kind: 'not sent' | 'refused' | 'not kept';
  readonly why: string;
}

/** A version, as the registry names it. */
export interface WantedRelease {
  readonly name: string;
  readonly version: string;
  /** Hash of its description. */
  readonly description: string;
}

/** Fetches releases into a folder. Only bytes that have their hash are written. */
export interface FetchedReleases {
  /** Fetches what is missing of a release, its description last. Gives that description. */
  fetch(wanted: WantedRelease): Promise<Result<Release, MirrorFailure>>;
  /** False when a file of a release was deleted since it was fetched. */
  isThere(wanted: WantedRelease): Promise<boolean>;
  /** Forgets files that were deleted since they were fetched, so that the next fetch brings them. True when there was one. */
  forgetMissing(): boolean;
}

interface Found {
  readonly bytes: Buffer;
  /** True when the folder has it. */
  readonly isThere: boolean;
}

const DESCRIPTION_LIMIT = 4 * 1024 * 1024;
/** For one file of a few MB over a slow line. */
const FILE_MS = 60_000;
const FILES_AT_ONCE = 6;

/** @param releases the folder to which they are fetched. */
export function createFetchedReleases(releases: string, host: ReleaseHost): FetchedReleases {
  /** Paths whose bytes were compared with their hash. */
  const intact = new Set<string>();

  async function bytesOf(file: StoredFile): Promise<Result<Found, MirrorFailure>> {
    const there = await readFile(path.join(releases, file.path)).catch(ignoreMissing);
    if (there && isIntact(file.path, there, file.integrity)) {
      return success({ bytes: there, isThere: true });
    }
    const sent = await host(file.path, { bytes: file.limit, ms: FILE_MS });
    if (!sent.ok) return failed({ kind: 'not sent', why: sent.failure });
    // `unchanged` answers an ETag, and there was none.
    const bytes = sent.value === 'unchanged' ? undefined : sent.value.bytes;
    if (bytes && isIntact(file.path, bytes, file.integrity)) {
      return success({ bytes, isThere: false });
    }
    return failed({ kind: 'refused', why: `${file.path}: the host sends other bytes` });
  }

  async function write(file: StoredFile, { bytes, isThere }: Found): Promise<void> {
    if (isThere) return;
    const target = path.join(releases, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    // Another process may be fetching the same file.
    await replaceFile(target, bytes, `.${randomUUID()}${PARTIAL}`);
  }

  async function fetchFile(file: StoredFile): Promise<Result<void, MirrorFailure>> {
    if (intact.has(file.path)) return success(undefined);
    const found = await bytesOf(file);
    if (!found.ok) return found;
    await write(file, found.value);
    intact.add(file.path);
    return success(undefined);
  }

  return {
    async fetch(wanted) {
      const described = descriptionOf(wanted);
      const found = await bytesOf(described);
      if (!found.ok) return found;
      const release = readDescription(found.value.bytes, wanted);
      if (!release) {
        return failed({ kind: 'refused', why: `${described.path} describes no such release` });
      }
      const fetched = await eachOf(storedFiles(release), fetchFile);
      if (!fetched.ok) return fetched;
      await write(described, found.value);
      intact.add(described.path);
      return success(release);
    },
    async isThere(wanted) {
      const described = path.join(releases, descriptionOf(wanted).path);
      const text = await readFile(described).catch(ignoreMissing);
      const release = text && readDescription(text, wanted);
      if (!release) return false;
      return storedFiles(release).every((file) => existsSync(path.join(releases, file.path)));
    },
    forgetMissing() {
      const missing = [...intact].filter((file) => !existsSync(path.join(releases, file)));
      for (const file of missing) intact.delete(file);
      return missing.length > 0;
    },
  };
}

/** Undefined when it is that of another release, or of a program whose descriptions we cannot read. */
function readDescription(bytes: Buffer, { name, version }: WantedRelease): Release | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Release), bytes.toString());
  if (!read.success || read.output.name !== name || read.output.version !== version) {
    return undefined;
  }
  return read.output;
}

const descriptionOf = ({ name, version, description }: WantedRelease): StoredFile => ({
  path: descriptionPath(name, version),
  integrity: description,
  limit: DESCRIPTION_LIMIT,
});

/** Some at a time, until one fails. */
async function eachOf<Item, Failure>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result<void, Failure>>,
): Promise<Result<void, Failure>> {
  const left = [...items];
  let outcome: Result<void, Failure> = success(undefined);
  const worker = async () => {
    for (let item = left.shift(); item !== undefined && outcome.ok; item = left.shift()) {
      const done = await work(item);
      if (!done.ok) outcome = done;
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, worker));
  return outcome;
}

function ignoreMissing(cause: NodeJS.ErrnoException): undefined {
  if (cause.code !== 'ENOENT') throw cause;
}

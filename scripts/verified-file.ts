import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { failed, type Result, success } from '@app/result';

const DOWNLOAD_MS = 60_000;

/** A file with this very content: the one that is there, or a download. */
export async function verifiedFile(
  url: string,
  sha256: string,
  file: string,
): Promise<Result<void, string>> {
  const isWanted = (bytes: Uint8Array) =>
    createHash('sha256').update(bytes).digest('hex') === sha256;
  const there = await readFile(file).catch(() => undefined);
  if (there && isWanted(there)) return success(undefined);
  const bytes = await download(url);
  if (!bytes) return failed(`${url} cannot be downloaded`);
  if (!isWanted(bytes)) return failed(`${url} is not the file it was`);
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return success(undefined);
}

async function download(url: string): Promise<Uint8Array | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

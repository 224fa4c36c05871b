import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { failed, type Result, success } from '@app/result';
import { describe, namedList, startImportSite } from './import-site.ts';

const run = promisify(execFile);

const DISK = '3m';
const FEW_ROWS = 500;
/** Their list takes more than the disk has; their dump, which is compressed, does not. */
const MANY_ROWS = 100_000;

/**
 * Imports a list for which a small disk has no room. The failure says why there is no small disk:
 * mounting one is up to the administrator of most machines.
 */
export async function importWithoutRoom(): Promise<Result<readonly string[], string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'small-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]);
  } catch (fault) {
    await rm(folder, { recursive: true });
    return failed(String(fault).trim().split('\n').at(-1) ?? '');
  }
  try {
    return success(await fillDisk(folder));
  } finally {
    await run('umount', [folder]);
    await rm(folder, { recursive: true });
  }
}

async function fillDisk(folder: string): Promise<readonly string[]> {
  const site = await startImportSite({ DATA_DIR: folder });
  const old = namedList('old', FEW_ROWS);
  const wrong: string[] = [];
  await site.upload(old);
  for (const attempt of [1, 2]) {
    const answer = await site.upload(namedList('new', MANY_ROWS));
    if (answer?.status !== 503 || !answer.message.includes('the disk is full')) {
      wrong.push(
        `attempt ${attempt} on a full disk was answered ${answer?.status} ${answer?.message}`,
      );
    }
    if ((await site.served()) !== describe(old)) wrong.push('the old list is not served any more');
    const left = await readdir(path.join(folder, 'price-lists'));
    if (left.length > 1) wrong.push(`files of the failed import are left: ${left.join(', ')}`);
  }
  const next = namedList('next', FEW_ROWS);
  const answer = await site.upload(next);
  if (answer?.status !== 200 || (await site.served()) !== describe(next)) {
    wrong.push(`a list that fits was answered ${answer?.status} ${answer?.message}`);
  }
  await site.process.stop();
  return wrong;
}

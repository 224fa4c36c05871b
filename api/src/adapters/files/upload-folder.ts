import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { failed, success } from '@app/result';
import type { UploadFolder } from '../../domain/admin/ports.ts';
import { folderDown } from './data-folder-unavailable.ts';
import { removeLeftovers } from './remove-leftovers.ts';

const EXTENSION = '.upload';

/**
 * Opens the folder and removes uploads that are more than a day old, because their processes have
 * died.
 */
export async function openUploadFolder(dataDir: string): Promise<UploadFolder> {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder, EXTENSION);
  return {
    create() {
      const path = join(folder, `${randomBytes(12).toString('hex')}${EXTENSION}`);
      const sink = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      return {
        path,
        async receive(bytes, signal) {
          try {
            await pipeline(bytes, sink, { signal });
            return success(undefined);
          } catch (fault) {
            // A fault of the file system is thrown; anything else means that the form ended early.
            if ((fault as NodeJS.ErrnoException).syscall) throw folderDown(dataDir, fault);
            return failed({ kind: 'incomplete' });
          }
        },
        size: () => sink.bytesWritten,
        async remove() {
          await closed(sink);
          await rm(path, { force: true });
        },
      };
    },
  };
}

/**
 * Waits for the file to be closed: one that is still being opened would be created after its
 * removal.
 */
function closed(sink: Writable): Promise<void> {
  return new Promise((resolve) => {
    if (sink.closed) return resolve();
    sink.once('close', () => resolve());
    sink.on('error', () => {});
    sink.destroy();
  });
}

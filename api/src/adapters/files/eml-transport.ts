import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { success } from '@app/result';
import { createTransport } from 'nodemailer';
import type { CapturedMails, MailTransport } from '../../domain/mail/ports.ts';
import { mailOptions } from '../smtp/mail-options.ts';
import { makePrivateFolder } from './make-folder.ts';
import { removeLeftovers } from './remove-leftovers.ts';
import { syncToDisk } from './sync-to-disk.ts';

const UNFINISHED = '.tmp';

/**
 * Writes every mail to `<folder>/<name>.eml`, where the name is the Message-ID before its `@`. A
 * mail that is written again replaces the first.
 */
export function emlTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message, { messageId }) {
      const options = mailOptions(message, messageId);
      if (!options.ok) return options;
      const { message: eml } = await composer.sendMail(options.value);
      await writeWhole(folder, fileName(messageId.split('@')[0] ?? ''), eml as Buffer);
      return success(undefined);
    },
    async close() {},
  };
}

/** Removes the unfinished files of processes that died while writing a mail. */
export const removeUnfinishedMails = (folder: string): Promise<void> =>
  removeLeftovers(folder, UNFINISHED);

/** The mails that `emlTransport` has written to a folder. */
export const emlFiles = (folder: string): CapturedMails => ({
  remove: (key) => rm(join(folder, fileName(key)), { force: true }),
});

const fileName = (key: string): string => `${key.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 200)}.eml`;

/** Writes under another name first, so that a reader never finds half a mail. */
async function writeWhole(folder: string, name: string, content: Uint8Array): Promise<void> {
  await makePrivateFolder(folder);
  const unfinished = join(folder, `.${randomBytes(6).toString('hex')}${UNFINISHED}`);
  try {
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(folder, name));
    await syncToDisk(folder);
  } catch (fault) {
    await rm(unfinished, { force: true });
    throw fault;
  }
}

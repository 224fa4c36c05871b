import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { expect } from 'playwright/test';

/** A mail with a PDF takes seconds while both cores are busy with other journeys. */
const MAIL_MS = 15_000;

interface WrittenMail {
  readonly headers: string;
  readonly mail: ParsedMail;
}

/** Waits until a site without a mail server has written so many mails of this kind, and reads them. */
export async function writtenMails(
  dataDir: string,
  isWanted: (mail: ParsedMail) => boolean,
  count: number,
): Promise<readonly WrittenMail[]> {
  const folder = path.join(dataDir, 'mail');
  const read = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name): Promise<WrittenMail> => {
        const eml = await readFile(path.join(folder, name), 'utf8');
        return { headers: eml.slice(0, eml.indexOf('\r\n\r\n')), mail: await simpleParser(eml) };
      }),
    );
    return mails.filter(({ mail }) => isWanted(mail));
  };
  await expect
    .poll(async () => (await read()).length, { message: 'written mails', timeout: MAIL_MS })
    .toBe(count);
  return read();
}

/** Waits until a site without a mail server has written so many mails to an address. */
export async function mailsTo(
  dataDir: string,
  address: string,
  count: number,
): Promise<readonly ParsedMail[]> {
  const isToIt = ({ to }: ParsedMail) => [to].flat().some((one) => one?.text.includes(address));
  return (await writtenMails(dataDir, isToIt, count)).map(({ mail }) => mail);
}

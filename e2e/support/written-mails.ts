import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { expect } from 'playwright/test';

/** A mail with a PDF takes seconds while both cores are busy with other journeys. */
const MAIL_MS = 15_000;

/** Waits until a site without a mail server has written so many mail files, and reads them. */
export async function writtenMails(
  dataDir: string,
  count: number,
): Promise<readonly { readonly headers: string; readonly mail: ParsedMail }[]> {
  const folder = path.join(dataDir, 'mail');
  const names = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  await expect
    .poll(async () => (await names()).length, {
      message: 'mails that were written',
      timeout: MAIL_MS,
    })
    .toBe(count);
  return Promise.all(
    (await names()).map(async (name) => {
      const eml = await readFile(path.join(folder, name), 'utf8');
      return { headers: eml.slice(0, eml.indexOf('\r\n\r\n')), mail: await simpleParser(eml) };
    }),
  );
}

/** Waits until a site without a mail server has written so many mails to an address. */
export async function mailsTo(
  dataDir: string,
  address: string,
  count: number,
): Promise<readonly ParsedMail[]> {
  const folder = path.join(dataDir, 'mail');
  const read = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name) => simpleParser(await readFile(path.join(folder, name)))),
    );
    return mails.filter(({ to }) => [to].flat().some((one) => one?.text.includes(address)));
  };
  await expect
    .poll(async () => (await read()).length, { message: `mails to ${address}`, timeout: MAIL_MS })
    .toBe(count);
  return read();
}

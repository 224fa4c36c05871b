import { readFile } from 'node:fs/promises';
import { simpleParser } from 'mailparser';

/** What a mail program shows of a mail file, without space around it. */
export async function readMailFile(file: string) {
  const { to, subject, text, html } = await simpleParser(await readFile(file));
  const [recipients] = to === undefined || Array.isArray(to) ? [] : [to.value];
  return {
    to: recipients?.map(({ address }) => address).join(),
    subject,
    text: text?.trim(),
    html: String(html).trim(),
  };
}

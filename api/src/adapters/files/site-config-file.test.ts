import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSiteConfig } from './site-config-file.ts';

const OURS = new URL('../../../../site.config.json', import.meta.url).pathname;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function read(content: string) {
  const file = join(folder, 'site.json');
  await writeFile(file, content);
  return { file, read: await readSiteConfig(file) };
}

test('the delivered site.config.json is valid', async () => {
  const { company } = JSON.parse(await readFile(OURS, 'utf8'));
  expect(await readSiteConfig(OURS)).toMatchObject({ ok: true, value: { company } });
});

test('a file with two mistakes fails with one message that names both', async () => {
  const config = JSON.parse(await readFile(OURS, 'utf8'));
  config.company.phone.dialled = '031';
  config.company.email = 'a@b.co, c@d.co';
  const { file, read: outcome } = await read(JSON.stringify(config));
  expect(outcome).toEqual({
    ok: false,
    failure: [
      `${file} is not valid:`,
      '  company.email must be one e-mail address',
      '  company.phone.dialled must look like +27315550100',
    ].join('\n'),
  });
});

test('a file that is not JSON or does not exist is named in the message', async () => {
  const { file, read: outcome } = await read('{');
  expect(outcome).toMatchObject({ ok: false, failure: expect.stringContaining(file) });
  const missing = await readSiteConfig(join(folder, 'missing.json'));
  expect(missing).toMatchObject({ ok: false, failure: expect.stringContaining('missing.json') });
});

import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerEnv } from '@app/http-server/request-context';
import { sampleConfig } from '@app/site/testing/sample-site';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mountCompanyPictures, readCompanyPictures } from './company-pictures.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 3]);
const WEBP = new TextEncoder().encode('RIFF....WEBPVP8 ');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'company-'));
  await mkdir(path.join(folder, 'team'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (file: string, bytes: Uint8Array | string) =>
  writeFile(path.join(folder, file), bytes);
const member = (name: string, photo?: string) => ({
  name,
  role: 'Installer',
  ...(photo && { photo }),
});
const read = (facts: Partial<typeof sampleConfig.company>) =>
  readCompanyPictures(
    { ...sampleConfig, company: { ...sampleConfig.company, ...facts } },
    path.join(folder, 'site.json'),
  );

test('photos and drawing are served under addresses of their own, as what their bytes are', async () => {
  await write('team/thandi.jpg', JPEG);
  await write('sipho.png', WEBP);
  await write('shop.png', PNG);
  const drawing = { file: 'shop.png', alt: 'Plan' };
  const outcome = await read({
    team: [member('Thandi', 'team/thandi.jpg'), member('Sipho', 'sipho.png'), member('Ayanda')],
    job: { title: 'Shop', text: 'Four cameras.', drawing },
  });
  if (!outcome.ok) throw new Error(outcome.failure);
  const { site, pictures } = outcome.value;
  const app = new Hono<ServerEnv>();
  mountCompanyPictures(app, pictures);
  const { team = [], job } = site.company;
  expect(team[2]).toEqual(member('Ayanda'));
  const served = [
    [team[0]?.photo, 'image/jpeg', JPEG],
    [team[1]?.photo, 'image/webp', WEBP],
    [job?.drawing.file, 'image/png', PNG],
  ] as const;
  for (const [address, type, bytes] of served) {
    expect(address).toMatch(/^\/company\/[0-9a-f]{16}\.(jpeg|webp|png)$/);
    const response = await app.request(String(address));
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  }
  for (const other of ['/company/thandi.jpg', '/company/..%2fsite.json', '/company/']) {
    expect((await app.request(other)).status, other).toBe(404);
  }
});

test('a site without pictures stays as it is configured', async () => {
  const outcome = await read({});
  expect(outcome).toEqual({ ok: true, value: { site: sampleConfig, pictures: new Map() } });
});

test('wrong pictures are named together in one message', async () => {
  await write('drawing.png', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  await write('large.jpg', new Uint8Array(600_000));
  await symlink('/etc/hostname', path.join(folder, 'link.jpg'));
  const outcome = await read({
    team: [member('A', 'nowhere.jpg'), member('B', 'large.jpg'), member('C', 'link.jpg')],
    job: { title: 'Shop', text: 'Cameras.', drawing: { file: 'drawing.png', alt: 'Plan' } },
  });
  if (outcome.ok) throw new Error('accepted');
  const [first, ...lines] = outcome.failure.split('\n');
  expect(first).toBe(`${path.join(folder, 'site.json')} is not valid:`);
  expect(lines).toEqual([
    expect.stringMatching(/^ {2}company\.team\.0\.photo nowhere\.jpg could not be read: ENOENT/),
    '  company.team.1.photo large.jpg has 600 KB; a picture may have 500',
    '  company.team.2.photo link.jpg is outside the folder of this file',
    '  company.job.drawing.file drawing.png is not a JPEG, PNG or WebP picture',
  ]);
});

import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { verifiedFile } from './verified-file.ts';

const CONTENT = 'the jar';
const sha256 = createHash('sha256').update(CONTENT).digest('hex');
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'verified-file-'));
  file = path.join(folder, 'kept', 'a.jar');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function served(content: string, use: (url: string) => Promise<void>): Promise<void> {
  const registry = createServer((_, answer) => answer.end(content));
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${(registry.address() as AddressInfo).port}/a.jar`);
  } finally {
    registry.closeAllConnections();
    registry.close();
  }
}

it('downloads a file once and then needs no registry', async () => {
  let gone = '';
  await served(CONTENT, async (url) => {
    gone = url;
    expect(await verifiedFile(url, sha256, file)).toMatchObject({ ok: true });
  });
  expect(await readFile(file, 'utf8')).toBe(CONTENT);
  expect(await verifiedFile(gone, sha256, file)).toMatchObject({ ok: true });
});

it('keeps nothing of a download with other content', async () => {
  await served('something else', async (url) => {
    expect(await verifiedFile(url, sha256, file)).toMatchObject({ ok: false });
  });
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

it('replaces a kept file that is damaged', async () => {
  await served(CONTENT, async (url) => {
    await verifiedFile(url, sha256, file);
    await writeFile(file, 'half');
    expect(await verifiedFile(url, sha256, file)).toMatchObject({ ok: true });
  });
  expect(await readFile(file, 'utf8')).toBe(CONTENT);
});

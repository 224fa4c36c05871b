import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@app/federation/integrity';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { expect, onTestFinished, test } from 'vitest';
import { VERSION } from '../testing/a-renderer.ts';
import { aRenderRequest, writeFakeShell } from '../testing/fake-shell.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { createRenderer } from './renderer.ts';

/** Starts a renderer with a remote that notes that it ran. */
async function withRemote(integrity: (text: string) => string | undefined) {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'shop.mjs');
  const text = "globalThis.shopRan = true; export default { html: 'the shop' };";
  await writeFile(file, text);
  const { log, lines } = recordedLog();
  const shell = { name: 'shell', version: VERSION, ...(await writeFakeShell(folder)) };
  const shop = { name: 'shop', version: VERSION, file, integrity: integrity(text) };
  const renderer = createRenderer({ shell, remotes: [shop], processes: 2, heapMb: 64, log });
  onTestFinished(() => renderer.close());
  await renderer.ready;
  const page = await renderer.render(aRenderRequest('/remote?name=shop'));
  // The first idle process renders both pages.
  const noted = await renderer.render(aRenderRequest('/global?name=shopRan'));
  return { html: page?.html, ran: noted?.html, lines };
}

test('a server bundle with the hash of its release runs', async () => {
  expect(await withRemote(integrityOf)).toMatchObject({ html: 'the shop', ran: 'true', lines: [] });
});

test.each([
  ['of which one byte was changed', (text: string) => integrityOf(text.replace('shop', 'shoP'))],
  ['without a hash', () => undefined],
])('a server bundle %s does not run, and the log says so', async (_, integrity) => {
  const { html, ran, lines } = await withRemote(integrity);
  expect([html, ran]).toEqual([undefined, 'undefined']);
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'bundle not loaded on the server', remote: 'shop' }),
  );
});

import { integrityOf } from '@app/federation/integrity';
import { versionOf } from '@app/federation/testing/built-release';
import { expect, test } from 'vitest';
import type { Answer } from '../visit.ts';
import { createDocumentCheck } from './document-check.ts';

const code = '// shop 2';
const answered = (body: string, headers = {}): Answer => ({
  kind: 'answer',
  status: 200,
  headers,
  body,
  bytes: Buffer.from(body),
  ms: 1,
});

function aDocument({
  shell = 2,
  shop = 2,
  text = 'shop 2',
  integrity = integrityOf(code),
  header = 2,
} = {}) {
  const remote = {
    name: 'shop',
    version: versionOf(shop),
    entry: '/r/shop/entry.js',
    integrity,
    routes: [],
  };
  const data = JSON.stringify({ shell: versionOf(shell), remotes: [remote], rendered: true });
  const script = `<script type="application/json" id="page-data">${data}</script>`;
  const html = `<link rel="preload" href="/r/shop/page.js" integrity="${integrity}"><p>${text}</p>${script}`;
  return answered(html, { 'x-releases': `shell@${versionOf(shell)}, shop@${versionOf(header)}` });
}

const check = () =>
  createDocumentCheck({ textOf: (_, { shop }) => `shop ${Number(shop?.split('-')[1])}` });
const load = async () => answered(code);
const set = (number: number) => ({ shell: versionOf(number), shop: versionOf(number) });

test('a document of one release set with sound files is right', async () => {
  const documents = check();
  expect(await documents.look('/shop', aDocument(), load)).toEqual([]);
  expect(documents.mixed([set(1), set(2)])).toEqual([]);
  expect([documents.seen(set(1)), documents.seen(set(2))]).toEqual([0, 1]);
  expect(await documents.loadAgain(load)).toEqual([]);
});

test('a document that names parts of two sets is mixed', async () => {
  const documents = check();
  await documents.look('/shop', aDocument({ shell: 1 }), load);
  expect(documents.mixed([set(1), set(2)])).toEqual([
    expect.stringMatching(/^1 documents were made of shell@.*1 shop@.*2, which was never live$/),
  ]);
});

test.each([
  ['was rendered by another release', aDocument({ text: 'shop 1' }), 'by another release'],
  ['has another release in its header', aDocument({ header: 1 }), 'in X-Releases'],
  [
    'names another hash than its file has',
    aDocument({ integrity: integrityOf('other') }),
    'has the hash',
  ],
  ['has no page data', answered('<h1>Prices</h1>'), 'has no page data'],
])('a document that %s is wrong', async (_, document, message) => {
  const wrong = await check().look('/shop', document, load);
  expect(wrong).not.toEqual([]);
  for (const line of wrong) expect(line).toContain(message);
});

test('a file that changes after its document was sent is wrong', async () => {
  const documents = check();
  await documents.look('/shop', aDocument(), load);
  const changed = await documents.loadAgain(async () => answered('// other'));
  expect(changed).toEqual([
    expect.stringContaining('/r/shop/page.js has the hash'),
    expect.stringContaining('/r/shop/entry.js has the hash'),
  ]);
});

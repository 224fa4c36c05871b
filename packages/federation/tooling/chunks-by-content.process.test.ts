import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPart, buildPart } from './build-part.ts';
import type { Part } from './parts.ts';
import { aSampleRemote } from './testing/sample-remote.ts';

const head = "export const head = () => ({ title: 'Sample', description: '', keywords: [] });";
/** A page with a style sheet, code that all pages have, and code that it loads later. */
const page = (name: string) => `
  import css from './${name}.module.css';
  import { shared } from './shared.ts';
  export const later = () => import('./later-${name}.ts');
  export const Component = () => <p className={css.note} onClick={later}>{shared('${name}')}</p>;
  ${head}`;
const names = ['one', 'two', 'three'];
const files = {
  'routes.ts': `export default { kit: '^1.0.0', routes: ${JSON.stringify(
    names.map((name) => ({ path: `/sample/${name}`, page: `./${name}.tsx` })),
  )} };`,
  'shared.ts': `export const shared = (name: string) => 'Shared by all pages: ' + name;`,
  ...Object.fromEntries(
    names.flatMap((name) => [
      [`${name}.tsx`, page(name)],
      [`${name}.module.css`, '.note { color: red }'],
      [`later-${name}.ts`, `export const text = 'Later of ${name}';`],
    ]),
  ),
};

let part: Part;
let before: BuiltPart;
beforeAll(async () => {
  part = await aSampleRemote(page('one'), files, afterAll);
  before = await buildPart(part);
});

async function edit(file: string, from: string, to: string): Promise<BuiltPart> {
  const edited = path.join(part.folder, 'src', file);
  const code = await readFile(edited, 'utf8');
  expect(code).toContain(from);
  await writeFile(edited, code.replace(from, to));
  return buildPart(part).finally(() => writeFile(edited, code));
}

/** Names of browser files that a visitor of the build before does not have, without their hash. */
const newFiles = ({ release }: BuiltPart): string[] =>
  Object.entries(release.integrity ?? {})
    .filter(([file, hash]) => before.release.integrity?.[file] !== hash && file !== release.server)
    .map(([file]) => file.replace(/\.\w{8}\./, '.'))
    .sort();

test('after an edit of one page only its chunk and the entry are new', async () => {
  expect(newFiles(await edit('two.tsx', "shared('two')", "shared('TWO')"))).toEqual([
    '__federation_expose_sample_two.js',
    'remoteEntry.js',
  ]);
});

test('after an edit of one style sheet only that, its page and the entry are new', async () => {
  expect(newFiles(await edit('two.module.css', 'red', 'blue'))).toEqual([
    '__federation_expose_sample_two.css',
    '__federation_expose_sample_two.js',
    'remoteEntry.js',
  ]);
});

test('after an edit of what all pages have only that and the entry are new', async () => {
  const after = await edit('shared.ts', 'Shared by', 'Used by');
  expect(newFiles(after)).toEqual(['pages.js', 'remoteEntry.js']);
});

test('after an edit that changes no code no browser file is new', async () => {
  const after = await edit('shared.ts', 'export', '/** A comment. */ export');
  expect(after.rebuilt).toBe(true);
  expect(newFiles(after)).toEqual([]);
});

test('the same source is the same release when it is built again', async () => {
  expect((await buildPart(part, { force: true })).release).toEqual(before.release);
});

test('the entry names the hash of each chunk, and each chunk asks its script element for its release', async () => {
  const { folder, release } = before;
  const entry = await readFile(path.join(folder, release.entry), 'utf8');
  const chunks = Object.entries(release.integrity ?? {}).filter(
    ([file]) => file.endsWith('.js') && file !== release.entry,
  );
  // Three pages, what each loads later, what all have, and the start code for older shells.
  expect(chunks).toHaveLength(8);
  for (const [file, hash] of chunks) {
    expect(entry, file).toContain(hash);
    const code = await readFile(path.join(folder, file), 'utf8');
    expect(code.match(/document\.currentScript\.addChunk\(/g), file).toHaveLength(1);
    expect(code, file).not.toContain('rspackChunk');
  }
  expect(entry).not.toMatch(
    /rspackChunk|data-rspack"|document\.getElementsByTagName\("script"\)\w/,
  );
});

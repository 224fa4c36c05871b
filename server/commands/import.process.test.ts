import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { runCommand } from '@app/testing/site/run-command';
import { expect, test } from 'vitest';
import { main } from './import.ts';

const products = `CREATE TABLE products (Sku text, Product text, Category text, Cost real, Price real);
INSERT INTO products VALUES ('A', 'Camera', 'CAMERAS', 5, 10.5), ('B', 'Siren', 'SIRENS', 1, 2);
`;

async function importer() {
  const folder = await temporaryFolder();
  const lists = path.join(folder, 'data', 'price-lists');
  const importText = async (text?: string) => {
    const file = path.join(folder, 'list.sql');
    if (text !== undefined) await writeFile(file, text);
    const env = { DATA_DIR: path.join(folder, 'data') };
    const { code, stdout, stderr } = await runCommand(main, env, [file]);
    return { code, said: `${stdout}${stderr}` };
  };
  return { importText, lists };
}

test('an import prints what the new price list changed', async () => {
  const { importText } = await importer();
  const { code, said } = await importText(products);
  expect(said).toMatch(
    /^Imported 2 products \(2 added, 0 changed, 0 removed, 0 rows refused\) as version \S+\.$/,
  );
  expect(code).toBe(0);
});

test('a file that ends inside a string is refused in one line, and the old list stays', async () => {
  const { importText } = await importer();
  await importText(products);
  const cut = products.replace("'SIRENS', 1, 2);\n", "'SIR");
  const refused = await importText(cut);
  expect(refused.said).toMatch('Not imported. Line 2: a text value is not closed.');
  expect(refused.said.split('\n')).toHaveLength(1);
  expect(refused.code).toBe(1);
  // If the old list had changed, importing it again would report changes.
  expect((await importText(products)).said).toContain('0 added, 0 changed, 0 removed');
});

test.each(['lost', 'damaged'])('an import replaces a price list file that is %s', async (how) => {
  const { importText, lists } = await importer();
  await importText(products);
  const [file = ''] = await readdir(lists);
  if (how === 'lost') await rm(path.join(lists, file));
  else await writeFile(path.join(lists, file), 'no database '.repeat(1000));
  const { code, said } = await importText(products);
  expect(said).toContain('Imported 2 products (2 added, 0 changed, 0 removed, 0 rows refused)');
  expect(said).toContain('The old price list was lost: ');
  expect(code).toBe(0);
  expect((await importText(products)).said).toContain('0 added, 0 changed, 0 removed');
});

test('a file that does not exist is named in the message', async () => {
  const { importText } = await importer();
  const { code, said } = await importText();
  expect(said).toMatch(/^There is no file .*list\.sql\.$/);
  expect(code).toBe(1);
});

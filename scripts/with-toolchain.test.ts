import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';

const file = new URL('./with-toolchain.mjs', import.meta.url);
const source = await readFile(file, 'utf8');

const compiledFor = async (target: string) =>
  (await transformWithOxc(source, 'with-toolchain.mjs', { lang: 'js', target, sourcemap: false }))
    .code;

// It runs before anything else is there: on Node 20 and without dependencies.
it('is plain JavaScript that Node 20 can read', async () => {
  expect(await compiledFor('node20')).toBe(await compiledFor('esnext'));
});

it('imports nothing that would have to be installed', () => {
  const imported = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, name]) => name,
  );
  expect(imported.length).toBeGreaterThan(0);
  for (const name of imported) expect(builtinModules).toContain(name?.replace(/^node:/, ''));
});

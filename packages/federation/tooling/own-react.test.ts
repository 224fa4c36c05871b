import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseRefused } from '@app/federation/releases';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { expect, test } from 'vitest';
import { refuseRangeOfReact } from './own-react.ts';

async function asking(react: string, catalogs?: string) {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ dependencies: { react } }));
  const workspace = catalogs && path.join(folder, 'pnpm-workspace.yaml');
  if (workspace) await writeFile(workspace, catalogs);
  return () => refuseRangeOfReact({ name: 'shop', folder }, workspace);
}

test.each([['20.0.0'], ['20.0.0-rc.1'], ['npm:react@18.3.1'], ['catalog:']])(
  'a React of its own may be %s',
  async (react) => {
    expect(await asking(react)).not.toThrow();
  },
);

test.each([
  ['^20.0.0', undefined, '^20.0.0'],
  ['20', undefined, '20'],
  ['next', undefined, 'next'],
  ['catalog:next', 'catalogs:\n  next:\n    react: ~20.0.0\n', '~20.0.0'],
])('a React of its own that is %s, in a catalog %j, is refused', async (react, catalogs, range) => {
  const refused = await asking(react, catalogs);
  expect(refused).toThrow(ReleaseRefused);
  expect(refused).toThrow(
    `shop brings a React of its own, and react is ${range}: write one version, such as 20.0.0.`,
  );
});

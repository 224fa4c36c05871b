import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseRefused } from '@app/federation/releases';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { partOnReact, sampleRemote } from '@app/testing/site/part-on-react';
import { expect, test } from 'vitest';
import { buildPart } from './build-part.ts';
import { aSampleRemote } from './testing/sample-remote.ts';

test('a remote with a React of its own has it in one file of its own and takes nothing of the shell but kit', async () => {
  const part = await partOnReact(sampleRemote, await temporaryFolder(), { react: '18', own: true });
  const { release, folder } = await buildPart(part);
  expect(release).toMatchObject({
    ownReact: '18.3.1',
    shared: {},
    kitExports: ['useApi', 'useLocation', 'useNavigate', 'useShoppingCart', 'useSite', 'useToast'],
  });
  const [page, ...others] = release.routes;
  expect(others).toEqual([]);
  const copies = page?.js.filter((file) => /^react\.\w+\.js$/.test(file)) ?? [];
  expect(copies).toHaveLength(1);
  const code = await readFile(path.join(folder, copies[0] as string), 'utf8');
  expect(code).toContain('"18.3.1"');
});

test('a remote that takes the React of the shell says for which it was tested, and brings none', async () => {
  const { release } = await buildPart(await partOnReact(sampleRemote, await temporaryFolder()));
  expect(release.ownReact).toBeUndefined();
  expect(release.shared).toEqual({
    react: '^18.3.0 || ^19.0.0',
    'react/jsx-runtime': '^18.3.0 || ^19.0.0',
  });
  expect(release.routes[0]?.js.filter((file) => file.startsWith('react.'))).toEqual([]);
});

test('a remote whose range does not have the React that it is built with is refused', async () => {
  const part = await aSampleRemote('export const Component = () => <p />;', {
    'routes.ts': `export default { kit: '^1.4.0', shared: { react: '^18.3.0' }, routes: [{ path: '/sample', page: './page.tsx' }] };`,
  });
  await expect(buildPart(part)).rejects.toThrow(ReleaseRefused);
  await expect(buildPart(part)).rejects.toThrow(
    /^sample says that it needs react\S* \^18\.3\.0, and is built with 19\.\d+\.\d+\.$/,
  );
});

import { testApi } from '@app/api/testing/test-api';
import { conflictOfPaths } from '@app/federation/served-paths';
import { aPageServer } from '@app/shell/server/testing/a-page-server';
import { expect, test } from 'vitest';

test('every address that the server answers itself is refused to a part', async () => {
  const { app: api } = await testApi();
  const addresses = [...api.routes, ...aPageServer({}).app.routes]
    .map(({ path }) => path.replaceAll(/:(\w+)|\{[^}]*\}|\/\*$/g, '$1'))
    // Middleware, and the pages themselves.
    .filter((path) => !['', '*', '/*'].includes(path));
  expect(addresses).toEqual(expect.arrayContaining(['/api/docs', '/remotes.json', '/healthz']));
  const taken = [...new Set(addresses)].filter(
    (path) => !conflictOfPaths([{ name: 'shop', routes: [{ path }] }])?.startsWith('shop wants'),
  );
  expect(taken).toEqual([]);
});

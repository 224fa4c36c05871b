import type { LiveRemote } from '@app/federation/registry';
import { conflictOfPaths } from '@app/federation/served-paths';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { tidyPath } from '../../server/pages/tidy-path.ts';
import { makeRoutes, servedPaths } from './routes.tsx';

const remote = (name: string, paths: readonly string[]): LiveRemote => ({
  name,
  version: '1.0.0-000000000001',
  entry: '/e.js',
  routes: paths.map((path) => ({ path, module: './page' })),
});

const segment = fc.constantFrom('a', 'b', 'a-b', 'contact', '1', 'cart', 'ab');
const path = fc.oneof(
  fc.constant('/'),
  fc.array(segment, { minLength: 1, maxLength: 3 }).map((all) => `/${all.join('/')}`),
);

/** Other ways to write a path that a visitor, a link or a router may use. */
const spelling = fc.constantFrom<(path: string) => string>(
  (text) => text,
  (text) => `${text}/`,
  (text) => text.replaceAll('/', '//'),
  (text) => text.toUpperCase(),
  (text) => text.replaceAll('a', '%61'),
  (text) => text.replaceAll('c', '%63').replaceAll('/', '//'),
  (text) => text.replaceAll('-', '%2D'),
  (text) => `${text}%2F`,
  (text) => text.replace(/(?<=.)\//g, '%2f'),
  (text) => `/.${text}`,
  (text) => `${text}/.`,
  (text) => `/x/..${text}`,
  (text) => `${text}%20`,
  (text) => `${text};a=b`,
);

/** Two remotes that are accepted, of all that teams might write. */
const declared = fc.oneof(
  path,
  fc.tuple(path, spelling).map(([one, spell]) => spell(one)),
);
const accepted = fc
  .array(declared, { maxLength: 8 })
  .map((all) => all.filter((one) => !conflictOfPaths([remote('one', [one])])));
const parts = fc
  .tuple(accepted, accepted)
  .map(([one, other]) => [remote('one', one), remote('other', other)])
  .filter((both) => conflictOfPaths(both) === undefined);

test('every spelling of a path is answered by the page of at most one remote, by page server and router alike', () => {
  fc.assert(
    fc.property(parts, path, spelling, (remotes, served, spelled) => {
      const all = servedPaths(remotes);
      const { pathname } = new URL(`https://x.example${spelled(served)}`);
      const tidy = tidyPath(pathname, (one) => all.some((each) => each.path === one));
      const owners = all.filter((each) => each.path === tidy).map((each) => each.remote.name);
      expect(owners.length).toBeLessThanOrEqual(1);
      const load = () => Promise.reject(new Error('not asked'));
      const routes = makeRoutes(remotes, { ofOwner: false, load });
      const matched = matchRoutes(routes, tidy)?.at(-1)?.route.id;
      const page = all.find((each) => each.path === matched);
      expect(page?.remote.name).toBe(owners[0]);
    }),
    { numRuns: runs(1000) },
  );
});

test('two remotes that declare the same path in any two spellings are refused', () => {
  fc.assert(
    fc.property(path, spelling, spelling, (served, one, other) => {
      const both = [remote('one', [one(served)]), remote('other', [other(served)])];
      const names = both.map(({ routes }) => routes[0]?.path);
      const differ = names[0] !== names[1];
      // What is no spelling of the same page, such as `/a%20`, is refused as no path at all.
      expect(differ || conflictOfPaths(both) !== undefined).toBe(true);
      expect(names.every((name) => name === served) || conflictOfPaths(both) !== undefined).toBe(
        true,
      );
    }),
    { numRuns: runs(500) },
  );
});

import type { RemoteModule } from '@app/federation/remote-module';
import type { PageHead } from '@app/site/page-head';
import { sampleSite as site } from '@app/site/testing/sample-site';
import { describe, expect, test } from 'vitest';
import { describePages } from './describe-pages.ts';
import { ownPaths } from './own-paths.ts';

const aHead = (changes: Partial<PageHead> = {}): PageHead => ({
  title: 'A page',
  description: '',
  keywords: [],
  ...changes,
});
type Heads = Readonly<Record<string, (url: URL) => PageHead>>;

/** Asks remotes whose pages have these heads; `undefined` is a bundle that cannot be loaded. */
const describeAll = async (
  bundles: Readonly<Record<string, Heads | undefined>>,
  paths: string[],
) => {
  const [first = '', ...others] = Object.keys(bundles);
  const remote = (name: string, served: string[]) => ({
    name,
    version: '1',
    entry: '/e.js',
    routes: served.map((path) => ({ path, module: './a' })),
  });
  const remotes = [remote(first, paths), ...others.map((name) => remote(name, [`/${name}`]))];
  const described = await describePages(
    { site, remotes },
    async ({ name }): Promise<RemoteModule> => {
      const heads = bundles[name];
      if (!heads) throw new Error('broken build');
      const Component = () => {
        throw new Error('rendered');
      };
      const routes = Object.entries(heads).map(([path, head]) => ({
        path,
        Component,
        head: ({ url }: { url: URL }) => head(url),
        load: () => Promise.reject(new Error('loaded')),
      }));
      return { kit: '^1.0.0', routes };
    },
  );
  const own: readonly string[] = ownPaths;
  return { ...described, pages: described.pages.filter(({ path }) => !own.includes(path)) };
};

describe('describing the live pages', () => {
  test('returns their heads in the order of their paths, without loading data', async () => {
    const head = (url: URL) => aHead({ title: url.pathname });
    expect(await describeAll({ a: { '/b': head, '/': head } }, ['/b', '/'])).toEqual({
      complete: true,
      pages: [
        { path: '/', head: aHead({ title: '/' }) },
        { path: '/b', head: aHead({ title: '/b' }) },
      ],
    });
  });

  test.each([{ noindex: true }, { secret: true }])(
    'returns a head that keeps search engines out: %j',
    async (hidden) => {
      const described = await describeAll({ a: { '/b': () => aHead(hidden) } }, ['/b']);
      expect(described).toEqual({ pages: [{ path: '/b', head: aHead(hidden) }], complete: true });
    },
  );

  test('includes the pages of the shell', async () => {
    const { pages } = await describePages({ site, remotes: [] }, () => Promise.reject(new Error()));
    expect(pages).toMatchObject([
      { path: '/admin/passkeys', head: { secret: true } },
      { path: '/admin/releases', head: { secret: true } },
      { path: '/admin/upload', head: { noindex: true } },
      { path: '/admin/waiting', head: { secret: true } },
    ]);
  });

  test('is incomplete, with all other pages, when a bundle cannot be loaded', async () => {
    const heads: Heads = {
      '/b': () => aHead(),
      '/throws': () => {
        throw new Error('no title');
      },
    };
    const described = await describeAll({ a: heads, broken: undefined }, ['/b', '/throws']);
    expect(described).toEqual({ pages: [{ path: '/b', head: aHead() }], complete: false });
  });

  test('is incomplete when a bundle lacks a page', async () => {
    expect(await describeAll({ a: {} }, ['/b'])).toEqual({ pages: [], complete: false });
  });
});

import { describe, expect, test } from 'vitest';
import { conflictOfPaths } from './served-paths.ts';

const part = (name: string, ...paths: string[]) => ({
  name,
  routes: paths.map((path) => ({ path })),
});

describe('the paths of parts', () => {
  test('are accepted when each is served once', () => {
    const marketing = part('marketing', '/', '/about', '/technology/access-control');
    expect(conflictOfPaths([part('shell', '/admin/upload'), marketing])).toBeUndefined();
  });

  test('are refused when two parts serve one, with both names', () => {
    expect(conflictOfPaths([part('shop', '/contact'), part('rival', '/contact')])).toBe(
      '/contact is served by shop and by rival.',
    );
  });

  test.each([
    '/contact/',
    '/Contact',
    '//contact',
    '/a//b',
    '/cont%61ct',
    '/cont\u00e4ct',
    '/:page',
    '/*',
    '/contact?',
    '/a?b',
    '/a#b',
    '/a b',
    '/a_b',
    '/a-',
    '/-a',
    '/a--b',
    '/./a',
    '/a/../b',
    '/remotes.json',
    '/favicon.svg',
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security',
    '/<script>',
    'contact',
    '',
    '/contact\n',
  ])('are refused with %j, which is not how a path is written', (path) => {
    expect(conflictOfPaths([part('shop', path)])).toContain(
      `shop wants to serve ${JSON.stringify(path)}: write a path as `,
    );
  });

  test.each(['/api', '/api/docs', '/r/x', '/r', '/og/a', '/healthz', '/readyz', '/faults'])(
    'are refused with %s, which the server answers',
    (path) => {
      expect(conflictOfPaths([part('shop', path)])).toBe(
        `shop wants to serve ${path}, which the server answers itself.`,
      );
    },
  );

  test.each(['/admin', '/admin/upload', '/admin/shop', '/dev/ui'])(
    'are refused with %s to a remote, and accepted of the shell',
    (path) => {
      expect(conflictOfPaths([part('shell', path)])).toBeUndefined();
      expect(conflictOfPaths([part('shop', path)])).toBe(
        `shop wants to serve ${path}, and only the shell serves pages below /${path.split('/')[1]}.`,
      );
    },
  );

  test('are accepted when they only begin like an address of the server', () => {
    expect(
      conflictOfPaths([part('shop', '/robots', '/apis', '/reports', '/administration')]),
    ).toBeUndefined();
  });
});

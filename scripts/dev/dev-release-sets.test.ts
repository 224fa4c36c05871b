import { asLiveRemote, type LiveRelease } from '@app/shell/server/releases/live-releases';
import { describe, expect, test } from 'vitest';
import { devReleaseSets } from './dev-release-sets.ts';

const release = (name: string, port: number): LiveRelease => ({
  name,
  version: '0.0.0-000000000000',
  kit: '1.0.0',
  entry: 'remoteEntry.js',
  server: '',
  css: [],
  fonts: [],
  routes: [],
  origin: `http://localhost:${port}`,
});

describe('the release set in development', () => {
  const { live, renderer } = devReleaseSets([
    release('shop', 4002),
    release('shell', 4001),
  ]).current();

  test('has the release named "shell" as shell and all others as remotes', () => {
    expect(live.shell.name).toBe('shell');
    expect(live.remotes.map(({ name }) => name)).toEqual(['shop']);
  });

  test('has file URLs on the development server of each part', () => {
    expect(live.remotes.map((remote) => asLiveRemote(remote).entry)).toEqual([
      'http://localhost:4002/remoteEntry.js',
    ]);
  });

  test('renders no page on the server', async () => {
    const request = {} as Parameters<typeof renderer.render>[0];
    expect(await renderer.render(request)).toBeUndefined();
  });
});

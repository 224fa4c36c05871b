import { expect, it } from 'vitest';
import { expectTypesAndBuild, remotes, treeWithOnly } from './testing/remote-alone.ts';

// The shop is in remote-alone.process.test.ts.
const others = remotes.filter((name) => name !== 'shop');

it('there are other remotes', () => {
  expect(others.length).toBeGreaterThan(0);
});

it.each(others)(
  '%s has its types and builds its release without the source of another part',
  async (remote) => expectTypesAndBuild(await treeWithOnly(remote), remote),
  240_000,
);

import { noReleaseControl } from '@app/shell/server/release-control/no-release-control';
import { nothingReleased } from '@app/shell/server/releases/described-files';
import type { LiveRelease } from '@app/shell/server/releases/live-releases';
import type { ReleaseSets } from '@app/shell/server/rendering/release-sets';

/**
 * The release set in development. Nothing is rendered on the server: the parts are built for the
 * browser only, because a server bundle that is already loaded would not change after an edit.
 * Every page has the empty document that production sends as a fallback, so forms need JavaScript.
 */
export function devReleaseSets(releases: readonly LiveRelease[]): ReleaseSets {
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('There is no shell');
  const live = { id: 'development', shell, remotes: releases.filter((one) => one !== shell) };
  const nothing = { pages: [], complete: false };
  const close = () => Promise.resolve();
  const renderer = {
    ready: Promise.resolve(),
    render: () => Promise.resolve(undefined),
    isEndless: () => false,
    describe: () => Promise.resolve(nothing),
    grow: () => {},
    close,
  };
  const heads = { of: () => undefined, publicPages: () => Promise.resolve(nothing) };
  const current = () => ({ live, renderer, heads, styleSheets: () => undefined });
  return {
    current,
    control: noReleaseControl({ current }),
    allLive: () => [live],
    registry: nothingReleased,
    renderCosts: () => [],
    close,
  };
}

import type { LiveRelease } from '@app/shell/server/releases/live-site';
import type { Stages } from '@app/shell/server/rendering/stage';

/**
 * The release set in development. Nothing is rendered on the server: the parts are built for the
 * browser only, because a server bundle that is already loaded would not change after an edit.
 * Every page has the empty document that production sends as a fallback, so forms need JavaScript.
 */
export function devStages(releases: readonly LiveRelease[]): Stages {
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('There is no shell');
  const site = { id: 'development', shell, remotes: releases.filter((one) => one !== shell) };
  const pool = {
    ready: Promise.resolve(),
    render: () => Promise.resolve(undefined),
    describe: () => Promise.resolve(undefined),
    close: () => Promise.resolve(),
  };
  return { current: () => ({ site, pool }), close: pool.close };
}

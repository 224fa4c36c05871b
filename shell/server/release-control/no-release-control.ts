import { failureBody } from '@app/contracts/failure';
import { ADMIN_RELEASES_PATH, type LiveSets, type ReleaseControl } from './port.ts';

/** All visitors get the live releases, and nobody counts how versions do. */
export function noReleaseControl({ current }: Pick<LiveSets, 'current'>): ReleaseControl {
  const visit = async (c: { readonly req: { readonly url: string } }) => ({
    set: current(),
    search: new URL(c.req.url).search,
    varies: false,
  });
  const nothing = () => {};
  return {
    others: {
      read: async () => ({ isWhole: true, described: '' }),
      keep: nothing,
      follow: nothing,
      take: () => undefined,
      allLive: () => [],
    },
    visitors: {
      forAnyone: current,
      forDocument: visit,
      forForm: visit,
      releasesFor: async () => current().live,
    },
    counts: {
      rendered: nothing,
      render: nothing,
      pageLoad: nothing,
      alive: nothing,
      missing: nothing,
      fault: nothing,
      vitals: nothing,
    },
    mountCalls: (app) =>
      app.all(`${ADMIN_RELEASES_PATH}/*`, (c) => {
        c.header('Cache-Control', 'no-store');
        const message =
          'This site runs without release control, so releases are changed elsewhere.';
        return c.json(failureBody('not_available', message), 404);
      }),
    start: nothing,
    close: async () => {},
  };
}

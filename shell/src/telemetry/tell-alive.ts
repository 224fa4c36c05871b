import { noticeFault } from './noticed-faults.ts';
import { isEmpty, isHydrated, takesClicks } from './page-signs.ts';
import type { Tab } from './tab.ts';
import type { Router } from './watch-routes.ts';

/** Half a minute: later nobody waits for the page any more. */
const MOST_LOOKS = 60;
const AGAIN_MS = 500;
/** Effects and timers of a page that has come alive. */
const QUIET_MS = 1000;
/** What a page fetches has arrived by then, or has failed. */
const LATER_MS = 5000;

/**
 * Tells once that the page of this document works. The server compares that with the documents that it sent: a page
 * that freezes its tab, never comes to rest, is never hydrated or swallows clicks can tell nothing of it itself. That a
 * page is empty is a fault, also later and after each navigation.
 */
export function tellAlive(tab: Tab, router: Pick<Router, 'subscribe'>): void {
  const { firstPath: page } = tab;
  const served = tab.serving(page);
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state === 'idle') lookLater(tab, pathname);
  });
  if (!served) return;
  const alive = () => tab.send({ type: 'alive', ...served, page });
  // Who has gone on did so with code that works.
  const hasGone = () => location.pathname !== page;
  let looks = 0;
  const look = () => {
    looks += 1;
    if (hasGone()) alive();
    else if (isEmpty() || isHydrated()) setTimeout(() => whenAtRest(judge), QUIET_MS);
    else if (looks < MOST_LOOKS) setTimeout(look, AGAIN_MS);
  };
  const judge = () => {
    if (hasGone()) return alive();
    if (isEmpty()) return noticeEmpty(served);
    // The frame shows by now that the page has failed, and Retry.
    if (!isHydrated()) return look();
    if (takesClicks()) alive();
    lookLater(tab, page);
  };
  whenAtRest(look);
}

function lookLater(tab: Tab, page: string): void {
  const look = () => {
    const served = tab.serving(page);
    if (served && location.pathname === page && isEmpty()) noticeEmpty(served);
  };
  setTimeout(() => whenAtRest(look), LATER_MS);
}

const noticeEmpty = ({ remote: name, version }: { remote: string; version: string }): void =>
  noticeFault({ kind: 'empty', release: { name, version } });

/** Never, while one task follows the other. */
function whenAtRest(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, AGAIN_MS);
}

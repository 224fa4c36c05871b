import { noticeFault } from './noticed-faults.ts';
import type { Tab } from './tab.ts';

/** Half a minute: later nobody waits for the page any more. */
const MOST_LOOKS = 60;
const AGAIN_MS = 500;
/** Effects and timers of a page that has come alive. */
const QUIET_MS = 1000;

/**
 * Tells once that the page of this document works. The server compares that with the documents that it sent: a page
 * that freezes its tab, never comes to rest, is never hydrated or swallows clicks can tell nothing of it itself.
 */
export function tellAlive(tab: Tab): void {
  const { firstPath: page } = tab;
  const served = tab.serving(page);
  if (!served) return;
  let looks = 0;
  const look = () => {
    looks += 1;
    // Who has gone on did so with code that works.
    if (location.pathname !== page) tab.send({ type: 'alive', ...served, page });
    else if (isEmpty() || isHydrated()) setTimeout(() => whenAtRest(judge), QUIET_MS);
    else if (looks < MOST_LOOKS) setTimeout(look, AGAIN_MS);
  };
  const judge = () => {
    const { remote: name, version } = served;
    if (isEmpty()) noticeFault({ kind: 'empty', release: { name, version } });
    else if (takesClicks()) tab.send({ type: 'alive', ...served, page });
  };
  whenAtRest(look);
}

const main = () => document.getElementById('main');

const isEmpty = (): boolean => !main()?.textContent?.trim();

/** React adds a property to every element that it has hydrated. */
const isHydrated = (): boolean =>
  Object.keys(main()?.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'));

/** Whether a click in the page reaches React. On `main` itself nothing listens to it. */
function takesClicks(): boolean {
  const root = document.getElementById('root');
  let arrived = false;
  const arrive = () => {
    arrived = true;
  };
  root?.addEventListener('click', arrive, { capture: true });
  main()?.dispatchEvent(new Event('click', { bubbles: true }));
  root?.removeEventListener('click', arrive, { capture: true });
  return arrived;
}

/** Never, while one task follows the other. */
function whenAtRest(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, AGAIN_MS);
}

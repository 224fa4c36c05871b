import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Crossing, OwnPage, OwnRoot } from './crossing.ts';
import { FaultBoundary, ShownPage } from './shown-page.tsx';

const nothing = { __html: '' };
export const markup: OwnRoot['markup'] = () => nothing;

export const mount: OwnRoot['mount'] = (page, place, first, onFault) => {
  const shown = createShown(first);
  const element = (
    <FaultBoundary onFault={onFault}>
      <FollowingPage page={page} shown={shown} first={first} />
    </FaultBoundary>
  );
  const options = { identifierPrefix: page.name };
  if (place.hasChildNodes()) {
    const root = hydrateRoot(place, element, options);
    return { show: shown.set, unmount: () => root.unmount() };
  }
  const root = createRoot(place, options);
  // At once, here and below: the shell scrolls to where the page was, or focuses its heading, next.
  flushSync(() => root.render(element));
  return { show: shown.set, unmount: () => root.unmount() };
};

/** What the shell has given last. A root that is rendered anew before it has hydrated would drop the server's HTML. */
function createShown(first: Crossing) {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(crossing: Crossing) {
      now = crossing;
      flushSync(() => {
        for (const listener of listeners) listener();
      });
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface FollowingProps {
  readonly page: OwnPage;
  readonly shown: ReturnType<typeof createShown>;
  readonly first: Crossing;
}

function FollowingPage({ page, shown, first }: FollowingProps) {
  const crossing = useSyncExternalStore(shown.subscribe, shown.get, () => first);
  return <ShownPage page={page} crossing={crossing} />;
}

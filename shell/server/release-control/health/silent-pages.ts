import type { Evidence, Share } from './evidence.ts';

/** A slow phone has told by then. */
const GRACE_MS = 30_000;
const DAY_MS = 24 * 60 * 60_000;
/** Networks that are remembered of a page, the last ones: bounds the memory. */
const MOST = 100;

/**
 * Which networks opened a page in the last day, and which of them told that it came alive there. Some visitors leave
 * before it does, or run no scripts, so only a comparison tells something.
 */
export interface SilentPages {
  /** @param page one of those that the version serves: there are not many. */
  opened(page: string, network: string): void;
  /** Of a network that did not open the page it counts for nothing. */
  alive(page: string, network: string): void;
  /** By page: networks that had time to tell, and those of them that did not. */
  shares(): Evidence['silent'];
}

interface Opened {
  readonly at: number;
  alive: boolean;
}

export function createSilentPages(now: () => number): SilentPages {
  const pages = new Map<string, Map<string, Opened>>();
  const isOfToday = ({ at }: Opened) => at > now() - DAY_MS;
  const share = (networks: readonly Opened[]): Share => {
    const hadTime = networks.filter(
      (one) => isOfToday(one) && (one.alive || one.at <= now() - GRACE_MS),
    );
    return { failed: hadTime.filter(({ alive }) => !alive).length, of: hadTime.length };
  };
  return {
    opened(page, network) {
      const networks = pages.get(page) ?? new Map<string, Opened>();
      pages.set(page, networks);
      const known = networks.get(network);
      if (known && isOfToday(known)) return;
      networks.delete(network);
      networks.set(network, { at: now(), alive: false });
      const [oldest] = networks.keys();
      if (networks.size > MOST && oldest !== undefined) networks.delete(oldest);
    },
    alive(page, network) {
      const known = pages.get(page)?.get(network);
      if (known) known.alive = true;
    },
    shares() {
      return Object.fromEntries(
        [...pages].map(([page, networks]) => [page, share([...networks.values()])]),
      );
    },
  };
}

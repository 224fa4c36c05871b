/** A slow phone has told by then. */
const GRACE_MS = 30_000;
/** More in a row say no more. */
const MOST = 50;

/**
 * The browsers that opened a page in a row, one for each network, and none of which told that it came alive. Some
 * visitors leave before it does, so a few in a row are needed to suspect the page.
 */
export interface SilentPages {
  /** @param page one of those that the version serves: there are not many. */
  opened(page: string, network: string): void;
  alive(page: string): void;
  /** Of the page with the most. */
  longest(): number;
}

export function createSilentPages(now: () => number): SilentPages {
  /** By page: when each network opened it. */
  const pages = new Map<string, Map<string, number>>();
  return {
    opened(page, network) {
      const silent = pages.get(page) ?? new Map<string, number>();
      pages.set(page, silent);
      if (!silent.has(network) && silent.size < MOST) silent.set(network, now());
    },
    alive: (page) => void pages.delete(page),
    longest() {
      const last = now() - GRACE_MS;
      const counts = [...pages.values()].map(
        (silent) => [...silent.values()].filter((at) => at <= last).length,
      );
      return Math.max(0, ...counts);
    },
  };
}

import type { SiteOutline } from '@app/contracts/site-outline';
import { useState } from 'react';

interface History {
  readonly past: readonly SiteOutline[];
  readonly outline: SiteOutline;
  readonly future: readonly SiteOutline[];
}

const MOST_STEPS = 100;

/** The outline with its way back and forth. */
export function useOutline(start: () => SiteOutline) {
  const [history, setHistory] = useState<History>(() => ({
    past: [],
    outline: start(),
    future: [],
  }));
  const { past, outline, future } = history;
  return {
    outline,
    isChanged: past.length > 0,
    canRedo: future.length > 0,
    change(next: SiteOutline) {
      if (JSON.stringify(next) === JSON.stringify(outline)) return;
      setHistory({ past: [...past, outline].slice(-MOST_STEPS), outline: next, future: [] });
    },
    undo() {
      const before = past.at(-1);
      if (before)
        setHistory({ past: past.slice(0, -1), outline: before, future: [outline, ...future] });
    },
    redo() {
      const [next, ...rest] = future;
      if (next) setHistory({ past: [...past, outline], outline: next, future: rest });
    },
  };
}

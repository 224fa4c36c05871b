import type { LivePart } from '@app/federation/registry';
import { useEffect, useState } from 'react';
import type { TabParts } from './tab-parts.ts';

/** What the server says is live: `loading` at first, `unknown` when it does not answer. */
export type LiveParts = readonly LivePart[] | 'loading' | 'unknown';

export function useLiveParts({ liveParts }: TabParts): LiveParts {
  const [live, setLive] = useState<LiveParts>('loading');
  useEffect(() => {
    let current = true;
    void liveParts().then((parts) => current && setLive(parts ?? 'unknown'));
    return () => {
      current = false;
    };
  }, [liveParts]);
  return live;
}

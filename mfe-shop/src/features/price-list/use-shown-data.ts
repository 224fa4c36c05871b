import type { Resource } from '@app/federation/remote-module';
import { useState } from 'react';
import type { PriceListData } from './load-price-list.ts';

/**
 * The data of the address; while that is loading, what was shown before, so that a visitor who types
 * keeps seeing results. Undefined before the first data, and when the last could not be loaded.
 */
export function useShownData(resource: Resource<PriceListData>): PriceListData | undefined {
  const [kept, setKept] = useState<PriceListData>();
  const current = resource.phase === 'ready' ? resource.data : undefined;
  if (resource.phase !== 'loading' && kept !== current) setKept(current);
  const shown = resource.phase === 'loading' ? kept : current;
  // An order that was opened before is no part of the list.
  return shown?.opened ? undefined : shown;
}

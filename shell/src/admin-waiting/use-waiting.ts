import { readMailStatus } from '@app/contracts/mail-status';
import { useApi } from '@app/kit';
import { useCallback } from 'react';
import { useRefreshed } from '../admin/use-refreshed.ts';
import { waitingTexts } from './waiting-texts.ts';

/**
 * What waits, read again and again.
 * @param onEnded called when the server says that nobody is signed in.
 */
export function useWaiting(onEnded: () => void) {
  const api = useApi();
  const ask = useCallback(() => api.send(readMailStatus, {}), [api]);
  return useRefreshed(ask, waitingTexts.unreachable, onEnded);
}

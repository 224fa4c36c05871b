import { setTimeout as delay } from 'node:timers/promises';
import type { ModelTimers } from '../../domain/rewording/guarded-model.ts';

export const modelTimers: ModelTimers = {
  now: () => performance.now(),
  // A wait that is aborted has ended, like any other.
  sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
};

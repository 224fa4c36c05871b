import { changeShared, readShared } from '@app/federation/shared-file';
import type { Log } from '@app/http-server/logger';
import { type Health, SharedHealth } from './version-health.ts';

/** What a killed process loses, and how late others know. The first fault that a server hears of it knows at once. */
const SHARE_MS = 30_000;
const FILE = 'version-health.json';

export interface SharesHealth {
  /** Takes what the other servers know, and gives them what this one does. */
  share(): Promise<void>;
  /** Shares for the last time. */
  close(): Promise<void>;
}

/**
 * Shares what is known of versions with the other servers of this `DATA_DIR` and with the next start, in one file
 * beside the releases. It has what is remembered: at most a day, of 50 versions and 2,000 networks each.
 */
export function shareHealth(
  releases: string,
  health: Pick<Health, 'share'>,
  log: Log,
): SharesHealth {
  let complained = false;

  const share = async () => {
    try {
      await changeShared(releases, FILE, SharedHealth, health.share);
      complained = false;
    } catch (fault) {
      if (!complained) log.warn({ fault: String(fault) }, 'health of versions cannot be shared');
      complained = true;
    }
  };

  const timer = setInterval(() => void share(), SHARE_MS);
  timer.unref();
  return {
    share,
    async close() {
      clearInterval(timer);
      await share();
    },
  };
}

/** What the servers of this `DATA_DIR` have shared; nothing before they did. */
export const readSharedHealth = (releases: string): Promise<SharedHealth> =>
  readShared(releases, FILE, SharedHealth);

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from '@app/federation/exclusively';
import { replaceFile } from '@app/federation/registry-store';
import type { Log } from '@app/http-server/logger';
import * as v from 'valibot';
import { type Health, SharedHealth } from './version-health.ts';

/** What a killed process loses, and how late others know. The first fault that a server hears of it knows at once. */
const SHARE_MS = 30_000;
const LOCK_PATIENCE_MS = 5_000;

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
  const file = fileOf(releases);
  let complained = false;

  async function share(): Promise<void> {
    const done = await exclusively(`${file}.lock`, LOCK_PATIENCE_MS, async () => {
      const before = await readText(file);
      const text = JSON.stringify(health.share(parse(before)));
      if (text !== before) await replaceFile(file, text);
    });
    if (!done.ok) throw new Error('Another process keeps the health of versions locked');
  }

  const shareOrSay = async () => {
    try {
      await share();
      complained = false;
    } catch (fault) {
      if (!complained) log.warn({ fault: String(fault) }, 'health of versions cannot be shared');
      complained = true;
    }
  };

  const timer = setInterval(() => void shareOrSay(), SHARE_MS);
  timer.unref();
  return {
    share: shareOrSay,
    async close() {
      clearInterval(timer);
      await shareOrSay();
    },
  };
}

const fileOf = (releases: string) => path.join(path.dirname(releases), 'version-health.json');

/** What the servers of this `DATA_DIR` have shared; nothing before they did. */
export const readSharedHealth = async (releases: string): Promise<SharedHealth> =>
  parse(await readText(fileOf(releases)));

const readText = (file: string) => readFile(file, 'utf8').catch(() => '{}');

/** Nothing of a file that is damaged: what is remembered is written anew. */
function parse(text: string): SharedHealth {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SharedHealth), text);
  return parsed.success ? parsed.output : {};
}

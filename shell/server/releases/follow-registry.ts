import { stat } from 'node:fs/promises';
import { withReleases } from '@app/federation/change-releases';
import type { Registry } from '@app/federation/registry';
import {
  keepGoodCopy,
  readFreshRegistry,
  readGoodCopy,
  readRegistry,
} from '@app/federation/registry-store';
import { registryFile } from '@app/federation/release-paths';
import { keepFresh } from '@app/federation/renew-timestamp';
import { isTrusted, trustFirst } from '@app/federation/trust';
import type { Log } from '@app/http-server/logger';
import type { KnownRegistry } from './described-files.ts';

const POLL_MS = 500;
/** So often this server looks whether it has to say again that the registry is the latest. */
const RENEW_MS = 60 * 60 * 1000;

/**
 * Reads the registry now and whenever its file changes. A later one that cannot be used is logged, and
 * the last good one stays; at the start its copy is taken.
 * @param accept takes a registry into use, and throws when its releases cannot be used. It gives false when
 * something of it may come later, such as files that are being fetched: it is asked again then.
 * @throws ReleaseRefused when there is no usable registry to start with.
 */
export async function followRegistry(
  releases: string,
  log: Log,
  accept: (registry: Registry) => Promise<boolean>,
): Promise<KnownRegistry & { stop(): void }> {
  if (!(await isTrusted(releases))) await withReleases(releases, () => trustFirst(releases));
  /** Of the file that was taken into use as a whole. */
  let seen = await fingerprint(releases);
  let complainedOf = '';
  let reading: Promise<void> | undefined;
  let current = await readFirst();

  async function readFirst(): Promise<Registry> {
    try {
      return await use(await readRegistry(releases), seen);
    } catch (fault) {
      const good = await readGoodCopy(releases).catch(() => undefined);
      if (!good) throw fault;
      await accept(good);
      complain(fault, seen);
      // So that it is read again until it is repaired.
      seen = '';
      return good;
    }
  }

  async function use(registry: Registry, state: string): Promise<Registry> {
    const isWhole = await accept(registry);
    seen = isWhole ? state : '';
    await keepGoodCopy(releases).catch((fault: unknown) =>
      log.error({ fault: String(fault) }, 'the last good registry cannot be kept'),
    );
    return registry;
  }

  async function readChanged(): Promise<void> {
    const now = await fingerprint(releases);
    if (now === seen) return;
    try {
      current = await use(await readFreshRegistry(releases), now);
    } catch (fault) {
      complain(fault, now);
    }
  }

  /** It is read again until it is valid, but logged once for each state of the file. */
  function complain(fault: unknown, state: string): void {
    if (complainedOf !== state) {
      log.error({ fault: String(fault) }, 'registry cannot be read; the last good one stays live');
    }
    complainedOf = state;
  }

  /** Whoever asks while the file is being read waits for the same reading. */
  function look(): Promise<void> {
    reading ??= readChanged().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function renew(): Promise<void> {
    // A registry that cannot be read is complained of where it is read.
    const why = await keepFresh(releases).catch(() => undefined);
    if (why) log.error({ why }, 'releases are served and cannot be changed');
  }

  await renew();
  const timers = [setInterval(look, POLL_MS), setInterval(renew, RENEW_MS)];
  for (const timer of timers) timer.unref();

  return {
    current: () => current,
    async refresh() {
      // What is asked for may be newer than the reading that is under way.
      await reading;
      await look();
      return current;
    },
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

async function fingerprint(releases: string): Promise<string> {
  const file = await stat(registryFile(releases)).catch(() => undefined);
  return file ? `${file.ino}:${file.mtimeMs}:${file.size}` : 'missing';
}

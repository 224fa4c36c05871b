import { mkdir } from 'node:fs/promises';
import { readGoodCopy, readRegistry } from '@app/federation/registry-store';
import { ReleaseRefused } from '@app/federation/release-refused';
import type { Log } from '@app/http-server/logger';
import type { Result } from '@app/result';
import type { MirrorFailure } from './fetch-release.ts';
import { createHostFollower } from './follow-host.ts';
import { createReleaseHost } from './release-host.ts';

const POLL_MS = 2000;

export interface Mirror {
  /** Ends requests that are under way. */
  stop(): Promise<void>;
}

/**
 * Keeps a folder of releases as a static host has them: what that host makes live is live here within
 * seconds. Whatever it does, the last good releases stay, and the log has one line when that begins and
 * one when it ends.
 * @param url the address of the folder on the host.
 * @throws ReleaseRefused when nothing can be taken and nothing was taken before.
 */
export async function mirrorReleases(
  url: string,
  releases: string,
  log: Log,
  pollMs = POLL_MS,
): Promise<Mirror> {
  const stopped = new AbortController();
  await mkdir(releases, { recursive: true });
  const look = createHostFollower(releases, createReleaseHost(url, stopped.signal));
  let trouble: MirrorFailure | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = Promise.resolve();

  function note(failure: MirrorFailure | undefined): void {
    if (stopped.signal.aborted || failure?.kind === trouble?.kind) return;
    if (failure) {
      const { kind, why } = failure;
      log.error({ host: url, kind, why }, 'releases cannot be taken; the last good ones stay live');
    } else log.info({ host: url }, 'releases are taken again');
    trouble = failure;
  }

  async function lookAgain(): Promise<void> {
    const looked = await look().catch(ownFailure);
    note(looked.ok ? undefined : looked.failure);
    plan(looked.ok && looked.value === 'more to fetch' ? 0 : pollMs);
  }

  function plan(ms: number): void {
    if (stopped.signal.aborted) return;
    timer = setTimeout(() => {
      looking = lookAgain();
    }, ms);
    timer.unref();
  }

  const first = await look();
  if (!first.ok) {
    if (!(await hasReleases(releases))) {
      throw new ReleaseRefused(
        `RELEASES_URL: nothing can be taken from ${url} (${first.failure.why}), and nothing was taken before.`,
      );
    }
    note(first.failure);
  }
  plan(0);
  return {
    async stop() {
      stopped.abort();
      clearTimeout(timer);
      await looking;
    },
  };
}

/** A fault of ours, such as a full disk. The next look may succeed. */
const ownFailure = (fault: unknown): Result<never, MirrorFailure> => ({
  ok: false,
  failure: { kind: 'not kept', why: String(fault) },
});

/** True when an earlier start took releases that can be served. */
async function hasReleases(releases: string): Promise<boolean> {
  const registry = await readRegistry(releases)
    .catch(() => readGoodCopy(releases))
    .catch((cause: unknown) => {
      if (!(cause instanceof ReleaseRefused)) throw cause;
      return undefined;
    });
  return registry?.parts.shell !== undefined;
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withReleases } from '@app/federation/change-releases';
import { knownParts, knownReleases } from '@app/federation/known-releases';
import { conflictOf, SHELL } from '@app/federation/live-set';
import { expired } from '@app/federation/metadata';
import { deleteUnneeded } from '@app/federation/prune';
import type { Registry, Release } from '@app/federation/registry';
import {
  readGoodCopy,
  readRegistry,
  replaceFile,
  serialOf,
  trustedMetadata,
  trustedRegistry,
} from '@app/federation/registry-store';
import { metadataFile, REGISTRY_FILE, registryFile } from '@app/federation/release-paths';
import { ReleaseRefused } from '@app/federation/release-refused';
import { failed, type Result, success } from '@app/result';
import { createFetchedReleases, type MirrorFailure, type WantedRelease } from './fetch-release.ts';
import type { ReleaseHost } from './release-host.ts';

const REGISTRY_LIMITS = { bytes: 4 * 1024 * 1024, ms: 10_000 };
/** So often it is asked whether what it has is still the latest. */
const METADATA_MS = 60 * 60 * 1000;

/** Looks at the host once. Tells whether it should be called again at once. */
export type LookAtHost = () => Promise<Result<'up to date' | 'more to fetch', MirrorFailure>>;

/**
 * Brings what a static host has into a folder of releases. Of a new registry, the live releases and canaries are
 * fetched and compared with their hashes; then the registry is replaced, which makes them live. Each further
 * call fetches one of the other releases that it names, for open tabs and rollbacks. When all are there,
 * what no registry names is deleted, and each look brings back a file that somebody else has deleted.
 */
export function createHostFollower(releases: string, host: ReleaseHost): LookAtHost {
  const fetched = createFetchedReleases(releases, host);
  let etag: string | undefined;
  let text = '';
  let askedAt = 0;
  let registry: Registry | undefined;
  let left: WantedRelease[] = [];
  let isPruned = true;
  let waiting: Waiting | undefined;

  return async () => {
    const sent = await host(REGISTRY_FILE, REGISTRY_LIMITS, etag);
    if (!sent.ok) return failed({ kind: 'not sent', why: sent.failure });
    const next = sent.value === 'unchanged' ? text : sent.value.bytes.toString();
    const isLost = text !== '' && !existsSync(registryFile(releases));
    const isNew = next !== text || isLost || Date.now() - askedAt > METADATA_MS;
    const taken = isNew ? await takeOver(next) : success(undefined);
    if (!taken.ok) return taken;
    if (sent.value !== 'unchanged') etag = sent.value.etag;
    return isNew ? success('more to fetch') : fetchOneMore();
  };

  async function takeOver(next: string): Promise<Result<void, MirrorFailure>> {
    const read = await readSigned(releases, next);
    if (!read.ok) return read;
    const refusal = await refusedAfter(releases, next, read.value);
    if (refusal) return failed(refused(refusal));
    const metadata = await fetchMetadata(next, read.value);
    if (!metadata.ok) return metadata;
    const [live, others] = wantedReleases(read.value);
    const together = await fetchTogether(read.value, live);
    if (!together.ok) return together;
    const replaced = await replaceRegistry(next, read.value, live, metadata.value);
    if (!replaced.ok) return replaced;
    [text, askedAt, registry, isPruned] = [next, Date.now(), read.value, false];
    left = [...others];
    waiting = undefined;
    return success(undefined);
  }

  /** What the teams have signed of a registry. Fails when that is not so, or its time is over. */
  async function fetchMetadata(
    text: string,
    registry: Registry,
  ): Promise<Result<Buffer, MirrorFailure>> {
    const file = metadataFile(serialOf(registry));
    const sent = await host(file, REGISTRY_LIMITS);
    if (!sent.ok) return failed({ kind: 'not sent', why: sent.failure });
    // `unchanged` answers an ETag, and there was none.
    if (sent.value === 'unchanged') return failed({ kind: 'not sent', why: file });
    const { bytes } = sent.value;
    const read = { text, registry };
    return refusable(async () => {
      const named = `${file} of the host`;
      const { metadata } = await trustedMetadata(releases, named, bytes.toString(), read);
      const old = expired(metadata);
      if (old) throw new ReleaseRefused(`${named} is too old: ${old}.`);
      return bytes;
    });
  }

  /** Fetches what would be live. Fails when it cannot be live together. */
  async function fetchTogether(
    { parts }: Registry,
    live: readonly WantedRelease[],
  ): Promise<Result<void, MirrorFailure>> {
    const described: Release[] = [];
    for (const release of live) {
      const done = await fetched.fetch(release);
      if (!done.ok) return done;
      // A canary that does not fit is left out by whoever serves it.
      if (parts[release.name]?.active === release.version) described.push(done.value);
    }
    const without = Object.keys(parts).find((part) => !described.some(({ name }) => name === part));
    if (without) return failed(refused(`has no hash of the live ${without}`));
    const conflict = conflictOf(described);
    return conflict
      ? failed(refused(`has releases that do not fit: ${conflict}`))
      : success(undefined);
  }

  /** Another process may do the same with this folder, or delete what its registry does not name. */
  async function replaceRegistry(
    next: string,
    read: Registry,
    live: readonly WantedRelease[],
    metadata: Buffer,
  ) {
    let outcome: Result<void, MirrorFailure> = success(undefined);
    await withReleases(releases, async () => {
      const refusal = await refusedAfter(releases, next, read);
      if (refusal) outcome = failed(refused(refusal));
      else if (!(await allAreThere(live))) {
        fetched.forgetMissing();
        outcome = failed({ kind: 'not sent', why: 'files were deleted meanwhile' });
      } else {
        await replaceFile(path.join(releases, metadataFile(serialOf(read))), metadata);
        if ((await currentText(releases)) !== next) {
          await replaceFile(registryFile(releases), next);
        }
      }
    });
    return outcome;
  }

  async function allAreThere(live: readonly WantedRelease[]): Promise<boolean> {
    for (const release of live) if (!(await fetched.isThere(release))) return false;
    return true;
  }

  async function fetchOneMore(): ReturnType<LookAtHost> {
    // Pruned files count as missing too, for one more look: a needed one may have been deleted meanwhile.
    if (registry && fetched.forgetMissing()) {
      left = wantedReleases(registry).flat();
      waiting = undefined;
    }
    if (waiting && waiting.looks > 0) {
      waiting.looks -= 1;
      return failed(waiting.failure);
    }
    const [next] = left;
    if (next) {
      // It stays first when this throws, as on a full disk: nothing else would ask for it again.
      const done = await fetched.fetch(next);
      left.shift();
      if (done.ok) {
        waiting = undefined;
        return success('more to fetch');
      }
      // The others first, before it is tried again.
      left.push(next);
      waiting = waitLonger(waiting, done.failure, left.length);
      return done;
    }
    if (!isPruned && registry) {
      const named = registry;
      await withReleases(releases, () => deleteUnneeded(releases, named));
    }
    isPruned = true;
    return success('up to date');
  }
}

/** A release that the host no longer has would otherwise be asked for at each look, for ever. */
interface Waiting {
  readonly failure: MirrorFailure;
  /** Failed requests in a row. */
  readonly failures: number;
  /** Looks without a request that are left. */
  looks: number;
}

const MOST_LOOKS_WITHOUT_REQUEST = 300;

/** Each release is asked for once; then the pause doubles with each round, to ten minutes at two seconds a look. */
function waitLonger(
  before: Waiting | undefined,
  failure: MirrorFailure,
  releases: number,
): Waiting {
  const failures = (before?.failures ?? 0) + 1;
  const rounds = Math.floor(failures / releases);
  const looks = rounds === 0 ? 0 : Math.min(2 ** rounds, MOST_LOOKS_WITHOUT_REQUEST);
  return { failure, failures, looks };
}

const readSigned = (releases: string, text: string): Promise<Result<Registry, MirrorFailure>> =>
  refusable(() => trustedRegistry(releases, `${REGISTRY_FILE} of the host`, text));

async function refusable<Value>(read: () => Promise<Value>): Promise<Result<Value, MirrorFailure>> {
  try {
    return success(await read());
  } catch (cause) {
    if (!(cause instanceof ReleaseRefused)) throw cause;
    return failed({ kind: 'refused', why: cause.message });
  }
}

const refused = (why: string): MirrorFailure => ({
  kind: 'refused',
  why: `${REGISTRY_FILE} of the host ${why}`,
});

/** Why a registry cannot follow the one that is here; undefined when it can. */
async function refusedAfter(
  releases: string,
  text: string,
  registry: Registry,
): Promise<string | undefined> {
  if (!registry.parts[SHELL]) return 'has no shell';
  // Each may be damaged: then the other counts, and what cannot be read is replaced.
  const here = await readRegistry(releases).catch(ignoreRefused);
  const good = await readGoodCopy(releases).catch(ignoreRefused);
  const serial = serialOf(registry);
  const ours = Math.max(...[here, good].map((known) => (known ? serialOf(known) : 0)));
  if (serial < ours) return `is older than what was served (${serial}, after ${ours})`;
  const isOther = here && serial === serialOf(here) && (await currentText(releases)) !== text;
  return isOther ? `is another one than was served under the number ${serial}` : undefined;
}

const currentText = (releases: string): Promise<string> =>
  readFile(registryFile(releases), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause;
    return '';
  });

function ignoreRefused(cause: unknown): undefined {
  if (!(cause instanceof ReleaseRefused)) throw cause;
}

/** The releases that some visitors get, and the others that the registry names. */
function wantedReleases(registry: Registry): readonly [WantedRelease[], WantedRelease[]] {
  const all = knownParts(registry).flatMap((name) =>
    Object.entries(knownReleases(registry, name)).map(([version, { description }]) => ({
      name,
      version,
      description,
    })),
  );
  const isServed = ({ name, version }: WantedRelease) => {
    const { active, canary } = registry.parts[name] ?? {};
    return version === active || version === canary?.version;
  };
  return [all.filter(isServed), all.filter((release) => !isServed(release))];
}

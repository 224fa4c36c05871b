import type {
  AdminChange,
  AdminPart,
  AdminProvenance,
  AdminReleases,
  AdminVersion,
} from '@app/contracts/admin-releases';
import { knownParts, knownReleases } from '@app/federation/known-releases';
import { type Budget, budgetsOf } from '@app/federation/objectives';
import { daysOf, type PageCounts } from '@app/federation/page-counts';
import type {
  Change,
  NotLivePart,
  RegisteredPart,
  Registry,
  Release,
} from '@app/federation/registry';
import { setOfThatTime, versionsLeft } from '@app/federation/rollback';
import type { DescribedFiles } from '../../releases/described-files.ts';
import type { Health, VersionHealth } from '../health/version-health.ts';

/** What is known of releases beside the registry. */
export interface ReleaseFacts {
  readonly described: Pick<DescribedFiles, 'ofVersion'>;
  readonly health: () => readonly VersionHealth[];
  readonly unseen: Health['unseen'];
  /** The team that decides about a part. */
  readonly teamOf: (part: string) => Promise<string | undefined>;
  /** How the pages of the last 30 days did. */
  readonly pageCounts: () => Promise<PageCounts>;
}

/** What a version was built from, when its team has signed that. */
export type ProvenanceOf = (part: string, version: string) => AdminProvenance | undefined;

/** All parts with their versions and changes, for the owner: the shell first, then by name. */
export async function adminReleases(
  registry: Registry,
  may: Pick<AdminReleases, 'mayChange' | 'opensPages'>,
  facts: ReleaseFacts,
  provenanceOf: ProvenanceOf,
): Promise<AdminReleases> {
  const health = facts.health();
  const counts = await facts.pageCounts();
  const names = [...knownParts(registry)].sort(byShellThenName);
  const parts = names.map((name) => adminPart(registry, name, facts, provenanceOf, health, counts));
  return { ...may, parts: await Promise.all(parts) };
}

const byShellThenName = (a: string, b: string): number =>
  Number(b === 'shell') - Number(a === 'shell') || (a < b ? -1 : 1);

async function adminPart(
  registry: Registry,
  name: string,
  { described, teamOf, unseen: unseenOf }: ReleaseFacts,
  provenanceOf: ProvenanceOf,
  health: readonly VersionHealth[],
  counts: PageCounts,
): Promise<AdminPart> {
  const live: RegisteredPart | undefined = registry.parts[name];
  const part: RegisteredPart | NotLivePart | undefined = live ?? registry.notLive?.[name];
  const known = knownReleases(registry, name);
  const togetherWith = (name: string, to: string) => {
    const [, ...others] = setOfThatTime(registry, [{ name, to }]);
    return others.map((other) => ({ part: other.name, version: other.to ?? null }));
  };
  const versions = orderedVersions(part, Object.keys(known)).map(
    async ({ version, standing }): Promise<AdminVersion> => {
      const release = known[version] && (await described.ofVersion(name, version));
      const found = health.find((one) => one.part === name && one.version === version);
      const provenance = provenanceOf(name, version);
      const together = ['earlier', 'left'].includes(standing) ? togetherWith(name, version) : [];
      const unseen = unseenOf({ part: name, version });
      return {
        version,
        standing,
        lastLive: standing === 'live' || standing === 'canary' ? null : lastLiveOf(known, version),
        weight: (release && weighRelease(release)) ?? null,
        health: found ? asAdminHealth(found) : null,
        ...(unseen ? { unseen: { ...unseen, at: new Date(unseen.at).toISOString() } } : {}),
        ...(provenance ? { provenance } : {}),
        ...(together.length > 0 ? { together } : {}),
        ...(release?.pictures ? { pictures: `/r/${name}/${release.pictures}` } : {}),
      };
    },
  );
  const { objectives } = (live && (await described.ofVersion(name, live.active))) ?? {};
  const promises = objectives && budgetsOf(objectives, daysOf(counts, name, Date.now()));
  return {
    name,
    owner: (await teamOf(name)) ?? null,
    live: live?.active ?? null,
    canary: live?.canary ?? null,
    versions: await Promise.all(versions),
    changes: (part?.changes ?? []).map(asAdminChange).reverse(),
    ...(promises ? { promises: promises.map(asPromise) } : {}),
  };
}

const asPromise = ({ promise, all, bad, leftPercent }: Budget) => ({
  promise,
  all,
  bad,
  leftPercent,
});

type Known = ReturnType<typeof knownReleases>;
const lastLiveOf = (known: Known, version: string) => known[version]?.lastLive ?? null;

/** The live version, the canary, those that a rollback goes to and those that only tabs may use. */
function orderedVersions(
  part: RegisteredPart | NotLivePart | undefined,
  known: readonly string[],
): readonly Pick<AdminVersion, 'version' | 'standing'>[] {
  const live = part && 'active' in part ? part : undefined;
  const standings = new Map<string, AdminVersion['standing']>();
  if (live) standings.set(live.active, 'live');
  if (live?.canary) standings.set(live.canary.version, 'canary');
  for (const version of part?.history.toReversed() ?? []) {
    if (!standings.has(version)) standings.set(version, 'earlier');
  }
  for (const version of part ? versionsLeft(part) : []) {
    if (!standings.has(version)) standings.set(version, 'left');
  }
  for (const version of known) if (!standings.has(version)) standings.set(version, 'kept');
  return [...standings].map(([version, standing]) => ({ version, standing }));
}

const asAdminChange = ({ at, who, what, from, to, why, percent }: Change): AdminChange => ({
  at,
  who,
  what,
  to,
  from: from ?? null,
  why: why ?? null,
  percent: percent ?? null,
});

const asAdminHealth = (health: VersionHealth): NonNullable<AdminVersion['health']> => ({
  renders: health.renders,
  renderFaults: health.renderFaults,
  late: health.late,
  missing: health.missing,
  faults: health.faults,
  pageLoads: health.pageLoads,
  opened: health.opened,
  cameAlive: health.cameAlive,
  lcpMs: health.lcpP75Ms ?? null,
  loadMs: health.loadMs ?? null,
});

const COMPRESSED = /\.(br|gz)$/;

/** Bytes of a release as visitors receive them. */
interface ReleaseWeight {
  /** Of the script that is loaded first. */
  readonly entry: number;
  /** Of all files for browsers. */
  readonly all: number;
}

/** Undefined for a release from before its files were weighed. */
function weighRelease({ entry, server, pictures, files }: Release): ReleaseWeight | undefined {
  if (!files) return undefined;
  const sent = (file: string) => files[`${file}.br`] ?? files[file] ?? 0;
  const all = Object.keys(files)
    .filter((file) => !COMPRESSED.test(file) && file !== server && file !== pictures)
    .reduce((sum, file) => sum + sent(file), 0);
  return { entry: sent(entry), all };
}

import { changeReleases } from './change-releases.ts';
import type { BuiltRelease } from './copy-release.ts';
import { forcedBy } from './forced.ts';
import { canariesOf } from './known-releases.ts';
import { readLive, refuseConflict, withoutMisfits, withParts } from './live-releases.ts';
import { type Note, noted, type ReleaseNote, withLive, withoutCanary } from './part-changes.ts';
import type { Canary, RegisteredPart, Registry } from './registry.ts';
import { readRelease } from './registry-store.ts';
import { ReleaseRefused } from './release-refused.ts';
import { writeKept } from './releases.ts';
import { refuseSpent } from './spent-budget.ts';
import { type CheckFlip, stageReleases } from './stage-release.ts';
import { writeRegistry } from './write-registry.ts';

type Who = Pick<Note, 'who'>;
/** The version that the canary has to be: of two programs that act on it, only one does then. */
type Expected = { readonly version?: string };
/** For a change that gives a canary to more visitors. */
interface MoreVisitors extends Who, Expected {
  /** Why they get it though its part has kept its promises too badly. */
  readonly force?: string | undefined;
  /** Takes what the person who asks for it should know. */
  readonly tell?: (line: string) => void;
}

/**
 * Copies a built release and gives it to some visitors instead of the live version. Another canary of the
 * part ends.
 * @param percent of the visitors, 1 to 99.
 * @param check what must hold first; see `publish`.
 * @throws ReleaseRefused when the part is not live, or the canaries of all parts are more than all visitors.
 */
export async function publishCanary(
  releases: string,
  built: BuiltRelease,
  percent: number,
  check?: CheckFlip,
  { who, why }: ReleaseNote = {},
): Promise<void> {
  const { name, version } = built.release;
  await changeReleases(releases, async (registry) => {
    const part = registry.parts[name];
    if (!part) {
      throw new ReleaseRefused(
        `${name} is not live, so nobody would have another version: npm run release -- ${name}`,
      );
    }
    if (part.active === version) throw new ReleaseRefused(`${name} ${version} is live already.`);
    refusePercent(registry, name, percent);
    const instead = [{ part: name, version }];
    const staged = await stageReleases(releases, registry, [built], { registry, instead }, check);
    const before =
      part.canary?.version === version
        ? part
        : withoutCanary(part, { what: 'end-canary', why: 'another version became the canary' });
    const description = staged[name] as string;
    // Should an older program drop the canary from the registry, its files are deleted after 30 days.
    const known = { description, lastLive: new Date().toISOString() };
    const with_ = { ...before, releases: { ...before.releases, [version]: known } };
    await writeKept(
      releases,
      withParts(registry, {
        [name]: withPercent(with_, { version, percent }, { who, why: why?.() }),
      }),
      { built: [built] },
    );
  });
}

/**
 * Changes how many visitors get the canary. Those who have it keep it.
 * @returns its version.
 * @throws ReleaseRefused when the part has no canary, the canaries of all parts are more than all visitors, or more
 *   would get it though its part has spent a budget and nobody says why.
 */
export async function setCanaryPercent(
  releases: string,
  name: string,
  percent: number,
  { version: expected, who, ...more }: MoreVisitors = {},
): Promise<{ readonly version: string }> {
  return changeCanary(releases, name, expected, async (registry, part, { version, ...before }) => {
    refusePercent(registry, name, percent);
    const isMore = percent > before.percent;
    const why = isMore ? await whyMore(releases, registry, name, more) : whyCanary(part);
    const next = withPercent(part, { version, percent }, { who, why });
    await writeRegistry(releases, withParts(registry, { [name]: next }));
    return { version };
  });
}

/**
 * Makes the canary live for all visitors.
 * @throws ReleaseRefused when the part has no canary, or has spent a budget and nobody says why it goes live.
 */
export async function promoteCanary(
  releases: string,
  name: string,
  { version, who, ...more }: MoreVisitors = {},
): Promise<{ readonly from: string; readonly to: string }> {
  return changeCanary(releases, name, version, async (registry, part, { version: to }) => {
    const { active: from, history } = part;
    const why = await whyMore(releases, registry, name, more);
    const note = { who, why, what: 'promote', madeLiveBy: 'release' } as const;
    const next = withParts(registry, { [name]: withLive(part, to, [...history, from], note) });
    refuseConflict(await readLive(releases, next));
    await writeKept(releases, await withoutMisfits(releases, next));
    return { from, to };
  });
}

/**
 * Gives all visitors the live version again.
 * @param note `what` is `automatic` when a program has decided it.
 * @throws ReleaseRefused when the part has no canary.
 */
export async function endCanary(
  releases: string,
  name: string,
  {
    version,
    what = 'end-canary',
    ...note
  }: { readonly what?: 'end-canary' | 'automatic' } & Pick<Note, 'who' | 'why'> & Expected = {},
): Promise<{ readonly ended: string }> {
  return changeCanary(releases, name, version, async (registry, part, { version: ended }) => {
    const without = withoutCanary(part, { ...note, what });
    const next = withParts(registry, { [name]: without });
    await writeRegistry(releases, next, { mayUseReserve: true });
    return { ended };
  });
}

async function changeCanary<T>(
  releases: string,
  name: string,
  expected: string | undefined,
  change: (registry: Registry, part: RegisteredPart, canary: Canary) => Promise<T>,
): Promise<T> {
  let outcome: T | undefined;
  await changeReleases(releases, async (registry) => {
    const part = registry.parts[name];
    if (!part?.canary) throw new ReleaseRefused(`${name} has no canary.`);
    if (expected !== undefined && expected !== part.canary.version) {
      throw new ReleaseRefused(`${name} ${expected} is not a canary any more.`);
    }
    outcome = await change(registry, part, part.canary);
  });
  // The change has run, or this line is not reached.
  return outcome as T;
}

/** Why the canary of a part is one though it was refused. */
const whyCanary = ({ canary, changes = [] }: RegisteredPart): string | undefined =>
  changes.findLast(({ what, to }) => what === 'canary' && to === canary?.version)?.why;

/** Why a canary gets more visitors: what was said when it became one stays true. @throws ReleaseRefused */
async function whyMore(
  releases: string,
  registry: Registry,
  name: string,
  { force, tell = () => {} }: MoreVisitors,
): Promise<string | undefined> {
  const part = registry.parts[name] as RegisteredPart;
  const { version } = part.canary as Canary;
  const forced = forcedBy(force, tell);
  const release = await readRelease(releases, name, version, registry);
  await forced.unlessForced(refuseSpent(releases, release, tell));
  const reasons = [whyCanary(part), forced.why()].filter((one) => one !== undefined);
  return reasons.length > 0 ? reasons.join('; ') : undefined;
}

function withPercent(
  part: RegisteredPart,
  canary: Canary,
  by: Pick<Note, 'who' | 'why'>,
): RegisteredPart {
  const { version: to, percent } = canary;
  const note = { ...by, what: 'canary', from: part.active, to, percent } as const;
  return { ...part, canary, changes: noted(part.changes, note) };
}

function refusePercent(registry: Registry, name: string, percent: number): void {
  if (!Number.isInteger(percent) || percent < 1 || percent > 99) {
    throw new ReleaseRefused('A canary is for 1 to 99 percent of the visitors, as a whole number.');
  }
  const others = canariesOf(registry).filter(({ part }) => part !== name);
  const taken = others.reduce((sum, other) => sum + other.percent, 0);
  if (taken + percent > 100) {
    const list = others.map((other) => `${other.part} ${other.percent}%`).join(', ');
    throw new ReleaseRefused(
      `The canaries of all parts have at most 100 percent together, and there are ${list}.`,
    );
  }
}

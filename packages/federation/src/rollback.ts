import { becameLive } from './became-live.ts';
import { changeReleases } from './change-releases.ts';
import { readLive, refuseConflict, withoutMisfits, withParts } from './live-releases.ts';
import { SHELL } from './live-set.ts';
import { type Note, withLive } from './part-changes.ts';
import type { NotLivePart, RegisteredPart, Registry } from './registry.ts';
import { ReleaseRefused } from './release-refused.ts';
import { writeRegistry } from './write-registry.ts';

interface RollbackNote extends Pick<Note, 'who' | 'why'> {
  /** `automatic`: a program has decided it. */
  readonly what?: 'rollback' | 'automatic';
}

type KnownPart = RegisteredPart | NotLivePart;

/** Where one part goes to. */
export interface Target {
  readonly name: string;
  /** The version that becomes live, with everything before it; absent: the last one. */
  readonly to?: string | undefined;
  /**
   * The version that has to be live. Of two programs that see the same fault, only one goes back then.
   */
  readonly from?: string | undefined;
}

export type RollbackOptions = RollbackNote & Omit<Target, 'name'>;

/** `from` is absent when the part was retired. */
export interface RolledBack {
  readonly from?: string;
  readonly to: string;
}

/**
 * Makes a release that was live before live again, or one that a rollback left while its files are kept.
 * A retired part comes back as it was.
 * @throws ReleaseRefused when there is none, or what would be live does not fit together.
 */
export async function rollback(
  releases: string,
  name: string,
  { to, from, ...note }: RollbackOptions = {},
): Promise<RolledBack> {
  const [outcome] = await rollbackTogether(releases, [{ name, to, from }], note);
  return outcome as RolledBack;
}

/**
 * The same for several parts in one step: no visitor gets one without the others.
 * @returns what became of each, in their order.
 * @throws ReleaseRefused when one of them cannot go; then none has.
 */
export async function rollbackTogether(
  releases: string,
  targets: readonly Target[],
  { what = 'rollback', who, why }: RollbackNote = {},
): Promise<readonly RolledBack[]> {
  let outcomes: readonly RolledBack[] = [];
  await changeReleases(releases, async (registry) => {
    const names = targets.map(({ name }) => name);
    const steps = targets.map((target) => {
      const step = stepOf(registry, target);
      const together = names.filter((other) => other !== target.name);
      const note = { what, who, why, together, madeLiveBy: 'rollback' as const };
      return { ...step, name: target.name, part: withLive(step.part, step.to, step.history, note) };
    });
    const changed = Object.fromEntries(steps.map(({ name, part }) => [name, part]));
    const next = withParts(registry, changed);
    refuseConflict(await readLive(releases, next));
    await writeRegistry(releases, await withoutMisfits(releases, next));
    outcomes = steps.map(({ from, to }) => (from === undefined ? { to } : { from, to }));
  });
  return outcomes;
}

/**
 * What was live before a step: the versions of this part and of those that went live with it, since when
 * none of them has changed. They fit each other, so they go back together.
 */
export function beforeStep({ parts }: Registry, name: string): Readonly<Record<string, string>> {
  const others = lastStep(parts[name])?.together ?? [];
  const together = others.filter((other) => lastStep(parts[other])?.together?.includes(name));
  const before = [name, ...together].map((one) => [one, parts[one]?.history.at(-1)] as const);
  return Object.fromEntries(before.flatMap(([one, version]) => (version ? [[one, version]] : [])));
}

/**
 * Where parts go when one goes to a version: to the one before, also those that went live in the same step.
 * @param target with the version that has to be live, when it is known
 */
export function withItsStep(
  registry: Registry,
  target: Target & { readonly to: string },
): readonly (Target & { readonly to: string })[] {
  const { [target.name]: before, ...others } = beforeStep(registry, target.name);
  if (before !== target.to) return [target];
  return [
    target,
    ...Object.entries(others).map(([name, to]) => ({
      name,
      to,
      from: registry.parts[name]?.active,
    })),
  ];
}

const lastStep = (part: RegisteredPart | undefined) => {
  const last = part?.changes?.findLast(becameLive);
  return last?.to === part?.active ? last : undefined;
};

function stepOf(registry: Registry, { name, to: wanted, from }: Target) {
  const part = registry.parts[name] ?? registry.notLive?.[name];
  const history = part?.history ?? [];
  const active = registry.parts[name]?.active;
  if (from !== undefined && from !== active) {
    throw new ReleaseRefused(`${name} ${from} is not live any more.`);
  }
  const to = wanted ?? history.at(-1);
  if (to === undefined) throw new ReleaseRefused(nothingBefore(registry, name));
  const at = history.lastIndexOf(to);
  if (at >= 0) return { part, from: active, to, history: history.slice(0, at) };
  const left = part ? versionsLeft(part, active) : [];
  if (!left.includes(to)) throw new ReleaseRefused(notKept(name, to, [...left, ...history]));
  return { part, from: active, to, history: active ? [...history, active] : history };
}

/** Versions that were live, that a rollback has left, and whose files are kept. */
function versionsLeft(
  { history, releases = {}, changes = [] }: KnownPart,
  live?: string,
): string[] {
  const were = changes.filter(becameLive).flatMap(({ from, to }) => [from, to]);
  return Object.keys(releases).filter(
    (version) => were.includes(version) && version !== live && !history.includes(version),
  );
}

function nothingBefore({ parts }: Registry, name: string): string {
  const nothing = `${name} has no earlier release to go back to.`;
  if (!parts[name] || name === SHELL) return nothing;
  return `${nothing} npm run retire -- ${name} takes it off the site.`;
}

const notKept = (name: string, version: string, kept: readonly string[]): string =>
  kept.length === 0
    ? `${name} has no other release to go to.`
    : `${name} ${version} is not among the releases that it can go to: ${kept.toReversed().join(', ')}.`;

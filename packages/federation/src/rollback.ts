import { becameLive } from './became-live.ts';
import { changeReleases } from './change-releases.ts';
import { readLive, refuseConflict, withoutMisfits, withParts } from './live-releases.ts';
import { SHELL } from './live-set.ts';
import { type Note, withLive } from './part-changes.ts';
import type { Change, NotLivePart, RegisteredPart, Registry } from './registry.ts';
import { ReleaseRefused } from './release-refused.ts';
import { withoutPart } from './retire.ts';
import { writeRegistry } from './write-registry.ts';

interface RollbackNote extends Pick<Note, 'who' | 'why'> {
  /** `automatic`: a program has decided it. */
  readonly what?: 'rollback' | 'automatic';
}

type KnownPart = RegisteredPart | NotLivePart;

/** Where one part goes to. */
export interface Target {
  readonly name: string;
  /**
   * The version that becomes live, with everything before it; absent: the last one. Null: none was live, and the
   * remote is retired.
   */
  readonly to?: string | null | undefined;
  /**
   * The version that has to be live. Of two programs that see the same fault, only one goes back then.
   */
  readonly from?: string | undefined;
}

export interface RollbackOptions extends RollbackNote, Pick<Target, 'from'> {
  readonly to?: string | undefined;
}

/** `from` is absent when the part was retired, and `to` is null when it is now. */
export interface RolledBack {
  readonly from?: string;
  readonly to: string | null;
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
  const outcomes: RolledBack[] = [];
  await changeReleases(releases, async (registry) => {
    const at = new Date().toISOString();
    let next = registry;
    for (const target of targets) {
      const { name } = target;
      const others = targets.filter((other) => other !== target);
      const note = { who, why, at, together: others.map((other) => other.name) };
      const from = registry.parts[name]?.active;
      if (target.from !== undefined && target.from !== from) {
        throw new ReleaseRefused(`${name} ${target.from} is not live any more.`);
      }
      const to = target.to === undefined ? lastOf(registry, name) : target.to;
      if (to === undefined) throw new ReleaseRefused(nothingBefore(registry, name));
      if (to === null) next = withoutPart(next, name, note);
      else {
        const part = withLive(partOf(registry, name), to, historyAt(registry, name, to), {
          ...note,
          what,
          madeLiveBy: 'rollback',
        });
        next = withParts(next, { [name]: part });
      }
      outcomes.push(from === undefined ? { to } : { from, to });
    }
    refuseConflict(await readLive(releases, next));
    await writeRegistry(releases, await withoutMisfits(releases, next), { mayUseReserve: true });
  });
  return outcomes;
}

/**
 * Where parts go when these do. What went live in the same step goes back with them, and what was built on it since:
 * all to what was live before that step, so that they fit each other. What went back in the last step goes forward
 * together.
 * @returns the ones asked for first. Each has as its `from` what is live now.
 */
export function setOfThatTime(registry: Registry, asked: readonly Target[]): readonly Target[] {
  const stepsOf = (name: string) => stepsInForce(registry.parts[name]);
  const lastFlipOf = (name: string) => flips(partOf(registry, name)).at(-1);
  /** By part: how many of its steps stay. */
  const staying = new Map<string, number>();
  const versions = new Map<string, string | null>();
  const undo = (name: string, first: number) => {
    const undone = stepsOf(name).slice(first, staying.get(name));
    if (first < 0 || undone.length === 0) return;
    staying.set(name, first);
    versions.set(name, undone[0]?.from ?? null);
    for (const { at, together = [] } of undone) {
      for (const other of together) undo(other, stepsOf(other).findIndex(isAt(at)));
    }
  };
  const redo = (name: string, to: string) => {
    const last = lastFlipOf(name);
    if (!last || last.from !== to || !isUndo(last)) return;
    for (const other of [name, ...(last.together ?? [])]) {
      const { at, from } = lastFlipOf(other) ?? {};
      if (at === last.at && from) versions.set(other, from);
    }
  };
  const given = asked.filter(({ to }) => to);
  // Those without a version go where the others take them.
  for (const { name, to = lastOf(registry, name) } of [...given, ...asked]) {
    if (!to || versions.has(name)) continue;
    const first = stepsOf(name).findLastIndex(({ from }) => from === to);
    if (first < 0) redo(name, to);
    else undo(name, first);
  }
  for (const { name, to } of given) versions.set(name, to ?? null);
  const others = [...versions].filter(
    ([name, to]) => asked.every((one) => one.name !== name) && to !== registry.parts[name]?.active,
  );
  return [
    ...asked.map(({ name }) => ({ name, to: versions.get(name) })),
    ...others.map(([name, to]) => ({ name, to })),
  ].map((target) => ({ ...target, from: registry.parts[target.name]?.active }));
}

/** What an operator types to have these go, with what goes with them. */
export function rollbackCommand(registry: Registry, asked: readonly Target[]): string {
  const words = setOfThatTime(registry, asked).map(({ name, to }, place) =>
    place < asked.length && to && to !== lastOf(registry, name) ? `${name}@${to}` : name,
  );
  return `npm run rollback -- ${words.join(' ')}`;
}

/** Versions that were live, that a rollback has left, and whose files are kept. */
export function versionsLeft(part: KnownPart): readonly string[] {
  const { history, releases = {} } = part;
  const live = 'active' in part ? part.active : undefined;
  const were = flips(part).flatMap(({ from, to }) => [from, to]);
  return Object.keys(releases).filter(
    (version) => were.includes(version) && version !== live && !history.includes(version),
  );
}

const partOf = ({ parts, notLive }: Registry, name: string): KnownPart | undefined =>
  parts[name] ?? notLive?.[name];

/** The changes of what all visitors get. A release of what is live is none, nor is the end of a canary. */
function flips(part: KnownPart | undefined): readonly Change[] {
  let live: string | undefined;
  return (part?.changes ?? []).filter((one) => {
    const isRetired = one.what === 'retire';
    if (!isRetired && !becameLive(one)) return false;
    const before = live ?? one.from;
    live = isRetired ? undefined : one.to;
    return live !== before;
  });
}

const isUndo = ({ what }: Change): boolean => ['rollback', 'automatic', 'retire'].includes(what);
const isAt = (at: string) => (one: Change) => one.at === at;

/** What can be taken back: neither what a rollback has taken back nor that rollback. */
function stepsInForce(part: RegisteredPart | undefined): readonly Change[] {
  const steps: Change[] = [];
  for (const change of flips(part)) {
    if (change.what === 'retire') continue;
    const undone = isUndo(change) ? steps.findLastIndex(({ from }) => from === change.to) : -1;
    if (undone < 0) steps.push(change);
    else steps.splice(undone);
  }
  return steps;
}

const lastOf = (registry: Registry, name: string): string | undefined =>
  partOf(registry, name)?.history.at(-1);

/** The history of a part that goes to a version. @throws ReleaseRefused when it cannot. */
function historyAt(registry: Registry, name: string, to: string): readonly string[] {
  const part = partOf(registry, name);
  const history = part?.history ?? [];
  const active = registry.parts[name]?.active;
  if (to === active) throw new ReleaseRefused(`${name} ${to} is live already.`);
  const at = history.lastIndexOf(to);
  if (at >= 0) return history.slice(0, at);
  const left = part ? versionsLeft(part) : [];
  if (!left.includes(to)) throw new ReleaseRefused(notKept(name, to, [...left, ...history]));
  return active ? [...history, active] : history;
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

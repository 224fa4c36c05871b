import { userInfo } from 'node:os';
import { becameLive } from './became-live.ts';
import type {
  Change,
  ChangeKind,
  KnownRelease,
  MadeLiveBy,
  NotLivePart,
  RegisteredPart,
} from './registry.ts';

/** Most changes that made a version live, most other changes and most earlier versions that are kept of a part. */
export const KEPT = 20;

/** What the notes of a part say of a change, beside its versions. */
export interface Note {
  readonly what: ChangeKind;
  /** Absent: `RELEASED_BY`, or the user of the operating system. */
  readonly who?: string | undefined;
  readonly why?: string | undefined;
  readonly percent?: number;
  /** Absent: now. The parts that change in one step have the same. */
  readonly at?: string;
  /** The other parts that change in the same step. */
  readonly together?: readonly string[];
}

/** What a release says of itself in the notes of its part. `why` is asked for after its checks, which may add to it. */
export interface ReleaseNote extends Pick<Note, 'who'> {
  readonly why?: () => string | undefined;
}

/** The notes of a part with one more. */
export function noted(
  changes: readonly Change[] = [],
  {
    at = new Date().toISOString(),
    who = releasedBy(),
    why,
    together = [],
    ...note
  }: Note & Pick<Change, 'from' | 'to'>,
): Change[] {
  const others = together.length > 0 ? { together: [...together] } : {};
  const all = [...changes, { at, who, ...note, ...(why ? { why } : {}), ...others }];
  // Many changes of a canary do not push out what a rollback goes by.
  const last = (areLive: boolean) => all.filter((one) => becameLive(one) === areLive).slice(-KEPT);
  const kept = new Set([...last(true), ...last(false)]);
  return all.filter((one) => kept.has(one));
}

/**
 * The part after `to` became its live version. A canary of that version has ended; one of another
 * version stays.
 * @param part as it was; undefined for a part that is new.
 * @param history the versions that a rollback goes back to from now on.
 */
export function withLive(
  part: RegisteredPart | NotLivePart | undefined,
  to: string,
  history: readonly string[],
  {
    madeLiveBy,
    at = new Date().toISOString(),
    ...note
  }: Note & { readonly madeLiveBy: MadeLiveBy },
): RegisteredPart {
  const before = part && 'active' in part ? part : undefined;
  const from = before?.active;
  const releases: Record<string, KnownRelease> = { ...part?.releases };
  if (from !== undefined && from !== to) leave(releases, from, at);
  const back = releases[to];
  if (back) releases[to] = { description: back.description };
  const { canary } = before ?? {};
  return {
    active: to,
    history: history.slice(-KEPT),
    madeLiveBy,
    ...(canary && canary.version !== to ? { canary } : {}),
    releases,
    changes: noted(part?.changes, { ...note, at, to, ...(from ? { from } : {}) }),
  };
}

/** The part after its canary ended, whose files are kept for tabs; the same part when it has none. */
export function withoutCanary(part: RegisteredPart, note: Note): RegisteredPart {
  const { canary, ...others } = part;
  if (!canary) return part;
  const at = new Date().toISOString();
  const releases: Record<string, KnownRelease> = { ...part.releases };
  leave(releases, canary.version, at);
  const versions = { from: canary.version, to: part.active };
  return { ...others, releases, changes: noted(part.changes, { ...note, ...versions, at }) };
}

function leave(releases: Record<string, KnownRelease>, version: string, at: string): void {
  const left = releases[version];
  if (left) releases[version] = { ...left, lastLive: at };
}

/** `RELEASED_BY`, or the user of the operating system; its number where it has no name. */
export function releasedBy(): string {
  const given = process.env.RELEASED_BY?.trim();
  if (given) return given;
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

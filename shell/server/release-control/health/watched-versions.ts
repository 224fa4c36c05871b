import type { PartVersion } from '@app/federation/live-releases';
import type { RegisteredPart, Registry } from '@app/federation/registry';

/**
 * So long is a release watched: a day, because a quiet site has 20 visitors an hour, and one more where the clock is
 * wrong by a day. Later it is the usual state of the site.
 */
const PROBATION_MS = 2 * 24 * 60 * 60_000;
/** What a person did. A rollback or a start is no news to compare: what comes after was live before. */
const RELEASES = ['release', 'promote'];

/** A version that is compared with another. */
export interface Watched extends PartVersion {
  /** What visitors get again when it is worse. */
  readonly before: string;
  /** What was live before that, as long as all that came after is as new, the last first. */
  readonly earlier: readonly string[];
  /** True while only some visitors get it. */
  readonly isCanary: boolean;
}

/**
 * The versions that teams have released in the last two days, and the canaries, however long they last.
 * The first release of a part has nothing to go back to.
 * @param now milliseconds since 1970.
 */
export function watchedVersions({ parts }: Registry, now: number): Watched[] {
  return Object.entries(parts).flatMap(([part, registered]) => {
    const { active, canary } = registered;
    const isReleased = registered.madeLiveBy === 'release';
    const [before, ...earlier] = isReleased ? releasedInsteadOf(registered, now) : [];
    return [
      ...(before ? [{ part, version: active, before, earlier, isCanary: false }] : []),
      ...(canary
        ? [{ part, version: canary.version, before: active, earlier: [], isCanary: true }]
        : []),
    ];
  });
}

/**
 * What new releases took the place of, one after the other, the last first. A second release minutes after the first
 * may have the same fault, and then only what was before both does not.
 */
function releasedInsteadOf(
  { active, history, changes = [] }: RegisteredPart,
  now: number,
): readonly string[] {
  const before: string[] = [];
  for (let version = active; ; ) {
    const change = changes.findLast(
      ({ what, from, to }) => RELEASES.includes(what) && to === version && from !== to,
    );
    const from = change?.from;
    const isNew = change && now - Date.parse(change.at) < PROBATION_MS;
    if (!isNew || !from || !history.includes(from) || [active, ...before].includes(from))
      return before;
    before.push(from);
    version = from;
  }
}

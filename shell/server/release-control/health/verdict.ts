import { type CoreVital, coreVitals, type Evidence, type Share } from './evidence.ts';
import { fisherTest } from './fisher-test.ts';

/**
 * Most likely chance result that counts as worse. Small, because versions are compared every few
 * seconds: verdict.test.ts simulates days of that.
 */
const CHANCE = 1e-7;
/** So many times the share of the version before, and of the other parts in the same minutes. */
const TIMES_WORSE = 2;

/** Below this many failures, or this share of all, nothing is clearly worse. */
interface Floor {
  readonly failures: number;
  readonly share: number;
}
const RENDERS: Floor = { failures: 10, share: 0.05 };
/** Reports can be made up, so the networks of an attacker have to be a tenth of all visitors. */
const VISITORS: Floor = { failures: 10, share: 0.1 };
/** A quarter poor is a 75th percentile that is poor. */
const VITALS: Floor = { failures: 10, share: 0.25 };
/** Fewer values of others do not tell whether the machine or the network is slow. */
const LEAST_VALUES = 20;
/** Some visitors leave before a page comes alive, and some run no scripts: as many as before is no fault. */
interface Silence {
  /** So many of a page, at least; and that many suffice when none told of it and little is known of the version before. */
  readonly least: number;
  readonly chance: number;
}
/** It has the site look itself, which may be for nothing at times. */
const SUSPECTED: Silence = { least: 3, chance: 1e-3 };
const TOLD: Silence = { least: 20, chance: CHANCE };
const NONE: Share = { failed: 0, of: 0 };
/** A version that was live and of which nothing is known, as after a restart, has that much credit. */
const CREDIT: Share = { failed: 0, of: 30 };

export interface Compared {
  readonly fresh: Evidence;
  /** Of the version before: its last minutes, or, for a canary, the same minutes. */
  readonly before: Evidence;
  /** Of the other parts, in the same minutes. What they suffer too is no fault of this version. */
  readonly others: Evidence;
}

/** In what a version is clearly worse than the one before. */
export interface Verdict {
  readonly by: 'renders' | 'visitors' | 'silent' | CoreVital;
  readonly fresh: Share;
  readonly before: Share;
}

/** Undefined while the new version is not clearly worse, or while there is not enough evidence. */
export function judge({ fresh, before, others }: Compared): Verdict | undefined {
  const known = before.renders.failed > 0 || before.renders.of > CREDIT.of;
  const rendersBefore = known ? before.renders : CREDIT;
  if (isClearlyWorse(fresh.renders, rendersBefore, others.renders, RENDERS)) {
    return { by: 'renders', fresh: fresh.renders, before: before.renders };
  }
  if (isClearlyWorse(fresh.visitors, before.visitors, others.visitors, VISITORS)) {
    return { by: 'visitors', fresh: fresh.visitors, before: before.visitors };
  }
  const silent = moreSilent(fresh, before, TOLD);
  if (silent) return { by: 'silent', ...silent };
  for (const by of coreVitals) {
    const [now, then, elsewhere] = [fresh.vitals[by], before.vitals[by], others.vitals[by]];
    if ([now, then, elsewhere].some((share) => share.of < LEAST_VALUES)) continue;
    if (isClearlyWorse(now, then, elsewhere, VITALS)) return { by, fresh: now, before: then };
  }
  return undefined;
}

/** Whether more browsers than before do not tell that a page came alive. */
export const isSuspiciouslySilent = (fresh: Evidence, before: Evidence): boolean =>
  moreSilent(fresh, before, SUSPECTED) !== undefined;

function moreSilent({ silent }: Evidence, before: Evidence, { least, chance }: Silence) {
  for (const [page, fresh] of Object.entries(silent)) {
    const then = before.silent[page] ?? NONE;
    if (fresh.failed < least) continue;
    const isNew = then.of < LEAST_VALUES && fresh.failed === fresh.of;
    if (isNew || fisherTest(fresh, then) < chance) return { fresh, before: then };
  }
  return undefined;
}

function isClearlyWorse(fresh: Share, before: Share, others: Share, floor: Floor): boolean {
  if (fresh.failed < floor.failures || ratio(fresh) < floor.share) return false;
  if (ratio(fresh) < TIMES_WORSE * Math.max(ratio(before), ratio(others))) return false;
  return fisherTest(fresh, before) < CHANCE;
}

const ratio = ({ failed, of }: Share): number => (of === 0 ? 0 : failed / of);

/** The verdict as one line for the history and the log, such as `14 of 20 renders failed, before 0 of 400`. */
export function verdictText({ by, fresh, before }: Verdict): string {
  const [now, then] = [`${fresh.failed} of ${fresh.of}`, `before ${before.failed} of ${before.of}`];
  switch (by) {
    case 'renders':
      return `${now} renders failed, ${then}`;
    case 'visitors':
      return `${now} visitors met faults, ${then}`;
    case 'silent':
      return `${fresh.failed} of ${fresh.of} visitors who opened a page did not tell that it came alive, ${then}`;
    default:
      return `${by} was poor for ${now} visitors, ${then}`;
  }
}

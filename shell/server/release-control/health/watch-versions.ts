import type { Log } from '@app/http-server/logger';
import type { KnownRegistry } from '../../releases/described-files.ts';
import { type Evidence, noEvidence, together } from './evidence.ts';
import { isSuspiciouslySilent, judge, type Verdict } from './verdict.ts';
import type { Health } from './version-health.ts';
import { type Watched, watchedVersions } from './watched-versions.ts';

/** Cheap: sums of what is in memory, for versions that are new. */
const LOOK_MS = 2000;
/**
 * After an attempt that changed nothing, where renders fail. Where only visitors say so, it is doubled after
 * each attempt, up to the last.
 */
const AGAIN_MS = 60_000;
const LAST_AGAIN_MS = 10 * 60_000;
/** A version that was live so shortly tells little: what visitors had before it counts too. */
const SHORT_MS = 24 * 60 * 60_000;
/** So many renders that took too long: the machine may have been busy for a moment. */
const SUSPECT = 3;
/** Of a clock that nobody sets, unlike that of dates. */
const now = () => performance.now();
const NEVER = { at: Number.NEGATIVE_INFINITY, wait: AGAIN_MS };
const DONE = { at: Number.POSITIVE_INFINITY, wait: 0 };

export interface WatchOptions {
  readonly health: Pick<Health, 'evidence'>;
  readonly registry: Pick<KnownRegistry, 'current'>;
  /**
   * Takes a version back if it is at fault. Resolves to true when nothing more is to be done about it.
   * @param verdict absent: there is too little to compare, and something failed.
   */
  readonly undo: (watched: Watched, verdict: Verdict | undefined) => Promise<boolean>;
  readonly log: Log;
}

export interface VersionWatch {
  /** Compares now. Resolves when all looks that run then are done. */
  look(): Promise<void>;
  stop(): void;
}

/**
 * Compares each new version with the one before, every two seconds. The first fault has it looked at, and
 * so does a page that fewer visitors tell of, and what is clearly worse. Of a version that a release replaces, its last
 * evidence is kept, with that of the one before when it was live for less than a day.
 */
export function watchVersions({ health, registry, undo, log }: WatchOptions): VersionWatch {
  const live = new Map<string, { readonly version: string; readonly since: number }>();
  /** By part: what is known of the version that was live before. */
  const last = new Map<string, { readonly version: string; readonly evidence: Evidence }>();
  /** When a version was looked at, and how long it is not then. */
  const looked = new Map<string, { readonly at: number; readonly wait: number }>();
  /** Looks that run now. */
  const looking = new Map<string, Promise<void>>();

  function noticeFlips() {
    for (const [part, { active: version }] of Object.entries(registry.current().parts)) {
      const before = live.get(part);
      if (before?.version === version) continue;
      live.set(part, { version, since: now() });
      if (before === undefined) continue;
      const own = health.evidence({ part, version: before.version });
      const earlier = now() - before.since < SHORT_MS ? last.get(part)?.evidence : undefined;
      const evidence = earlier ? together([own, earlier]) : own;
      last.set(part, { version: before.version, evidence });
    }
  }

  function evidenceBefore({ part, before, isCanary }: Watched): Evidence {
    // A canary is used at the same time as the live version.
    if (isCanary) return health.evidence({ part, version: before });
    const kept = last.get(part);
    // It went live before this server started.
    return kept?.version === before ? kept.evidence : health.evidence({ part, version: before });
  }

  /** Parts that are new themselves do not tell what is usual. */
  function evidenceOfOthers(part: string, watched: readonly Watched[]): Evidence {
    const isOther = (name: string) =>
      name !== part && name !== 'shell' && !watched.some((one) => one.part === name);
    const others = Object.entries(registry.current().parts).filter(([name]) => isOther(name));
    return together(
      others.map(([name, { active: version }]) => health.evidence({ part: name, version })),
    );
  }

  /** Those that are to be looked at now; the ones first whose renders fail. */
  function due() {
    noticeFlips();
    const all = watchedVersions(registry.current(), Date.now());
    const found = all.flatMap((watched) => {
      const fresh = health.evidence(watched);
      const before = evidenceBefore(watched);
      const verdict = judge({
        fresh,
        before,
        // All pages have the shell in them, so nothing tells a faulty shell from a slow machine.
        others: watched.part === 'shell' ? noEvidence : evidenceOfOthers(watched.part, all),
      });
      // What was met hours ago is told of once, and is no reason to look again when it is over.
      const failed =
        fresh.failsNow ||
        fresh.isFaultyNow ||
        fresh.late >= SUSPECT ||
        isSuspiciouslySilent(fresh, before) ||
        (verdict && fresh.isPoorNow);
      const { at, wait } = looked.get(keyOf(watched)) ?? NEVER;
      // Reports that are made up put off no look at what fails here.
      const next = at + (fresh.failsNow ? AGAIN_MS : wait);
      return failed && next <= now() ? [{ watched, verdict, fresh, wait }] : [];
    });
    return found.sort((a, b) => Number(b.fresh.failsNow) - Number(a.fresh.failsNow));
  }

  /** One browser that hangs holds up no look at another part. */
  async function look(): Promise<void> {
    try {
      for (const { watched, verdict, wait } of due()) {
        const key = keyOf(watched);
        if (looking.has(key)) continue;
        looked.set(key, { at: now(), wait: Math.min(2 * wait, LAST_AGAIN_MS) });
        const looks = undo(watched, verdict)
          .then((isDone) => void (isDone && looked.set(key, DONE)))
          .catch(complain)
          .finally(() => looking.delete(key));
        looking.set(key, looks);
      }
    } catch (fault) {
      complain(fault);
    }
    await Promise.all(looking.values());
  }

  const complain = (fault: unknown) => log.error({ fault: String(fault) }, 'versions not compared');

  noticeFlips();
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}

const keyOf = ({ part, version, isCanary }: Watched): string => `${part}@${version} ${isCanary}`;

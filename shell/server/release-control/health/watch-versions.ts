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
  /** Compares now. Resolves when what followed is done. */
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
  let looking: Promise<void> | undefined;

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
    return kept?.version === before ? kept.evidence : noEvidence;
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

  async function compare(): Promise<void> {
    noticeFlips();
    const all = watchedVersions(registry.current(), Date.now());
    for (const watched of all) {
      const key = `${watched.part}@${watched.version} ${watched.isCanary}`;
      const fresh = health.evidence(watched);
      const before = evidenceBefore(watched);
      const verdict = judge({
        fresh,
        before,
        // All pages have the shell in them, so nothing tells a faulty shell from a slow machine.
        others: watched.part === 'shell' ? noEvidence : evidenceOfOthers(watched.part, all),
      });
      const failed =
        fresh.renders.failed > 0 ||
        fresh.isFaultyNow ||
        fresh.late >= SUSPECT ||
        isSuspiciouslySilent(fresh, before);
      // What visitors met in a day is told of once, and is no reason to look again when it is over.
      const isOver = !verdict || verdict.by === 'visitors';
      const { at, wait } = looked.get(key) ?? { at: Number.NEGATIVE_INFINITY, wait: AGAIN_MS };
      // Reports that are made up put off no look at what fails here.
      const due = at + (fresh.renders.failed > 0 ? AGAIN_MS : wait);
      if ((isOver && !failed) || due > now()) continue;
      looked.set(key, { at: now(), wait: Math.min(2 * wait, LAST_AGAIN_MS) });
      if (await undo(watched, verdict)) looked.set(key, DONE);
    }
  }

  function look(): Promise<void> {
    looking ??= compare()
      .catch((fault: unknown) => log.error({ fault: String(fault) }, 'versions not compared'))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  noticeFlips();
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}

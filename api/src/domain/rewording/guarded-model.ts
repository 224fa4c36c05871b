import { failed, type Result } from '@app/result';
import type { LanguageModel, ModelFailure, ModelQuestion } from './ports.ts';
import type { WordingAnswer } from './question.ts';

/** How much a model may cost: time, requests at once, and requests an hour. */
export interface ModelBounds {
  /** For a question with its retry and its wait for a place. */
  readonly totalMs: number;
  readonly concurrency: number;
  /** Questions that wait for a place, which counts as their time. */
  readonly waiting: number;
  readonly perHour: number;
  /** Failures in a row after which it is left alone for `restMs`. */
  readonly failuresBeforeRest: number;
  readonly restMs: number;
}

export const usualModelBounds: ModelBounds = {
  totalMs: 20_000,
  concurrency: 4,
  waiting: 8,
  perHour: 120,
  failuresBeforeRest: 3,
  restMs: 60_000,
};

/** Why a model was not asked at all. */
export type NotAsked =
  | { readonly kind: 'resting' }
  | { readonly kind: 'over-budget' }
  /** As many questions wait as may. */
  | { readonly kind: 'full' };

export interface GuardedModel<Answer = WordingAnswer> {
  readonly name: string;
  ask(question: ModelQuestion): Promise<Result<Answer, ModelFailure | NotAsked>>;
}

/** A model of which the operator sees what it may still be asked. */
export interface BudgetedModel<Answer = WordingAnswer> extends GuardedModel<Answer> {
  /** Requests of this hour that are left. */
  requestsLeft(): number;
}

export interface ModelTimers {
  /** Milliseconds that only go forward. */
  readonly now: () => number;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

const HOUR_MS = 60 * 60 * 1000;
const RETRY_MS = 500;

/**
 * A model that cannot hold up a report: a question that can't be asked or answered in time fails,
 * and the words of the rules stand.
 */
export const guardModel = <Answer>(
  model: LanguageModel<Answer>,
  bounds: ModelBounds,
  timers: ModelTimers,
): BudgetedModel<Answer> => createModelGuard(bounds, timers)(model);

/** Guards a model; `totalMs` where its questions have less time than others. */
export type ModelGuard = <Answer>(
  model: LanguageModel<Answer>,
  totalMs?: number,
) => BudgetedModel<Answer>;

/** A guard whose models share one budget: they are one server with several kinds of questions. */
export function createModelGuard(bounds: ModelBounds, { now, sleep }: ModelTimers): ModelGuard {
  let free = bounds.concurrency;
  const waiting: (() => void)[] = [];
  let failures = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let asked: number[] = [];

  function requestsLeft(): number {
    const at = now();
    asked = asked.filter((moment) => at - moment < HOUR_MS);
    return Math.max(0, bounds.perHour - asked.length);
  }

  function whyNot(): NotAsked | undefined {
    if (now() < restsUntil) return { kind: 'resting' };
    if (requestsLeft() === 0) return { kind: 'over-budget' };
    return undefined;
  }

  /** Resolves with a place, or with none when the time is over. */
  async function place(signal: AbortSignal): Promise<boolean> {
    if (free > 0) {
      free -= 1;
      return true;
    }
    const turn = Promise.withResolvers<boolean>();
    const take = () => turn.resolve(true);
    waiting.push(take);
    signal.addEventListener('abort', () => {
      // At once, so that no place is given to one that has gone.
      const at = waiting.indexOf(take);
      if (at >= 0) waiting.splice(at, 1);
      turn.resolve(false);
    });
    return turn.promise;
  }

  /** A place goes to the one that waits longest. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  type Ask<Answer> = (signal: AbortSignal) => Promise<Result<Answer, ModelFailure>>;

  async function once<Answer>(ask: Ask<Answer>, signal: AbortSignal) {
    const late = failed({ kind: 'timed-out' as const, reason: 'took too long' });
    if (signal.aborted) return late;
    asked.push(now());
    const timedOut = Promise.withResolvers<Result<Answer, ModelFailure>>();
    const end = () => timedOut.resolve(late);
    signal.addEventListener('abort', end, { once: true });
    try {
      return await Promise.race([ask(signal), timedOut.promise]);
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  async function withRetry<Answer>(ask: Ask<Answer>, signal: AbortSignal, until: number) {
    const first = await once(ask, signal);
    if (first.ok || first.failure.kind !== 'busy') return first;
    const wait = first.failure.retryAfterMs ?? RETRY_MS;
    // A wait that ends after the deadline would only hold up the report.
    if (now() + wait >= until || asked.length >= bounds.perHour) return first;
    await sleep(wait, signal);
    return signal.aborted ? first : once(ask, signal);
  }

  function note(outcome: Result<unknown, ModelFailure>): void {
    // A refusal or an empty answer is about one text; the next may do.
    const broken = !outcome.ok && ['busy', 'unusable', 'timed-out'].includes(outcome.failure.kind);
    failures = broken ? failures + 1 : 0;
    if (failures >= bounds.failuresBeforeRest) restsUntil = now() + bounds.restMs;
  }

  return (model, totalMs = bounds.totalMs) => ({
    name: model.name,
    requestsLeft,
    async ask(question) {
      const reason = whyNot();
      if (reason) return failed(reason);
      if (free === 0 && waiting.length >= bounds.waiting) return failed({ kind: 'full' });
      const until = now() + totalMs;
      const ending = new AbortController();
      const timer = setTimeout(() => ending.abort(), totalMs);
      let placed = false;
      try {
        placed = await place(ending.signal);
        if (!placed) return failed({ kind: 'full' });
        const late = whyNot();
        if (late) return failed(late);
        const outcome = await withRetry(
          (signal) => model.ask(question, signal),
          ending.signal,
          until,
        );
        note(outcome);
        return outcome;
      } finally {
        clearTimeout(timer);
        // Also ends what a model still reads after its time.
        ending.abort();
        if (placed) leave();
      }
    },
  });
}

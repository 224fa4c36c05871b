import { failed, type Result, success } from '@app/result';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  createModelGuard,
  guardModel,
  type ModelBounds,
  usualModelBounds,
} from './guarded-model.ts';
import type { ModelFailure } from './ports.ts';
import type { WordingAnswer } from './question.ts';

type Answer = Result<WordingAnswer, ModelFailure>;
const question = { instructions: '', material: '' };
const fine: Answer = success({ texts: [] });
const busy = (retryAfterMs?: number): Answer =>
  failed({ kind: 'busy', reason: 'status 429', retryAfterMs });

/** A model whose answers are given one by one, on a clock that only moves when told. */
function guarded(bounds: Partial<ModelBounds> = {}) {
  let at = 0;
  const waits: number[] = [];
  const asked: ((answer: Answer) => void)[] = [];
  const model = guardModel(
    {
      name: 'stand-in',
      ask: () => new Promise<Answer>((resolve) => asked.push(resolve)),
    },
    { ...usualModelBounds, ...bounds },
    {
      now: () => at,
      async sleep(ms) {
        waits.push(ms);
        at += ms;
      },
    },
  );
  return {
    ask: () => model.ask(question),
    asked,
    waits,
    /** Asks, and answers the tries in this order. */
    async answered(...answers: Answer[]) {
      const outcome = model.ask(question);
      for (const answer of answers) {
        await Promise.resolve().then(() => undefined);
        while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
        asked.shift()?.(answer);
      }
      return outcome;
    },
    pass(ms: number) {
      at += ms;
    },
  };
}

const kindOf = (outcome: Awaited<ReturnType<ReturnType<typeof guarded>['ask']>>) =>
  outcome.ok ? 'answer' : outcome.failure.kind;

describe('the retry', () => {
  test('of a busy model comes after the time that it named', async () => {
    const model = guarded();
    expect(await model.answered(busy(3_000), fine)).toEqual(fine);
    expect(model.waits).toEqual([3_000]);
  });

  test('is the only one', async () => {
    const model = guarded();
    expect(await model.answered(busy(), busy())).toMatchObject({ failure: { kind: 'busy' } });
    expect(model.waits).toHaveLength(1);
  });

  test('is left out when it would come after the time for the report', async () => {
    const model = guarded();
    expect(kindOf(await model.answered(busy(20_000)))).toBe('busy');
    expect(model.waits).toEqual([]);
  });

  test('is left out for a refusal', async () => {
    const model = guarded();
    const refusal = failed({ kind: 'refused' as const, reason: 'no' });
    expect(await model.answered(refusal)).toEqual(refusal);
    expect(model.waits).toEqual([]);
  });
});

describe('a model that fails three times in a row', () => {
  const broken: Answer = failed({ kind: 'unusable', reason: 'status 401' });

  async function resting() {
    const model = guarded();
    for (let failure = 0; failure < 3; failure += 1) await model.answered(broken);
    return model;
  }

  test('is not asked for a minute', async () => {
    const model = await resting();
    expect(kindOf(await model.ask())).toBe('resting');
    expect(model.asked).toEqual([]);
  });

  test('is asked once after the rest, and rests again when that fails', async () => {
    const model = await resting();
    model.pass(60_000);
    expect(kindOf(await model.answered(broken))).toBe('unusable');
    expect(kindOf(await model.ask())).toBe('resting');
  });

  test('is back after one answer', async () => {
    const model = await resting();
    model.pass(60_000);
    await model.answered(fine);
    await model.answered(broken);
    expect(kindOf(await model.answered(fine))).toBe('answer');
  });

  test('is one that is broken: refusals and empty answers do not count', async () => {
    const model = guarded();
    for (let turn = 0; turn < 4; turn += 1) {
      await model.answered(failed({ kind: 'refused', reason: 'no' }));
      await model.answered(failed({ kind: 'empty', reason: 'no content' }));
    }
    expect(kindOf(await model.answered(fine))).toBe('answer');
  });
});

describe('the budget', () => {
  test('of an hour counts retries, and is there again an hour later', async () => {
    const model = guarded({ perHour: 3 });
    await model.answered(busy(), fine);
    await model.answered(fine);
    expect(kindOf(await model.ask())).toBe('over-budget');
    model.pass(60 * 60 * 1000);
    expect(kindOf(await model.answered(fine))).toBe('answer');
  });
});

test('questions with less time than others end then, and share the rest with them', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const hanging = { name: 'stand-in', ask: () => new Promise<Answer>(() => {}) };
  const timers = { now: () => Date.now(), sleep: async () => undefined };
  const guard = createModelGuard(usualModelBounds, timers);
  const quick = guard(hanging, 4_000);
  for (let turn = 0; turn < usualModelBounds.failuresBeforeRest; turn += 1) {
    const outcome = quick.ask(question);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(await Promise.race([outcome, 'waits'])).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(kindOf(await outcome)).toBe('timed-out');
  }
  expect(kindOf(await guard(hanging).ask(question))).toBe('resting');
});

describe('places', () => {
  test('are as many as may be asked at once; the next waits for one', async () => {
    const model = guarded({ concurrency: 2 });
    const outcomes = [model.ask(), model.ask(), model.ask()];
    await new Promise((resolve) => setImmediate(resolve));
    expect(model.asked).toHaveLength(2);
    model.asked[0]?.(fine);
    await outcomes[0];
    await new Promise((resolve) => setImmediate(resolve));
    expect(model.asked).toHaveLength(3);
    model.asked[1]?.(fine);
    model.asked[2]?.(fine);
    expect((await Promise.all(outcomes)).map(kindOf)).toEqual(['answer', 'answer', 'answer']);
  });

  test('are refused at once when too many wait', async () => {
    const model = guarded({ concurrency: 1, waiting: 1 });
    const outcomes = [model.ask(), model.ask()];
    expect(kindOf(await model.ask())).toBe('full');
    for (const outcome of outcomes) {
      await new Promise((resolve) => setImmediate(resolve));
      model.asked.shift()?.(fine);
      expect(kindOf(await outcome)).toBe('answer');
    }
  });

  test('are free again after a question whose time is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const model = guarded({ concurrency: 1, totalMs: 20 });
    const first = model.ask();
    await vi.advanceTimersByTimeAsync(10);
    const second = model.ask();
    await vi.advanceTimersByTimeAsync(20);
    expect([kindOf(await first), kindOf(await second)]).toEqual(['timed-out', 'timed-out']);
    const third = model.ask();
    await new Promise((resolve) => setImmediate(resolve));
    model.asked.at(-1)?.(fine);
    expect(kindOf(await third)).toBe('answer');
  });
});

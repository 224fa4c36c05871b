import { success } from '@app/result';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  answers,
  complete,
  floods,
  hangs,
  type ModelBehaviour,
  sendsHtml,
  sendsStatus,
  startModelServer,
  trickles,
} from '../../../../testing/model-server.ts';
import { aMarket, aSite } from '../../../../testing/plan-builders.ts';
import { aDesign, aDevice } from '../../../../testing/plan-parts.ts';
import { fabricatedFacts } from '../../../../testing/wordings/fabricated.ts';
import { harmlessWordings } from '../../../../testing/wordings/harmless.ts';
import { modelTimers } from '../../../adapters/openai/configured-model.ts';
import { openAiModel } from '../../../adapters/openai/openai-model.ts';
import { saysMore } from '../../rewording/accept-wording.ts';
import {
  type GuardedModel,
  guardModel,
  type ModelBounds,
  usualModelBounds,
} from '../../rewording/guarded-model.ts';
import { wordingShape } from '../../rewording/question.ts';
import { type Reword, withoutModel } from '../../rewording/reword.ts';
import { rewordReport } from '../../rewording/reword-report.ts';
import { makePlan } from '../make-plan.ts';
import type { Plan } from '../plan.ts';
import { nextStepsOf } from './next-steps.ts';
import { requirementsOf } from './requirements.ts';
import { planTexts, rewordPlan } from './reword-plan.ts';
import { threatsOf } from './threats/rate-threats.ts';

const site = aSite({ type: 'Warehouse', docks: 3, jammers: true });
const designs = [
  aDesign({ devices: [aDevice({ place: { at: 'entrance', index: 4 } })], labour: [] }),
];
const texts = planTexts(site, designs, ['Some entrances are not on camera.']);

let plan: Plan;
beforeAll(async () => {
  const made = makePlan({
    site,
    market: await aMarket(),
    vatRate: 0.15,
    priceListDate: '2026-11-20',
  });
  const [budget] = made.budgets;
  if (!budget) throw new Error('A plan has budgets');
  plan = {
    ...made,
    requirements: requirementsOf(site),
    process_analysis: threatsOf(site, designs),
    nextSteps: nextStepsOf(site, designs),
    bom: [{ quantity: 2, item: 'Camera', justification: 'A rule: 2', system: 'Video' }],
    budgets: [
      { ...budget, risk: 'Some entrances are not on camera.' },
      { ...budget, risk: 'The alarm lasts 4 hours.' },
    ],
  };
});

/** What a model may reword, taken out: all that is left has to stay as it is. */
const untouchable = ({
  requirements,
  process_analysis,
  nextSteps,
  budgets,
  source,
  ...rest
}: Plan) => ({
  ...rest,
  threats: process_analysis?.map(({ reason, ...threat }) => threat),
  budgets: budgets.map(({ risk, ...budget }) => budget),
  counts: [requirements.length, nextSteps.length],
});

const uncapitalised = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const modelThat = (reword: (text: string) => string): Reword => {
  const model: GuardedModel = {
    name: 'stand-in',
    async ask({ material }) {
      const { texts } = JSON.parse(material) as { texts: { id: string; text: string }[] };
      return success({ texts: texts.map(({ id, text }) => ({ id, text: reword(text) })) });
    },
  };
  return (...report) => rewordReport(model, ...report);
};

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer();
});
const modelBehind = (behaviour: ModelBehaviour, bounds: Partial<ModelBounds> = {}): Reword => {
  server.behave(behaviour);
  const adapter = openAiModel(
    { apiKey: 'key', baseUrl: server.url, model: 'stand-in' },
    wordingShape,
  );
  const model = guardModel(adapter, { ...usualModelBounds, ...bounds }, modelTimers);
  return (...report) => rewordReport(model, ...report);
};

test('without a model a plan keeps its words', async () => {
  expect(await rewordPlan(withoutModel, plan, texts)).toEqual({ plan });
});

describe('a model that', () => {
  test.each<[string, ModelBehaviour]>([
    ['hangs', hangs],
    ['trickles', trickles],
    ['streams 10 MB', floods(10 * 1024 * 1024)],
    ['answers 429', sendsStatus(429, { 'Retry-After': '30' })],
    ['answers 500', sendsStatus(500)],
    ['answers HTML', sendsHtml],
    ['refuses', (_, response) => complete(response, null, { refusal: 'No.' })],
    ['answers in another shape', (_, response) => complete(response, '{"banana":1}')],
    ['is cut off', (_, response) => complete(response, '{"texts":[{"id":"', { end: 'length' })],
  ])('%s leaves the whole plan in the words of the rules', async (_, behaviour) => {
    const worded = await rewordPlan(modelBehind(behaviour, { totalMs: 700 }), plan, texts);
    expect(worded.plan).toEqual(plan);
    expect(worded.wording?.outcome).toBeTypeOf('string');
  });

  test('keeps to the facts words the plan, and everything else is deeply equal', async () => {
    const politely = (text: string) => text.replace(/\.$/, ', you know.');
    const before = structuredClone(plan);
    const worded = await rewordPlan(modelBehind(answers(politely)), plan, texts);
    expect(worded.plan.source).toBe('model');
    expect(untouchable(worded.plan)).toEqual(untouchable(plan));
    expect(worded.plan.nextSteps).toContain(
      'Order: you accept the quote, and we order the equipment, you know.',
    );
    expect(worded.plan.process_analysis?.[0]?.reason).toMatch(/, you know\.$/);
    expect(worded.plan.budgets.map(({ risk }) => risk)).toEqual([
      'Some entrances are not on camera, you know.',
      'The alarm lasts 4 hours.',
    ]);
    expect(plan).toEqual(before);
  });

  test.each<[string, (text: string, fact: string) => string]>([
    ['after', (text, fact) => `${text} ${fact}`],
    ['before', (text, fact) => `${fact} ${text}`],
    ['within', (text, fact) => text.replace(/\.$/, `, and ${uncapitalised(fact)}`)],
  ])('puts a fact of its own %s every text plants nothing', async (_, lie) => {
    for (const fact of fabricatedFacts) {
      const model = modelThat((text) => lie(text, fact));
      expect((await rewordPlan(model, plan, texts)).plan).toEqual(plan);
    }
  });

  test('lies in one text spoils no other', async () => {
    const lie = (text: string) =>
      text.startsWith('Order:') ? `${text} It costs R4 999.` : text.replace(/\.$/, ', you know.');
    const { plan: worded, wording } = await rewordPlan(modelThat(lie), plan, texts);
    expect(worded.nextSteps).toContain('Order: you accept the quote, and we order the equipment.');
    expect(worded.nextSteps.some((step) => step.endsWith(', you know.'))).toBe(true);
    expect(Object.values(wording?.refused ?? {})).toEqual(['characters']);
  });
});

test('a text that two budgets have is reworded where the model was given it, and nowhere else', async () => {
  const [risk = ''] = plan.budgets.map((budget) => budget.risk);
  const twice = { ...plan, budgets: plan.budgets.map((budget) => ({ ...budget, risk })) };
  const model = modelThat((text) => text.replace(/\.$/, ', you know.'));
  const { plan: worded } = await rewordPlan(model, twice, texts);
  expect(worded.budgets.map((budget) => budget.risk)).toEqual([
    'Some entrances are not on camera, you know.',
    'Some entrances are not on camera.',
  ]);
});

test('a model sees no bill of materials, price, law, layout or answer of the visitor', async () => {
  let seen = '';
  await rewordPlan(
    async (report, visitor) => {
      seen = JSON.stringify({ report, visitor });
      return { report, source: 'rules' };
    },
    plan,
    texts,
  );
  expect(JSON.parse(seen).visitor).toEqual({});
  for (const hidden of ['A rule: 2', 'SANS', 'IEC', 'Act', 'subtotal', 'electrician', 'escape']) {
    expect(seen).not.toContain(hidden);
  }
});

test('of 200 harmless wordings at most 10 say more than the rules', () => {
  const all = harmlessWordings.flatMap(({ template, wordings }) =>
    wordings.map((text) => saysMore(text, template)),
  );
  expect(all).toHaveLength(200);
  expect(all.filter(Boolean).length).toBeLessThanOrEqual(10);
});

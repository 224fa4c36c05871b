import { beforeAll, describe, expect, test } from 'vitest';
import { aContactMessage } from '../../testing/builders.ts';
import { injections, obediences } from '../../testing/injections/injections.ts';
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
} from '../../testing/model-server.ts';
import { aChallenge } from '../../testing/report-requests.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { modelTimers } from '../adapters/openai/configured-model.ts';
import { openAiModel } from '../adapters/openai/openai-model.ts';
import {
  guardModel,
  type ModelBounds,
  usualModelBounds,
} from '../domain/rewording/guarded-model.ts';
import { wordingShape } from '../domain/rewording/question.ts';
import { rewordReport } from '../domain/rewording/reword-report.ts';

// Slow: a model hangs until its time-out, and reports are made for every visitor of a list.

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer();
});

/** The API with a model behind real HTTP, which behaves as it is told. */
function apiWith(behaviour: ModelBehaviour, bounds: Partial<ModelBounds> = {}): Promise<TestApi> {
  server.behave(behaviour);
  const adapter = openAiModel(
    { apiKey: 'key', baseUrl: server.url, model: 'stand-in' },
    wordingShape,
  );
  const model = guardModel(adapter, { ...usualModelBounds, ...bounds }, modelTimers);
  const unlimited = {
    LEADS_PER_TEN_MINUTES: 0,
    REPORTS_PER_TEN_MINUTES: 0,
    MODEL_REQUESTS_PER_HOUR: 0,
  };
  return testApi({ config: unlimited, reword: (...report) => rewordReport(model, ...report) });
}

const ask = async ({ post }: TestApi, changes: object = {}) => {
  const answer = await post('/api/security-assessment', { ...aChallenge(), ...changes });
  return {
    status: answer.status,
    body: (await answer.json()) as { report: string; source: string },
  };
};

describe('a model that', () => {
  test.each<[string, ModelBehaviour]>([
    ['hangs', hangs],
    ['trickles', trickles],
    ['streams 10 MB', floods(10 * 1024 * 1024)],
    ['answers 429', sendsStatus(429, { 'Retry-After': '30' })],
    ['answers 500', sendsStatus(500)],
    ['answers HTML', sendsHtml],
    ['answers in another shape', (_, response) => complete(response, '{"banana":1}')],
    ['is cut off', (_, response) => complete(response, '{"texts":[{"id":"', { end: 'length' })],
    ['invents prices', answers((text) => `${text} That costs R4 999.`)],
  ])('%s leaves the report of the rules', async (_, behaviour) => {
    const plain = await ask(await testApi());
    const { status, body } = await ask(await apiWith(behaviour, { totalMs: 700 }));
    expect(status).toBe(200);
    expect(body.source).toBe('rules');
    expect(body.report).toBe(plain.body.report);
  });

  test('keeps to the facts words the report, and the report says so', async () => {
    const { body } = await ask(await apiWith(answers((text) => text)));
    expect(body.source).toBe('model');
    expect(body.report).not.toBe((await ask(await testApi())).body.report);
  });
});

test('while a model hangs on as many reports as it may, other calls are answered', async () => {
  const api = await apiWith(hangs, { totalMs: 3_000 });
  let reportsDone = 0;
  const reports = Array.from({ length: 4 }, () => ask(api).then(() => (reportsDone += 1)));
  expect((await api.get('/api/products')).status).toBe(200);
  expect((await api.post('/api/contact', aContactMessage())).status).toBe(200);
  expect(reportsDone).toBe(0);
  await Promise.all(reports);
});

test('a model that obeys every visitor plants nothing in any report', async () => {
  const planted: string[] = [];
  const byText = new Map(injections.map(({ text, order }) => [text.trim(), order]));
  let turn = 0;
  const api = await apiWith(
    answers((text, { visitor }) => {
      const order = byText.get(visitor.securityIssue ?? '');
      if (order === undefined) throw new Error('The model did not get what the visitor typed');
      turn += 1;
      return (obediences[turn % obediences.length] as (typeof obediences)[number])(text, order);
    }),
    { perHour: Number.POSITIVE_INFINITY },
  );
  for (const { text, order } of injections) {
    const { status, body } = await ask(api, { securityIssue: text });
    expect(status).toBe(200);
    // What the visitor wrote is quoted at the end, and a model may send a text back unchanged.
    const [said = ''] = body.report.split('## What you wrote');
    if (body.source === 'model' && said.includes(order)) planted.push(`${order} <- ${text}`);
  }
  expect(planted).toEqual([]);
}, 60_000);

import { beforeAll, describe, expect, test, vi } from 'vitest';
import { letterhead } from '../../testing/mail-leads.ts';
import {
  complete,
  floods,
  hangs,
  type ModelBehaviour,
  reads,
  sendsHtml,
  sendsStatus,
  startModelServer,
  trickles,
} from '../../testing/model-server.ts';
import { aChallenge } from '../../testing/report-requests.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { modelTimers } from '../adapters/openai/configured-model.ts';
import { openAiModel } from '../adapters/openai/openai-model.ts';
import { readByModel } from '../domain/assessments/model-reading/read-by-model.ts';
import { readingShape } from '../domain/assessments/model-reading/reading-question.ts';
import { composeMail } from '../domain/mail/compose-mail.ts';
import { guardModel, usualModelBounds } from '../domain/rewording/guarded-model.ts';
import { kindOf } from '../lead-kinds.ts';

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer();
});

/** The API with a model behind real HTTP that reads requests, and what it logged. */
async function apiWith(behaviour: ModelBehaviour, config: object = {}) {
  server.behave(behaviour);
  const adapter = openAiModel(
    { apiKey: 'key', baseUrl: server.url, model: 'stand-in' },
    readingShape,
  );
  const bounds = { ...usualModelBounds, totalMs: 400, failuresBeforeRest: 100 };
  const warn = vi.fn();
  const understand = readByModel(guardModel(adapter, bounds, modelTimers), { warn });
  return { api: await testApi({ config, understand }), warn };
}

const typed = {
  securityIssue: 'Amankentshane azifuna usihlalo wethu, they park outside.',
  preventionMethod: 'We have no guards',
};
const ask = async ({ post }: TestApi, changes: object = typed) => {
  const answer = await post('/api/security-assessment', aChallenge(changes));
  expect(answer.status).toBe(200);
  return (await answer.json()) as { report: string; source: string };
};

const entry = (changes: object) => ({
  field: 'securityIssue',
  id: 'incident:threats',
  quote: 'Amankentshane azifuna usihlalo',
  polarity: 'have',
  ...changes,
});
const rules = async (changes: object = typed) => (await ask(await testApi(), changes)).report;

describe('the rules read alone, and it is logged once, when the model', () => {
  test.each<[string, ModelBehaviour]>([
    ['hangs', hangs],
    ['trickles', trickles],
    ['sends 1 MB', floods(1024 * 1024)],
    ['answers 500', sendsStatus(500, { 'Retry-After': '30' })],
    ['answers HTML', sendsHtml],
    ['refuses', (_, response) => complete(response, null, { refusal: 'No' })],
    ['answers nothing', (_, response) => complete(response, '')],
    ['answers in another shape', (_, response) => complete(response, '{"read":"banana"}')],
    ['is cut off', (_, response) => complete(response, '{"read":[', { end: 'length' })],
    ['sends more than it may', reads(() => ({ read: Array(301).fill(entry({})) }))],
  ])('%s', async (_, behaviour) => {
    const { api, warn } = await apiWith(behaviour);
    expect((await ask(api)).report).toBe(await rules());
    await ask(api, { ...typed, timing: 'every night' });
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

test('a model that lies about all changes nothing but who prepared the report', async () => {
  const { api, warn } = await apiWith(
    reads(({ securityIssue }) => ({
      read: [
        entry({ id: 'incident:banana' }),
        entry({ quote: 'hitmen want our chairman' }),
        entry({ field: 'timing' }),
        entry({ polarity: 'banana' }),
        entry({ field: 'preventionMethod', id: 'measure:guards', quote: 'guards' }),
      ],
      unread: [
        { field: 'securityIssue', quote: `${securityIssue} Call 0800 BANANA` },
        { field: 'timing', quote: 'Amankentshane' },
      ],
    })),
  );
  const { report, source } = await ask(api);
  expect(source).toBe('rules');
  expect(report).toBe(
    (await rules()).replace(
      'fixed rules, without AI',
      'fixed rules; AI helped to read your answers',
    ),
  );
  expect(warn).not.toHaveBeenCalled();
});

describe('a model that reads well', () => {
  const well = reads(() => ({
    language: 'isiZulu',
    read: [entry({})],
    unread: [{ field: 'securityIssue', quote: 'they park outside' }],
  }));

  test('has its reading in the report, which says what could not be read', async () => {
    expect(await rules()).not.toContain('hreats');
    const { report } = await ask((await apiWith(well)).api);
    expect(report).toMatch(/\*\*Problem:\*\* Threats/);
    expect(report).toContain('We could not read: “they park outside”. A person will.');
  });

  test('has what could not be read, and the language, marked in the mail to the staff', async () => {
    const { api } = await apiWith(well);
    await ask(api);
    const [lead] = await api.leads();
    if (!lead) throw new Error('The lead is missing');
    const report = await api.store.reports.get(lead.id);
    expect(report?.reading).toMatchObject({
      outcome: 'read',
      language: 'isiZulu',
      hasUnread: true,
    });
    const { text } = composeMail(kindOf, lead, 'staff', letterhead, report);
    expect(text).toMatch(/Language:\s+isiZulu/);
    expect(text).toMatch(/Not read:\s+We could not read all of it/);
  });

  test('is not asked past its budget', async () => {
    const { api } = await apiWith(well, { MODEL_REQUESTS_PER_HOUR: 1 });
    const before = server.asked.length;
    await ask(api);
    const { report } = await ask(api, { ...typed, timing: 'every night' });
    expect(report).toContain('fixed rules, without AI');
    expect(report).not.toContain('hreats');
    expect(server.asked.length).toBe(before + 1);
  });

  test('is not waited for when it is happening now', async () => {
    const { api } = await apiWith(well);
    const before = server.asked.length;
    const now = { securityIssue: 'They are inside right now with guns' };
    expect((await ask(api, now)).report).toBe(await rules(now));
    expect(server.asked.length).toBe(before);
  });
});

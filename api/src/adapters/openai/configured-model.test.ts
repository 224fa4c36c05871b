import { expect, test } from 'vitest';
import { anApiConfig } from '../../../testing/builders.ts';
import { answers, reads, startModelServer } from '../../../testing/model-server.ts';
import { configuredModel } from './configured-model.ts';

const config = anApiConfig({ DATA_DIR: '/nowhere' });
const wordingQuestion = { instructions: '', material: '{"texts":[],"visitor":{}}' };
const readingQuestion = { instructions: '', material: '{"visitor":{}}' };

test('without a key and an address there is no model', async () => {
  expect(await configuredModel(config)).toBeUndefined();
});

test('an address is enough for a server that needs no key, and the model only reads', async () => {
  const server = await startModelServer();
  server.behave(reads(() => ({})));
  const model = await configuredModel({
    ...config,
    OPENAI_BASE_URL: server.url,
    OPENAI_MODEL: 'local',
  });
  const nothing = { language: 'English', read: [], unread: [] };
  expect(await model?.reading.ask(readingQuestion)).toEqual({ ok: true, value: nothing });
  expect(server.asked).toMatchObject([
    { model: 'local', format: { json_schema: { name: 'reading', strict: true } } },
  ]);
  expect(model?.wording).toBeUndefined();
});

test('a model that may reword shares one budget with its reading', async () => {
  const server = await startModelServer();
  const model = await configuredModel({
    ...config,
    OPENAI_BASE_URL: server.url,
    MODEL_REWORDS: true,
    MODEL_REQUESTS_PER_HOUR: 2,
  });
  server.behave(answers((text) => text));
  expect(await model?.wording?.ask(wordingQuestion)).toEqual({ ok: true, value: { texts: [] } });
  server.behave(reads(() => ({})));
  expect(await model?.reading.ask(readingQuestion)).toMatchObject({ ok: true });
  expect(await model?.wording?.ask(wordingQuestion)).toMatchObject({
    failure: { kind: 'over-budget' },
  });
});

test('a budget of 0 asks nothing', async () => {
  const model = await configuredModel({
    ...config,
    OPENAI_API_KEY: 'key',
    MODEL_REQUESTS_PER_HOUR: 0,
  });
  expect(await model?.reading.ask(readingQuestion)).toMatchObject({
    failure: { kind: 'over-budget' },
  });
});

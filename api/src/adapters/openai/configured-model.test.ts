import { expect, test } from 'vitest';
import { anApiConfig } from '../../../testing/builders.ts';
import { answers, startModelServer } from '../../../testing/model-server.ts';
import { configuredModel } from './configured-model.ts';

const config = anApiConfig({ DATA_DIR: '/nowhere' });
const question = { instructions: '', material: '{"texts":[],"visitor":{}}' };

test('without a key and an address there is no model', () => {
  expect(configuredModel(config)).toBeUndefined();
});

test('an address is enough for a server that needs no key', async () => {
  const server = await startModelServer();
  server.behave(answers((text) => text));
  const model = configuredModel({ ...config, OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'local' });
  expect(await model?.ask(question)).toEqual({ ok: true, value: { texts: [] } });
  expect(server.asked).toMatchObject([{ model: 'local' }]);
});

test('a budget of 0 asks nothing', async () => {
  const model = configuredModel({ ...config, OPENAI_API_KEY: 'key', MODEL_REQUESTS_PER_HOUR: 0 });
  expect(await model?.ask(question)).toMatchObject({ failure: { kind: 'over-budget' } });
});

import { failed, success } from '@app/result';
import { expect, test } from 'vitest';
import { findMongoServer } from './mongo-server.ts';

// Slow: the driver looks for a server for five seconds.

const server = (name: string) => ({ name, uri: `mongodb://${name}`, stop: async () => {} });
const has = (name: string) => async () => success(server(name));
const lacks = (reason: string) => async () => failed(reason);
const mustNotStart = async () => {
  throw new Error('started without need');
};

test('without MONGODB_URI, the first available server is taken and no other is started', async () => {
  const found = await findMongoServer(undefined, [lacks('no net'), has('second'), mustNotStart]);
  expect(found).toMatchObject({ ok: true, value: { name: 'second' } });
});

test('if no server is available, the failure gives each reason and says what to do', async () => {
  const found = await findMongoServer(undefined, [lacks('no net'), lacks('no Go')]);
  expect(found).toMatchObject({ ok: false });
  expect(found).toHaveProperty('failure', expect.stringMatching(/^no net; no Go\. .*MONGODB_URI=/));
});

test('if the server of MONGODB_URI does not answer, no other server is started', async () => {
  const found = await findMongoServer('mongodb://127.0.0.1:1', [mustNotStart]);
  expect(found).toEqual(failed('The server of MONGODB_URI does not answer'));
});

import { temporaryFolder } from '@app/federation/testing/built-release';
import { expect, test } from 'vitest';
import { staticHost } from '../../testing/static-host.ts';
import { createReleaseHost } from './release-host.ts';

test('a host that does not answer in time is a failure that says so', async () => {
  const { url, misbehave } = await staticHost(await temporaryFolder());
  const ask = createReleaseHost(url, new AbortController().signal);
  misbehave(() => 'answered');
  expect(await ask('a.js', { bytes: 10, ms: 50 })).toEqual({
    ok: false,
    failure: 'a.js: the host did not answer within 0.05 s',
  });
});

test('a host that begins its answer and does not end it in time is one, too', async () => {
  const { url, misbehave } = await staticHost(await temporaryFolder());
  const ask = createReleaseHost(url, new AbortController().signal);
  misbehave((_, response) => {
    response.write('a');
    return 'answered';
  });
  expect(await ask('a.js', { bytes: 10, ms: 200 })).toEqual({
    ok: false,
    failure: 'a.js: the host did not answer within 0.2 s',
  });
});

test('bytes that the host calls compressed are given as they were sent', async () => {
  const { url, misbehave } = await staticHost(await temporaryFolder());
  const ask = createReleaseHost(`${url}/`, new AbortController().signal);
  misbehave((_, response) => {
    response.writeHead(200, { 'content-encoding': 'br' }).end('packed');
    return 'answered';
  });
  const answer = await ask('a.js.br', { bytes: 10, ms: 5000 });
  expect(answer).toMatchObject({ ok: true, value: { bytes: Buffer.from('packed') } });
});

test('a host that says that nothing changed, without having been asked, is a failure', async () => {
  const { url, misbehave } = await staticHost(await temporaryFolder());
  const ask = createReleaseHost(url, new AbortController().signal);
  misbehave((_, response) => {
    response.writeHead(304).end();
    return 'answered';
  });
  expect(await ask('a.js', { bytes: 10, ms: 5000 })).toMatchObject({ ok: false });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryPermits } from '../../../testing/memory-permits.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { countingRandomness } from '../../../testing/test-api.ts';
import { createLimits } from '../limits/limits.ts';
import type { Permit } from '../limits/ports.ts';
import { createSessions, SESSION_SECONDS } from './sessions.ts';

const SECOND = 1000;

function process({
  rows = new Map<string, Permit>(),
  clock = movingClock(),
  key = '00'.repeat(32),
  username = 'admin',
  password = 'correct horse' as string | null,
} = {}) {
  const owner = { username, fingerprint: async () => password ?? undefined };
  const limits = createLimits({ permits: memoryPermits(rows), clock });
  return createSessions({ key, owner, limits, clock, randomness: countingRandomness() });
}

test('a session names the owner for a quarter of an hour, however often it is read', async () => {
  const clock = movingClock();
  const { start, read } = process({ clock });
  const { token, session } = await start();
  expect(session).toMatchObject({ username: 'admin' });
  expect(session.expiresAt.getTime() - clock.now().getTime()).toBe(SESSION_SECONDS * SECOND);
  clock.pass(SESSION_SECONDS * SECOND - SECOND);
  expect(await read(token)).toEqual(session);
  clock.pass(SECOND);
  expect(await read(token)).toBeUndefined();
});

test('a token that was changed anywhere, or made with another key, is no session', async () => {
  const { start, read } = process();
  const { token } = await start();
  for (let at = 0; at < token.length; at++) {
    const changed = token.slice(0, at) + (token[at] === '1' ? '2' : '1') + token.slice(at + 1);
    expect(await read(changed)).toBeUndefined();
  }
  for (const text of [undefined, '', '.', token.slice(1), `${token}=`, token.repeat(2)]) {
    expect(await read(text)).toBeUndefined();
  }
  const stranger = await process({ key: 'ff'.repeat(32) }).start();
  expect(await read(stranger.token)).toBeUndefined();
});

test('a token of a longer time than the one that was signed is no session', async () => {
  const { start, read } = process();
  const { token } = await start();
  const [id, expires, signature] = token.split('.');
  expect(await read(`${id}.${Number(expires) + 3600}.${signature}`)).toBeUndefined();
});

test('another password or another name ends the sessions from before', async () => {
  const { token } = await process().start();
  expect(await process().read(token)).toMatchObject({ username: 'admin' });
  expect(await process({ password: 'battery staple' }).read(token)).toBeUndefined();
  expect(await process({ password: null }).read(token)).toBeUndefined();
  expect(await process({ username: 'owner' }).read(token)).toBeUndefined();
});

test('after a sign-out the token counts in no process, and other sessions go on', async () => {
  const rows = new Map<string, Permit>();
  const [here, there] = [process({ rows }), process({ rows })];
  const { token, session } = await here.start();
  const other = await here.start();
  await there.end(session);
  expect(await here.read(token)).toBeUndefined();
  expect(await there.read(token)).toBeUndefined();
  expect(await there.read(other.token)).toMatchObject({ id: other.session.id });
  expect(JSON.stringify([...rows])).not.toContain(session.id);
});

test('the note that a session was ended is kept until the session would have ended', async () => {
  const rows = new Map<string, Permit>();
  const clock = movingClock();
  const { start, end } = process({ rows, clock });
  const { session } = await start();
  clock.pass(10 * SECOND);
  await end(session);
  const [{ expiresAt } = { expiresAt: '' }] = rows.values();
  expect(Date.parse(expiresAt)).toBeGreaterThanOrEqual(session.expiresAt.getTime());
});

test('without a password nobody is signed in', async () => {
  await expect(process({ password: null }).start()).rejects.toThrow('no password');
});

test('after the time of day was set back, by seconds or years, a session lasts a quarter of an hour and a minute or not at all', async () => {
  const DAY = 86_400;
  const back = fc.oneof(
    fc.integer({ min: 1, max: 5000 }),
    fc.integer({ min: DAY, max: 7300 * DAY }),
  );
  await fc.assert(
    fc.asyncProperty(back, fc.nat(SESSION_SECONDS - 1), async (seconds, used) => {
      const clock = movingClock();
      const { token } = await process({ clock }).start();
      clock.pass((used - seconds) * SECOND);
      const { read } = process({ clock });
      const session = await read(token);
      expect(session === undefined).toBe(seconds - used > 60);
      clock.pass((SESSION_SECONDS + 60) * SECOND);
      if (session) expect(await read(token)).toBeUndefined();
    }),
  );
});

test('a session that was ended stays ended when the time of day is set back', async () => {
  const clock = movingClock();
  const rows = new Map<string, Permit>();
  const { start, end } = process({ rows, clock });
  const { token, session } = await start();
  clock.pass(600 * SECOND);
  await end(session);
  clock.pass(-550 * SECOND);
  expect(await process({ rows, clock }).read(token)).toBeUndefined();
});

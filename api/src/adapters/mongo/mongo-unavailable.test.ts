import { MongoNetworkError, MongoServerError } from 'mongodb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LateAnswer, serverDown, whyServerFailed } from './mongo-unavailable.ts';
import { answersWithin, openMongoStore } from './open-mongo-store.ts';

// Slow: the driver looks for a server for five seconds.

const messageOf = (uri: string) =>
  openMongoStore(uri).then(
    () => 'opened',
    (fault: Error) => `${fault.name}: ${fault.message}`,
  );

test('a server that does not answer is named in one line, without the credentials', async () => {
  const uri = 'mongodb://owner:hunter2@127.0.0.1:1/shop';
  const message = await messageOf(uri);
  expect(message).toMatch(
    /^StoreUnavailable: MongoDB at 127\.0\.0\.1:1 cannot be used: it does not answer \([^\n]*\)\.$/,
  );
  expect(message).not.toMatch(/owner|hunter2/);
}, 20_000);

test.each([
  'mongodb://owner:hun/ter2@host/shop',
  'mongodb://owner:hun@ter2@host/shop',
  'mongodb://owner:hunter2@host/?nope=hunter2',
])('an invalid connection string is refused without repeating any part of it', async (uri) => {
  const message = await messageOf(uri);
  expect(message).toMatch(/^StoreUnavailable: MONGODB_URI is not a connection string/);
  expect(message).not.toMatch(/owner|hun|ter2/);
});

test.each([
  [18, 'it refuses the user name or the password.'],
  [13, 'this user may not read and write the database.'],
  [1, 'no *** of *** here.'],
])(
  'server error code %i gives a message without the user name and the password',
  (code, reason) => {
    const fault = new MongoServerError({ message: 'no hunter2 of owner here.\nMore', code });
    const options = {
      hosts: [],
      srvHost: 'db.example',
      credentials: { username: 'owner', password: 'hunter2' },
    } as unknown as Parameters<typeof whyServerFailed>[0];
    expect(whyServerFailed(options, fault).message).toBe(
      `MongoDB at db.example cannot be used: ${reason}`,
    );
  },
);

const serverError = (code: number) => new MongoServerError({ message: 'of owner', code });

test.each([
  ['a lost connection', new MongoNetworkError('of owner'), 'away'],
  ['a connection that is ending', Object.assign(new Error('ended'), { code: 'EPIPE' }), 'away'],
  ['an answer that is late', new LateAnswer(1500), 'away'],
  ['no primary', serverError(10_107), 'away'],
  ['a majority that does not confirm', serverError(64), 'away'],
  ['a full disk', serverError(14_031), 'full'],
  ['blocked writes', serverError(371), 'read-only'],
])('%s is an outage, which names the host and not the user', (_, fault, reason) => {
  const options = {
    hosts: [],
    srvHost: 'db.example',
    credentials: { username: 'owner', password: 'hunter2' },
  } as unknown as Parameters<typeof serverDown>[0];
  const down = serverDown(options, fault);
  expect(down).toMatchObject({ name: 'StoreDown', reason });
  expect(String(down)).toMatch(/MongoDB at db\.example cannot be used: /);
  expect(String(down)).not.toContain('owner');
});

test.each([serverError(2), new TypeError('a mistake')])('%s is no outage', (fault) => {
  expect(serverDown({ hosts: [] } as never, fault)).toBe(fault);
});

test('a call that gets no answer fails at its deadline, and one without a deadline goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const never = () => new Promise<void>(() => {});
  const port = answersWithin(20)({ read: never, write: async () => 'written', purge: never }, [
    'read',
    'write',
  ]);
  const late = expect(port.read()).rejects.toThrow('it does not answer within 20 ms');
  await vi.advanceTimersByTimeAsync(20);
  await late;
  expect(await port.write()).toBe('written');
  const ended = vi.fn();
  port.purge().then(ended, ended);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).not.toHaveBeenCalled();
});

import { MongoServerError } from 'mongodb';
import { expect, test } from 'vitest';
import { whyServerFailed } from './mongo-unavailable.ts';
import { openMongoStore } from './open-mongo-store.ts';

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

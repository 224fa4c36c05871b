import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  dump,
  formOf,
  owner,
  row,
  sqlFile,
  type UploadApi,
  uploadApi,
} from '../../testing/upload-testing.ts';
import { ownAttempts } from '../domain/admin/attempt-limiter.ts';

const WRONG = 'guessed-password';
const file = () => sqlFile(dump(row('NEW-1')));

let api: UploadApi;
beforeEach(async () => {
  api = await uploadApi();
});
afterEach(async () => {
  expect(await api.leftovers()).toEqual([]);
  const logged = JSON.stringify(api.log);
  for (const secret of [owner.password, WRONG]) expect(logged).not.toContain(secret);
  await api.close();
});

const attempt = (changes: Record<string, string> = {}) =>
  api.upload(formOf({ ...owner, ...changes, sqlFile: file() }));

describe('an upload with wrong credentials', () => {
  test('gets the same answer for an unknown username as for a wrong password', async () => {
    const answers = [await attempt({ username: 'root' }), await attempt({ password: WRONG })];
    const message = 'The username or the password is wrong';
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ code: 'unauthorised', message, error: message });
    }
    expect(api.checked).toHaveLength(2);
    expect(await api.skus()).toEqual(['CAM-4MP']);
    expect(api.log).toContainEqual(
      expect.objectContaining({ msg: 'price list upload refused', why: 'wrong-credentials' }),
    );
  });

  test('is refused before the file is stored', async () => {
    let created = 0;
    const watched = await uploadApi({
      folder: {
        create() {
          created += 1;
          throw new Error('not for strangers');
        },
      },
    });
    const form = formOf({ ...owner, password: WRONG, sqlFile: file() });
    expect((await watched.upload(form)).status).toBe(401);
    expect(created).toBe(0);
    await watched.close();
  });

  test('is refused after the file when the form has the file first, and the file is removed', async () => {
    const form = formOf({ sqlFile: file(), ...owner, password: WRONG });
    expect((await api.upload(form)).status).toBe(401);
    expect(await api.skus()).toEqual(['CAM-4MP']);
  });

  test('has to wait after five failures, with the right password too', async () => {
    for (let failure = 0; failure < ownAttempts.limit; failure++) {
      expect((await attempt({ password: WRONG })).status).toBe(401);
    }
    const blocked = await attempt();
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('retry-after')).toBe('900');
    const message = 'Too many failed attempts. Please try again in 15 minutes.';
    expect(await blocked.json()).toEqual({ code: 'too_many_requests', message, error: message });
    expect(api.checked).toHaveLength(ownAttempts.limit);
  });

  test('cannot exceed the limit by simultaneous attempts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => attempt({ password: WRONG })),
    );
    const refused = answers.filter(({ status }) => status === 401);
    expect(refused).toHaveLength(ownAttempts.limit);
    expect(api.checked).toHaveLength(ownAttempts.limit);
  });
});

test('a successful sign-in removes earlier failures from the count', async () => {
  for (let round = 0; round < 3; round++) {
    for (let failure = 0; failure < ownAttempts.limit - 1; failure++) {
      expect((await attempt({ password: WRONG })).status).toBe(401);
    }
    expect((await attempt()).status).toBe(200);
  }
});

describe('while an import runs', () => {
  const UPLOAD_ID = '0123456789abcdef0123456789abcdef';

  test('its progress can be read by its id, and another upload is refused', async () => {
    const end = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const slow = await uploadApi({
      async importFile(_, { onProgress }) {
        onProgress(40);
        started.resolve();
        await end.promise;
        return { ok: false, failure: { kind: 'structure', line: undefined, message: 'Stopped.' } };
      },
    });
    const progress = async (id: string) =>
      (await slow.get(`/api/admin/upload/progress?id=${id}`)).json();
    const send = (headers = {}) =>
      slow.upload(formOf({ ...owner, sqlFile: sqlFile('x'.repeat(80)) }), headers);

    expect(await progress(UPLOAD_ID)).toEqual({ importing: false, share: 0 });
    const first = send({ 'X-Upload-Id': UPLOAD_ID });
    await started.promise;
    expect(await progress(UPLOAD_ID)).toEqual({ importing: true, share: 0.5 });
    expect(await progress('f'.repeat(32))).toEqual({ importing: false, share: 0 });
    const second = await send();
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({
      code: 'busy',
      message: 'Upload failed: another price list is being imported. Please try again in a moment.',
    });
    end.resolve();
    expect((await first).status).toBe(422);
    expect(await progress(UPLOAD_ID)).toEqual({ importing: false, share: 0 });
    expect(await slow.leftovers()).toEqual([]);
    await slow.close();
  });

  test('a fault in it is answered with 500, and the next upload is accepted', async () => {
    let faults = 1;
    const shaky = await uploadApi({
      async importFile() {
        if (faults-- > 0) throw new Error('disk on fire');
        return { ok: false, failure: { kind: 'structure', line: undefined, message: 'Stopped.' } };
      },
    });
    const send = () => shaky.upload(formOf({ ...owner, sqlFile: file() }));
    expect((await send()).status).toBe(500);
    expect((await send()).status).toBe(422);
    expect(await shaky.leftovers()).toEqual([]);
    await shaky.close();
  });
});

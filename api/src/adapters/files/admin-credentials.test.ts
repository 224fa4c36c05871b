import { createHook } from 'node:async_hooks';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openAdminCredentials } from './admin-credentials.ts';
import { writeAdminPassword } from './admin-password.ts';
import { hashPassword, matchesHash } from './password-hash.ts';

// Slow: passwords are hashed at the cost that the site uses.

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'admin-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = (password?: string) => openAdminCredentials({ dataDir, username: 'admin', password });
/** How often Node hashes a password meanwhile. */
async function countHashes(work: () => Promise<void>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_, type) {
      if (type === 'SCRYPTREQUEST') count += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return count;
}

const keptFile = () => join(dataDir, 'admin.json');

describe('a hash', () => {
  test('matches only its own password, and is different each time', async () => {
    const cost = { N: 16, r: 8, p: 1 };
    const hash = await hashPassword('pässword', cost);
    expect(await matchesHash('pässword'.normalize('NFD'), hash)).toBe(true);
    for (const wrong of ['password', 'pässword ', '']) {
      expect(await matchesHash(wrong, hash)).toBe(false);
    }
    expect((await hashPassword('pässword', cost)).hash).not.toBe(hash.hash);
  });
});

describe('without a password in the settings', () => {
  test('makePassword returns a new one once and stores its hash in a file that only its user can read', async () => {
    const first = await open();
    expect(await readdir(dataDir)).toEqual([]);
    expect(await first.verify({ username: 'admin', password: '' })).toBe(false);
    const password = (await first.makePassword()) ?? '';
    expect(password).toMatch(/^[\w-]{24}$/);
    expect(await first.verify({ username: 'admin', password })).toBe(true);
    const text = await readFile(keptFile(), 'utf8');
    expect(text).not.toContain(password);
    expect(JSON.parse(text)).toMatchObject({ algorithm: 'scrypt', N: 32768, r: 8, p: 3 });
    expect((await stat(keptFile())).mode & 0o777).toBe(0o600);

    const second = await open();
    expect(await second.makePassword()).toBeUndefined();
    expect(await second.verify({ username: 'admin', password })).toBe(true);
  });

  test('of three processes that start at once only one makes a password, and all accept it', async () => {
    const starts = await Promise.all([open(), open(), open()]);
    const made = (await Promise.all(starts.map((start) => start.makePassword()))).filter(Boolean);
    expect(made).toHaveLength(1);
    const password = made[0] ?? '';
    for (const { verify } of starts)
      expect(await verify({ username: 'admin', password })).toBe(true);
    expect(await readdir(dataDir)).toEqual(['admin.json']);
  });

  test('a changed one is accepted at once, and the old one no longer', async () => {
    const running = await open();
    const made = (await running.makePassword()) ?? '';
    await writeAdminPassword(dataDir, 'a new password');
    expect(await running.verify({ username: 'admin', password: 'a new password' })).toBe(true);
    const old = { username: 'admin', password: made };
    expect(await running.verify(old)).toBe(false);
  });

  test('one that was stored at an earlier scrypt cost is still accepted', async () => {
    const hash = await hashPassword('kept long ago', { N: 2 ** 15, r: 8, p: 1 });
    await writeFile(keptFile(), JSON.stringify(hash));
    const { verify } = await open();
    expect(await verify({ username: 'admin', password: 'kept long ago' })).toBe(true);
  });

  test('a file that cannot be read is reported, not replaced', async () => {
    await writeFile(keptFile(), '{"algorithm":"scrypt"}');
    await expect(open()).rejects.toThrow(
      `${keptFile()} cannot be read; set a new password with npm run admin:password.`,
    );
  });
});

describe('with a password in the settings', () => {
  test('only that password is accepted, and nothing is written', async () => {
    const { makePassword, verify } = await open('from settings');
    expect(await makePassword()).toBeUndefined();
    expect(await verify({ username: 'admin', password: 'from settings' })).toBe(true);
    expect(await verify({ username: 'Admin', password: 'from settings' })).toBe(false);
    expect(await verify({ username: 'admin', password: 'From settings' })).toBe(false);
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('an unknown username costs as much work as a wrong password', async () => {
    const { verify } = await open('from settings');
    // The first check hashes the password of the settings too, whatever the username.
    await verify({ username: 'nobody', password: 'wrong' });
    const hashes = await countHashes(async () => {
      await verify({ username: 'admin', password: 'wrong' });
    });
    expect(hashes).toBe(1);
    const ofUnknown = await countHashes(async () => {
      await verify({ username: 'nobody', password: 'wrong' });
    });
    expect(ofUnknown).toBe(1);
  });
});

describe('the fingerprint of the credentials', () => {
  test('is that of the stored password, and another one after each change', async () => {
    const running = await open();
    expect(await running.fingerprint()).toBeUndefined();
    await running.makePassword();
    const first = await running.fingerprint();
    expect(await (await open()).fingerprint()).toBe(first);
    await writeAdminPassword(dataDir, 'another password');
    expect(await running.fingerprint()).not.toBe(first);
  });

  test('of a password in the settings is the same in every process, and does not tell it', async () => {
    const [here, there, other] = [
      await open('pass words'),
      await open('pass words'),
      await open('other ones'),
    ];
    const fingerprint = await here.fingerprint();
    expect(await there.fingerprint()).toBe(fingerprint);
    expect(await other.fingerprint()).not.toBe(fingerprint);
    expect(fingerprint).not.toContain('pass words');
  });
});

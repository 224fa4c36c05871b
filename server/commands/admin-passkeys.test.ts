import { openStore } from '@app/api/adapters/open-store';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { expect, test } from 'vitest';
import { main } from './admin-passkeys.ts';

test('lists the passkeys, and turns them off when all are lost', async () => {
  const DATA_DIR = await temporaryFolder();
  const { passkeys, close } = await openStore({ DATA_DIR });
  await passkeys.insert({
    id: 'a',
    publicKey: 'b',
    counter: 0,
    transports: [],
    name: 'Laptop',
    addedAt: '2026-11-22T10:00:00.000Z',
    usedAt: null,
  });
  await passkeys.replaceCodes(['hash']);
  const run = async (...args: string[]) => {
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    return { code: await main(args, { DATA_DIR }, { log: say, error: say }), said };
  };
  const laptop = 'Laptop, added 2026-11-22';
  expect(await run('off')).toMatchObject({ code: 1, said: [expect.stringContaining('--off')] });
  expect(await run()).toEqual({ code: 0, said: [laptop, 'Passkeys are on.'] });
  expect(await run('--off')).toEqual({
    code: 0,
    said: [laptop, 'Passkeys are off: the password alone can import and release.'],
  });
  expect(await passkeys.list()).toEqual([]);
  expect(await passkeys.codesLeft()).toBe(0);
  await close();
});

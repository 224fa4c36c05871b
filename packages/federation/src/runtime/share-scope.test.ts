import { expect, test, vi } from 'vitest';
import {
  chooseShared,
  loadShared,
  offer,
  type SharedModule,
  type ShareScope,
  withdraw,
} from './share-scope.ts';

const caret = { requiredVersion: '^5.0.0' };

/** Parts that provide `dialog`, in the order in which they offer it. */
function scopeOf(...versions: string[]): ShareScope {
  const scope: ShareScope = {};
  for (const [index, version] of versions.entries()) {
    offer(scope, 'dialog', provided({ version, from: `part-${index}` }));
  }
  return scope;
}

const provided = (values: Partial<SharedModule> = {}): SharedModule => ({
  version: '5.1.0',
  scope: ['default'],
  from: 'shop',
  get: async () => () => 'a dialog',
  ...values,
});

test('a version that two parts offer is that of the first', () => {
  expect(chooseShared(scopeOf('5.1.0', '5.1.0'), 'dialog', caret)?.from).toBe('part-0');
});

test('the newest version that fits the range is used', () => {
  const scope = scopeOf('5.2.0', '5.10.0', '6.0.0', '4.0.0');
  expect(chooseShared(scope, 'dialog', caret)?.version).toBe('5.10.0');
});

test.each([
  ['5.39.2', '^5.0.0', true],
  ['5.0.0', '^5.0.0', true],
  ['5.0.0', '^5.0.1', false],
  ['5.10.0', '^5.9.0', true],
  ['6.0.0', '^5.0.0', false],
  ['51.0.0', '^5.0.0', false],
  ['5.0.0', '~5.0.0', false],
  ['1.0.0', '*', true],
  ['1.0.0', false, true],
] as const)('version %s in range %s: %s', (version, requiredVersion, satisfied) => {
  const chosen = chooseShared(scopeOf(version), 'dialog', { requiredVersion });
  expect(chosen !== undefined).toBe(satisfied);
});

test.each([[['5.2.0', '5.10.0']], [['5.10.0', '5.2.0']]])(
  'a version that is loaded is used before a newer one that is not: %s',
  async (versions) => {
    const scope = scopeOf(...versions);
    expect(chooseShared(scope, 'dialog', caret)?.version).toBe('5.10.0');
    const loaded = scope.dialog?.['5.2.0'];
    if (!loaded) throw new Error('The scope has no 5.2.0');
    await loadShared(loaded);
    expect(chooseShared(scope, 'dialog', caret)?.version).toBe('5.2.0');
  },
);

test('a singleton is used in whatever version it has', () => {
  const wanted = { singleton: true, requiredVersion: '^4.0.0' };
  expect(chooseShared(scopeOf('5.2.0'), 'dialog', wanted)?.version).toBe('5.2.0');
});

test('no version fits: none is used', () => {
  expect(chooseShared(scopeOf('6.0.0'), 'dialog', caret)).toBeUndefined();
  expect(chooseShared({}, 'dialog', caret)).toBeUndefined();
});

test('two parts that load a module at the same time get the same exports, fetched once', async () => {
  const get = vi.fn(async () => () => 'a dialog');
  const shared = provided({ get });
  const [one, other] = await Promise.all([loadShared(shared), loadShared(shared)]);
  expect(one).toBe(other);
  expect(await loadShared(shared)).toBe(one);
  expect(get).toHaveBeenCalledTimes(1);
});

test('a module whose file could not be fetched is fetched again by the next part', async () => {
  const get = vi.fn(async () => () => 'a dialog').mockRejectedValueOnce(new Error('no network'));
  const shared = provided({ get });
  await expect(loadShared(shared)).rejects.toThrow('no network');
  expect((await loadShared(shared))()).toBe('a dialog');
});

test('what a remote offers is withdrawn with it, but not what others have loaded from it', async () => {
  const scope: ShareScope = {};
  const [loaded, unused, foreign] = [
    provided(),
    provided({ version: '5.2.0' }),
    provided({ from: 'shell' }),
  ];
  offer(scope, 'dialog', loaded);
  offer(scope, 'dialog', unused);
  offer(scope, 'toast', foreign);
  await loadShared(loaded);
  withdraw(scope, 'shop');
  expect(scope).toEqual({ dialog: { '5.1.0': loaded }, toast: { '5.1.0': foreign } });
});

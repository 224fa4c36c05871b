import { afterEach, expect, test } from 'vitest';
import { ModuleFederation } from './module-federation.ts';

const globals = globalThis as Record<string, unknown>;

afterEach(() => {
  for (const name of ['shop', 'runs', 'seen', 'tried']) globals[name] = undefined;
  document.body.replaceChildren();
});

/** A shell that knows the remote `shop`, whose container script is this code. */
function shellWith(code: string): ModuleFederation {
  return new ModuleFederation({ name: 'shell', remotes: [shopOf(code)] });
}

const shopOf = (code: string) => ({
  name: 'shop',
  entry: `data:text/javascript,${encodeURIComponent(code)}`,
});

/** The code of a container with one module, which exports its title. */
const container = (title: string, init = '') => `
  globalThis.runs = (globalThis.runs ?? 0) + 1;
  var shop = { init(scope) { ${init} }, get: async (name) => () => ({ name, title: '${title}' }) };`;

const consulting = { name: './consulting', title: 'Price list' };

test('a container is loaded once for all modules of its remote', async () => {
  const shell = shellWith(container('Price list'));
  const both = await Promise.all([
    shell.loadRemote('shop/consulting'),
    shell.loadRemote('shop/consulting'),
  ]);
  expect(both).toEqual([consulting, consulting]);
  expect(await shell.loadRemote('shop/checkout')).toMatchObject({ name: './checkout' });
  expect(globals.runs).toBe(1);
  expect(document.querySelector('script[src^="data:"]')).toBeNull();
});

test('a module whose code is fetched ahead does not run', async () => {
  const shell = shellWith(container('Price list'));
  const factory = await shell.loadRemote('shop/consulting', { loadFactory: false });
  expect((factory as () => unknown)()).toEqual(consulting);
});

test('a container gets the modules that the shell provides', async () => {
  const shell = shellWith(container('Price list', 'globalThis.seen = scope'));
  const react = () => 'React';
  shell.registerShared({ react: [{ version: '19.3.1', scope: ['default'], get: () => react }] });
  expect(shell.loadShareSync('react')).toBe(react);
  await shell.loadRemote('shop/consulting');
  expect(globals.seen).toMatchObject({ react: { '19.3.1': { lib: react, from: 'shell' } } });
});

test('a container that could not start is started again by the next call', async () => {
  const shell = shellWith(
    container(
      'Price list',
      "if (!globalThis.tried) { globalThis.tried = true; throw Error('Busy'); }",
    ),
  );
  await expect(shell.loadRemote('shop/consulting')).rejects.toThrow('Busy');
  expect(await shell.loadRemote('shop/consulting')).toEqual(consulting);
});

test('a remote that is registered again by force runs from its new script', async () => {
  const shell = shellWith(container('Price list'));
  await shell.loadRemote('shop/consulting');
  shell.registerRemotes([shopOf(container('Ignored'))]);
  expect(await shell.loadRemote('shop/consulting')).toMatchObject({ title: 'Price list' });
  shell.registerRemotes([shopOf(container('New price list'))], { force: true });
  expect(await shell.loadRemote('shop/consulting')).toMatchObject({ title: 'New price list' });
});

test('a remote that is registered again by force and fails does not show the one before', async () => {
  const shell = shellWith(container('Price list'));
  await shell.loadRemote('shop/consulting');
  shell.registerRemotes([shopOf('globalThis.tried = true')], { force: true });
  await expect(shell.loadRemote('shop/consulting')).rejects.toThrow('has no container');
});

test('an element with the name of a remote as its id is no container', async () => {
  const section = document.createElement('section');
  section.id = 'shop';
  document.body.append(section);
  globals.shop = section;
  const shell = shellWith('globalThis.tried = true');
  await expect(shell.loadRemote('shop/consulting')).rejects.toThrow('has no container');
});

test('a script that cannot be fetched fails with the name and the code of the fault', async () => {
  const gone = URL.createObjectURL(new Blob(['']));
  URL.revokeObjectURL(gone);
  const shell = new ModuleFederation({ name: 'shell', remotes: [{ name: 'shop', entry: gone }] });
  await expect(shell.loadRemote('shop/consulting')).rejects.toMatchObject({
    name: 'ScriptNetworkError',
    message: expect.stringContaining('RUNTIME-008'),
  });
});

test('a script that does not come in the time that a plugin gives it fails', async () => {
  const shell = shellWith(container('Price list'));
  // A script without a source never loads.
  const createScript = () => ({ script: document.createElement('script'), timeout: 20 });
  shell.registerPlugins([{ name: 'short-time', createScript }]);
  await expect(shell.loadRemote('shop/consulting')).rejects.toThrow('took too long');
});

test('a remote that nobody registered is a fault', async () => {
  const shell = new ModuleFederation({ name: 'shell' });
  await expect(shell.loadRemote('shop/consulting')).rejects.toThrow('There is no remote shop');
});

test('a plugin with a hook that is never called is refused', () => {
  const plugin = { name: 'preload', beforePreloadRemote: () => {} };
  expect(() => new ModuleFederation({ name: 'shell', plugins: [plugin] })).toThrow(
    'never calls beforePreloadRemote',
  );
});

test('a module that is not eager cannot be had at once before it was loaded', async () => {
  const shell = new ModuleFederation({ name: 'shell' });
  const dialog = () => 'Dialog';
  const shared = { version: '5.1.0', scope: ['default'], get: async () => dialog };
  shell.registerShared({ dialog: [shared] });
  expect(() => shell.loadShareSync('dialog')).toThrow('dialog is not loaded yet');
  expect(await shell.loadShare('dialog')).toBe(dialog);
  expect(shell.loadShareSync('dialog')).toBe(dialog);
});

test('a module that no part provides in a version that fits is false', async () => {
  const shell = new ModuleFederation({ name: 'shell' });
  expect(await shell.loadShare('dialog')).toBe(false);
});

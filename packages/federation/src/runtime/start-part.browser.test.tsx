import { afterEach, expect, test } from 'vitest';
import { instances } from './module-federation.ts';
import { type BundlerRequire, startPart } from './start-part.ts';

afterEach(() => {
  instances.length = 0;
  document.head.querySelectorAll('link[rel=stylesheet]').forEach((link) => {
    link.remove();
  });
});

const urlOf = (text: string, type = 'text/javascript') =>
  URL.createObjectURL(new Blob([text], { type }));

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

/** A remote as the bundler leaves it; chunk 7 has this script, chunk 8 this style sheet. */
async function aPart({
  script = '',
  style = '',
  scriptUrl = urlOf(script),
  styleUrl = urlOf(style, 'text/css'),
  hashes = {},
}: {
  script?: string;
  style?: string;
  scriptUrl?: string;
  styleUrl?: string;
  hashes?: Record<number, string>;
} = {}) {
  const files: Record<number | string, string> = { 7: scriptUrl, 8: styleUrl };
  const part: BundlerRequire = {
    p: '',
    m: {},
    c: {},
    f: {},
    u: (chunk) => files[chunk] ?? '',
    k: (chunk) => files[chunk] ?? '',
    sriHashes: { 7: await hashOf(script), ...hashes },
    sriCssHashes: { 8: await hashOf(style) },
    federation: {},
    initializeSharingData: { uniqueName: 'shop', scopeToSharingDataMapping: {} },
    initializeExposesData: { moduleMap: { './consulting': async () => () => 'Price list' } },
    consumesLoadingData: {
      chunkMapping: { 7: [1, 2] },
      moduleIdToConsumeDataMapping: {
        1: { shareKey: 'react', singleton: true },
        2: { shareKey: 'dialog', fallback: async () => () => 'a dialog of its own' },
      },
    },
  };
  startPart(part);
  return part;
}

/** Resolves when the scripts, style sheets and shared modules of a chunk are there. */
function load(part: BundlerRequire, chunk: number, what: keyof BundlerRequire['f']) {
  const promises: Promise<unknown>[] = [];
  part.f[what]?.(chunk, promises);
  return Promise.all(promises);
}

const added = (value: string) =>
  `document.currentScript.addChunk([[7], { 3: (module) => { module.exports = ${value} } }]);
   globalThis.runs = (globalThis.runs ?? 0) + 1;`;

function run(part: BundlerRequire, id: number): unknown {
  const module = { exports: undefined as unknown };
  part.m[id]?.(module);
  return module.exports;
}

test('the script of a chunk runs once for all who need it, and leaves no element', async () => {
  const globals = globalThis as { runs?: number };
  globals.runs = 0;
  const part = await aPart({ script: added('12') });
  await Promise.all([load(part, 7, 'j'), load(part, 7, 'j')]);
  await load(part, 7, 'j');
  expect(run(part, 3)).toBe(12);
  expect(globals.runs).toBe(1);
  expect(document.querySelector('script[src^="blob:"]')).toBeNull();
});

test('a chunk without a script of its own has nothing to load', async () => {
  const part = await aPart();
  expect(await load(part, 9, 'j')).toEqual([]);
  expect(await load(part, 9, 'css')).toEqual([]);
});

test('a script that could not be fetched is a fault of loading, and is asked for again', async () => {
  const script = added('13');
  const gone = urlOf(script);
  URL.revokeObjectURL(gone);
  const part = await aPart({ script, scriptUrl: gone });
  await expect(load(part, 7, 'j')).rejects.toMatchObject({ name: 'ChunkLoadError' });
  Object.assign(part, { u: () => urlOf(script) });
  await load(part, 7, 'j');
  expect(run(part, 3)).toBe(13);
});

test.each([
  [
    'that has another hash',
    added('14'),
    { 7: 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=' },
  ],
  ['that has no chunk', 'globalThis.ran = true', {}],
])('a script %s is a fault of loading', async (_, script, hashes) => {
  const part = await aPart({ script, hashes });
  await expect(load(part, 7, 'j')).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(part.m).toEqual({});
});

test('a style sheet is there when its chunk is, once', async () => {
  const part = await aPart({ style: 'body { --loaded: yes }' });
  await load(part, 8, 'css');
  await load(part, 8, 'css');
  expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(1);
  expect(getComputedStyle(document.body).getPropertyValue('--loaded')).toBe('yes');
});

test('a style sheet that the document has is not asked for again', async () => {
  const styleUrl = urlOf('', 'text/css');
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleUrl });
  document.head.append(link);
  const part = await aPart({ styleUrl });
  await load(part, 8, 'css');
  expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(1);
});

test('a style sheet that could not be fetched says that it was one, and leaves no element', async () => {
  const part = await aPart({ styleUrl: 'blob:gone' });
  await expect(load(part, 8, 'css')).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: expect.stringContaining('css chunk'),
  });
  expect(document.querySelector('link[rel=stylesheet]')).toBeNull();
});

test('a chunk has the modules that other parts provide, else its own', async () => {
  const part = await aPart();
  const react = {
    version: '19.0.0',
    scope: [],
    from: 'shell',
    get: () => () => 'React of the shell',
  };
  await part.initContainer?.({ react: { '19.0.0': react } });
  await load(part, 7, 'consumes');
  expect([run(part, 1), run(part, 2)]).toEqual(['React of the shell', 'a dialog of its own']);
});

test('a module that nobody provides fails where it is used', async () => {
  const part = await aPart();
  await load(part, 7, 'consumes');
  expect(() => run(part, 1)).toThrow('No part provides react');
});

test('a module that a part needs to start is there without waiting', async () => {
  const part = await aPart();
  const offer = { name: 'react', version: '19.0.0', factory: () => () => 'React' };
  startPart({
    ...part,
    initializeSharingData: { uniqueName: 'shell', scopeToSharingDataMapping: { default: [offer] } },
    consumesLoadingData: {
      chunkMapping: {},
      moduleIdToConsumeDataMapping: { 1: { shareKey: 'react' } },
      initialConsumes: [1],
    },
  });
  expect(run(part, 1)).toBe('React');
});

test('a container gives its modules and says which it does not have', async () => {
  const part = await aPart();
  expect((await part.getContainer?.('./consulting'))?.()).toBe('Price list');
  await expect(part.getContainer?.('./checkout')).rejects.toThrow('shop has no module ./checkout');
});

test('the next container of a remote has the instance of the one before', async () => {
  const [one, next] = [await aPart(), await aPart()];
  expect(next.federation.instance).toBe(one.federation.instance);
  expect(instances.map(({ name }) => name)).toEqual(['shop']);
});

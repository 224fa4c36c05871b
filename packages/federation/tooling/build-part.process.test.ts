import { createHash, generateKeyPairSync } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { integrityOfFiles } from '@app/federation/integrity';
import { publicKeyText } from '@app/federation/release-keys';
import { RELEASE_FILE, ReleaseRefused } from '@app/federation/releases';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { expect, test } from 'vitest';
import { hashOfInputs } from './build-inputs.ts';
import { buildPart } from './build-part.ts';
import { designHashes } from './design-hashes.ts';
import { type Part, root } from './parts.ts';

/** A remote with one page, in a folder of its own. */
async function aRemote({
  text = 'Hello',
  path: served = '/sample',
  css = '.note { color: red }',
  sideEffects = {},
} = {}): Promise<Part> {
  const folder = await temporaryFolder();
  const files = {
    'package.json': JSON.stringify({ name: '@app/mfe-sample', version: '1.0.0' }),
    'src/routes.ts': `export default { kit: '^1.0.0', routes: [{ path: '${served}', page: './page.tsx' }] };`,
    'src/page.module.css': css,
    'src/side-effects.json': JSON.stringify(sideEffects),
    'src/page.tsx': `
      import css from './page.module.css';
      export const head = () => ({ title: 'Sample', description: '', keywords: [] });
      export const Component = () => <p className={css.note}>${text}</p>;
    `,
  };
  await mkdir(path.join(folder, 'src'));
  await symlink(path.join(root, 'mfe-shop/node_modules'), path.join(folder, 'node_modules'));
  for (const [file, code] of Object.entries(files)) await writeFile(path.join(folder, file), code);
  return { name: 'sample', folder };
}

const builds = async ({ folder }: Part) => (await readdir(path.join(folder, 'dist'))).sort();

async function textOf(folder: string, files: RegExp): Promise<string> {
  const names = (await readdir(folder)).filter((name) => files.test(name)).sort();
  return (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).join();
}

test('the same source in another folder is the same release', async () => {
  const [one, other] = [await buildPart(await aRemote()), await buildPart(await aRemote())];
  expect(other.release).toEqual(one.release);
  for (const file of await readdir(one.folder)) {
    const read = (folder: string) => readFile(path.join(folder, file), 'base64');
    expect(await read(other.folder), file).toBe(await read(one.folder));
  }
});

test('a style sheet that changed has other class names, in the browser and on the server', async () => {
  const classNameOf = async (changes: Parameters<typeof aRemote>[0]) => {
    const { folder } = await buildPart(await aRemote(changes));
    const [, name] = /\.([\w-]+)(?=\{)/.exec(await textOf(folder, /\.css$/)) ?? [];
    expect(await textOf(folder, /^server\.mjs$/)).toContain(`"${name}"`);
    return name;
  };
  const name = await classNameOf({});
  expect(await classNameOf({ text: 'Good day' })).toBe(name);
  expect(await classNameOf({ css: '.note { color: blue }' })).not.toBe(name);
});

test('a release names the team that owns the part and what it promises, and others are another version', async () => {
  const part = await aRemote();
  const objectives = { availablePercent: 99.9, faultFreePercent: 99.5, lcpMs: 2500, inpMs: 200 };
  const ownedBy = async (team: string, inpMs: number) => {
    await writeFile(path.join(part.folder, 'OWNERS'), `# Who is asked.\n${team}\nPlatform\n`);
    const promised = JSON.stringify({ ...objectives, inpMs });
    await writeFile(path.join(part.folder, 'objectives.json'), promised);
    return (await buildPart(part)).release;
  };
  const built = [
    await ownedBy('Shop', 200),
    await ownedBy('Site visits', 200),
    await ownedBy('Site visits', 300),
  ];
  expect(built.map(({ team, objectives }) => [team, objectives])).toEqual([
    ['Shop', objectives],
    ['Site visits', objectives],
    ['Site visits', { ...objectives, inpMs: 300 }],
  ]);
  expect(new Set(built.map(({ version }) => version)).size).toBe(3);
});

test('a build says what it was built from and whose keys have to sign it, and a key is no other release', async () => {
  const part = await aRemote();
  const plain = await buildPart(part);
  expect(plain.signers).toBeUndefined();
  const { publicKey } = generateKeyPairSync('ed25519');
  const key = publicKeyText({ publicKey });
  await writeFile(path.join(part.folder, 'OWNERS'), `Shop\n`);
  const owned = await buildPart(part);
  await writeFile(path.join(part.folder, 'OWNERS'), `Shop\nkey ${key}\n`);
  const { release, folder, signers, provenance } = await buildPart(part);
  expect(signers?.keys.map((one) => publicKeyText({ publicKey: one }))).toEqual([key]);
  expect(release.version).toBe(owned.release.version);
  expect(provenance).toMatchObject({
    builder: expect.stringMatching(/^Node \d+\.\d+\.\d+, Rspack \d/),
    inputs: {
      sources: await hashOfInputs(part),
      dependencies: expect.stringMatching(/^[0-9a-f]{64}$/),
      ...(await designHashes()),
    },
  });
  // Other components have another file, and so another version.
  const { pictures = '' } = release;
  const picture = createHash('sha256').update(await readFile(path.join(folder, pictures)));
  expect(pictures).toBe(`design.${picture.digest('hex').slice(0, 8)}.svg`);
  expect(Object.keys(release.integrity ?? {})).toContain(pictures);
});

test('tests and what a remote needs to run alone are no part of its release', async () => {
  const part = await aRemote();
  const before = await hashOfInputs(part);
  for (const file of ['src/page.test.tsx', 'src/testing/pages.ts', 'src/standalone/examples.ts']) {
    await mkdir(path.join(part.folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(part.folder, file), 'export {};');
  }
  expect(await hashOfInputs(part)).toBe(before);
  await writeFile(path.join(part.folder, 'src/routes.ts'), 'export {};');
  expect(await hashOfInputs(part)).not.toBe(before);
});

test('a repository in a folder with the name of such a part is built from all of its files', async () => {
  const { name, folder } = await aRemote();
  const inside = path.join(folder, 'standalone/testing/mfe-sample');
  await cp(path.join(folder, 'src'), path.join(inside, 'src'), { recursive: true });
  await cp(path.join(folder, 'package.json'), path.join(inside, 'package.json'));
  expect(await hashOfInputs({ name, folder: inside })).toBe(await hashOfInputs({ name, folder }));
});

test('two builds of one part at the same time share no file, and a later one takes none away', async () => {
  const part = await aRemote();
  const [one, ...others] = await Promise.all([1, 2, 3].map(() => buildPart(part)));
  const later = await buildPart(part, { force: true });
  const all = [one, ...others, later];
  expect(new Set(all.map((built) => built?.folder)).size).toBe(4);
  for (const { release, folder } of all.filter((built) => built !== undefined)) {
    expect(release).toEqual(one?.release);
    expect(JSON.parse(await readFile(path.join(folder, RELEASE_FILE), 'utf8'))).toEqual(release);
    expect(await integrityOfFiles(folder)).toEqual(release.integrity);
  }
});

test('a build whose source was built before is reused, and builds of the last hour are kept', async () => {
  const part = await aRemote();
  const first = await buildPart(part);
  const page = path.join(part.folder, 'src/page.tsx');
  const code = await readFile(page, 'utf8');
  const buildAs = async (text: string) => {
    await writeFile(page, code.replace('Hello', text));
    return buildPart(part);
  };
  for (const text of ['One', 'Two', 'Three']) {
    expect((await buildAs(text)).rebuilt).toBe(true);
    expect(await buildAs('Hello')).toEqual({ ...first, rebuilt: false });
  }
  expect(await builds(part)).toHaveLength(4);
  for (const name of await builds(part)) {
    await utimes(path.join(part.folder, 'dist', name), 0, 0);
  }
  expect(await buildAs('Hello')).toEqual({ ...first, rebuilt: false });
  await buildAs('Four');
  expect(await builds(part)).toHaveLength(3);
  expect(await readdir(first.folder)).toContain(RELEASE_FILE);
});

test('a build that was killed is not reused', async () => {
  const part = await aRemote();
  const { folder } = await buildPart(part);
  await rm(path.join(folder, RELEASE_FILE));
  const { release, rebuilt } = await buildPart(part);
  expect(rebuilt).toBe(true);
  expect(release.routes).toMatchObject([{ path: '/sample' }]);
});

test.each([
  ['/contact', '/contact is served by assessments and by sample.'],
  ['/contact/', 'sample wants to serve "/contact/": write a path as '],
  ['/api/docs', 'sample wants to serve /api/docs, which the server answers itself.'],
])('a part that declares %s is refused before it is built', async (served, line) => {
  const part = await aRemote({ path: served });
  await expect(buildPart(part)).rejects.toThrow(ReleaseRefused);
  await expect(buildPart(part)).rejects.toThrow(line);
  expect(await readdir(part.folder)).not.toContain('dist');
});

/** The same without colours, which a build has where its output is a terminal. */
const plain = (fault: Error) => {
  throw new Error(stripVTControlCharacters(fault.message));
};

test('a remote whose style sheet changes elements of others is not built, and the reason names file and line', async () => {
  const remote = await aRemote({ css: '.note { color: red }\nh1 { color: red }' });
  await expect(buildPart(remote).catch(plain)).rejects.toThrow(
    /page\.module\.css changes elements of other parts:\W+line 2: a selector without a class of its own/,
  );
});

test('a remote whose style sheet reads a property that neither it nor the tokens declare is not built, and the reason names it', async () => {
  const remote = await aRemote({ css: '.note { padding: var(--space-2) var(--strip) }' });
  await expect(buildPart(remote)).rejects.toThrow(
    /page\.module\.css reads what neither it nor tokens\.css declares: --strip$/m,
  );
});

test('a token that a style sheet sets has the same name in a release, so that styles of the shell follow it', async () => {
  const { folder } = await buildPart(await aRemote({ css: '.note { --focus: red }' }));
  expect(await textOf(folder, /\.css$/)).toMatch(/\{--focus:\s*red\}/);
});

test('a remote may style the classes that it declares', async () => {
  const css = '.note { color: red } :global(.map-bar) { color: red }';
  const remote = await aRemote({ css, sideEffects: { styles: { 'map-': 'of a library' } } });
  const { folder } = await buildPart(remote);
  expect(await textOf(folder, /\.css$/)).toContain('.map-bar');
});

test('a remote whose declaration of side effects is not valid is not built', async () => {
  const remote = await aRemote({ sideEffects: { style: { 'map-': 'of a library' } } });
  await expect(buildPart(remote)).rejects.toThrow(/Invalid key/);
});

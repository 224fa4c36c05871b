import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { readFailure } from '@app/contracts/failure';
import { exclusively } from '@app/federation/exclusively';
import {
  keysThatCount,
  PartStanding,
  publicationBytes,
  readTeamMetadata,
  signPublication,
  WAITS,
} from '@app/federation/publication';
import { publishPreview } from '@app/federation/publish-preview';
import { findTeamKeys } from '@app/federation/release-keys';
import {
  incomingFolder,
  incomingLock,
  RELEASE_FILE,
  teamKeyFile,
} from '@app/federation/release-paths';
import { publish, ReleaseRefused, readRegistry } from '@app/federation/releases';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import { Hono } from 'hono';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordedLog } from '../../testing/recorded-log.ts';
import { mountPublications, type OpenRelease, type ReleaseGates } from './mount-publications.ts';

type Built = Awaited<ReturnType<typeof writeBuilt>>;
const ADDRESS = '/api/releases/shop';

let folder: string;
let releases: string;
let app: Hono<ServerEnv>;
let gates: ReleaseGates;
let open: OpenRelease | undefined;

const build = (number: number, files: Readonly<Record<string, string>> = {}) =>
  writeBuilt(
    path.join(folder, 'dist', `${number}`),
    aRelease({ version: versionOf(number), byContent: true }),
    { [`a.${number}.js`]: `// ${number}`, ...files },
  );

beforeEach(async () => {
  folder = await temporaryFolder();
  releases = path.join(folder, 'data/releases');
  await mkdir(releases, { recursive: true });
  await publish(releases, await writeBuilt(path.join(folder, 'dist/shell'), aShell()));
  await publish(releases, await build(1));
  // The team takes its key away: the server cannot sign for it any more.
  await mkdir(path.join(folder, 'team/keys'), { recursive: true });
  const team = path.join(folder, 'team/releases');
  await rename(teamKeyFile(releases, 'shop'), teamKeyFile(team, 'shop'));
  gates = async () => {};
  app = new Hono<ServerEnv>();
  const { log } = recordedLog();
  app.use(requestContext({ log, trustedHops: 0 }));
  open = undefined;
  mountPublications(app, {
    releases,
    checkRelease: (...flip) => gates(...flip),
    openRelease: async (built, options) => open?.(built, options),
    log,
    beatMs: 1,
  });
});

const teamKeys = () => findTeamKeys(path.join(folder, 'team/releases'), 'shop', {});
const standing = async () => v.parse(PartStanding, await (await app.request(ADDRESS)).json());

const signedByTeam = async (built: Built) =>
  readTeamMetadata('shop', (await uploadOf(built)).signed);

/** The upload of a build, as `npm run publish` makes it. */
async function uploadOf(built: Built, keys?: Awaited<ReturnType<typeof teamKeys>>) {
  const names = await readdir(built.folder);
  const files = new Map<string, Uint8Array>();
  for (const name of names) files.set(name, await readFile(path.join(built.folder, name)));
  const description = files.get(RELEASE_FILE) ?? new Uint8Array();
  const signed = signPublication(built, description, await standing(), keys ?? (await teamKeys()));
  return { version: built.release.version, by: 'Zanele', signed, files };
}
type Upload = Awaited<ReturnType<typeof uploadOf>>;

const bytesOf = ({ files, ...head }: Upload) => publicationBytes(head, files);

async function send(body: BodyInit | Upload) {
  const bytes = typeof body === 'object' && 'signed' in body ? bytesOf(body) : body;
  const response = await app.request(ADDRESS, { method: 'POST', body: bytes });
  const { message } = (await response.json()) as { readonly message?: string };
  return { status: response.status, message };
}

const live = async () => (await readRegistry(releases)).parts.shop?.active;

/** What is there stays to the byte, and nothing of the upload. */
async function expectNothingChanged(work: () => Promise<unknown>): Promise<void> {
  const before = (await readdir(releases, { recursive: true })).sort();
  await work();
  expect(await live()).toBe(versionOf(1));
  expect((await readdir(releases, { recursive: true })).sort()).toEqual(before);
  expect(existsSync(incomingFolder(releases, 'shop'))).toBe(false);
}

test('a build that its team has signed goes live, checked like any release, though the server has no key of the team', async () => {
  const checked: string[] = [];
  gates = async ({ next }, part) => {
    const [shop] = next.filter(({ release }) => release.name === part);
    checked.push(`${part} ${shop?.release.version}`);
  };
  expect(await send(await uploadOf(await build(2)))).toMatchObject({ status: 200 });
  expect(checked).toEqual([`shop ${versionOf(2)}`]);
  const { shop } = (await readRegistry(releases)).parts;
  expect(shop).toMatchObject({ active: versionOf(2), history: [versionOf(1)] });
  expect(shop?.changes?.at(-1)).toMatchObject({ who: 'Zanele', what: 'release' });
  expect(await send(await uploadOf(await build(3)))).toMatchObject({ status: 200 });
  expect(existsSync(incomingFolder(releases, 'shop'))).toBe(false);
});

test('what a gate refuses goes live with a reason, which the history keeps and the answer repeats', async () => {
  gates = async (_, __, note) => {
    note('shop has 3% left of a promise.');
    throw new ReleaseRefused('shop has spent a promise.');
  };
  const upload = { ...(await uploadOf(await build(2))), force: 'mends the checkout' };
  const answer = await app.request(ADDRESS, { method: 'POST', body: bytesOf(upload) });
  expect(await answer.json()).toEqual({
    version: versionOf(2),
    notes: ['shop has 3% left of a promise.', 'Forced, though refused: shop has spent a promise.'],
  });
  const { shop } = (await readRegistry(releases)).parts;
  expect(shop?.changes?.at(-1)?.why).toBe(
    'forced: mends the checkout (refused: shop has spent a promise.)',
  );
});

test('of two people who publish at once the second is told, and nothing is mixed', async () => {
  const [mine, theirs] = [await uploadOf(await build(2)), await uploadOf(await build(3))];
  const answers = await Promise.all([send(mine), send(theirs)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.message).toMatch(/publish/);
  const won = answers[0]?.status === 200 ? 2 : 3;
  expect((await readRegistry(releases)).parts.shop).toMatchObject({
    active: versionOf(won),
    history: [versionOf(1)],
  });
});

describe('a build that is opened before it is live', () => {
  /** Puts it into the store as a preview, as opening does, then looks. */
  const opens =
    (look: () => Promise<unknown>): OpenRelease =>
    async (built, { check, who }) => {
      await publishPreview(releases, built, check, { who });
      await look();
    };
  const fails = () => Promise.reject(new ReleaseRefused('shop fails in a browser at /a: empty'));

  test('goes live when it works, and not before', async () => {
    const seen: unknown[] = [];
    open = opens(async () => seen.push(await live()));
    expect(await send(await uploadOf(await build(2)))).toMatchObject({ status: 200 });
    expect(seen).toEqual([versionOf(1)]);
    const { shop } = (await readRegistry(releases)).parts;
    expect(shop?.active).toBe(versionOf(2));
    expect(shop?.changes?.slice(-2)).toMatchObject([
      { who: 'Zanele', what: 'preview' },
      { who: 'Zanele', what: 'release' },
    ]);
  });

  test('is refused when it fails there, goes live with a reason, and is checked twice and told once', async () => {
    open = opens(fails);
    gates = async (_, __, note) => note('shop has 3% left of a promise.');
    const message = 'shop fails in a browser at /a: empty';
    expect(await send(await uploadOf(await build(2)))).toEqual({ status: 422, message });
    expect(await live()).toBe(versionOf(1));
    const upload = { ...(await uploadOf(await build(2))), force: 'mends the checkout' };
    const answer = await app.request(ADDRESS, { method: 'POST', body: bytesOf(upload) });
    expect(await answer.json()).toEqual({
      version: versionOf(2),
      notes: ['shop has 3% left of a promise.', `Forced, though refused: ${message}`],
    });
    expect((await readRegistry(releases)).parts.shop?.changes?.at(-1)?.why).toMatch(/^forced/);
  });

  test('is none that others may publish beside, and gives way to a release of the operator', async () => {
    const mine = await uploadOf(await build(2));
    const answers: unknown[] = [];
    open = opens(async () => {
      answers.push(await send(await uploadOf(await build(3))));
      await publish(releases, {
        ...(await build(4)),
        published: await signedByTeam(await build(4)),
      });
    });
    expect(await send(mine)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^shop was changed/),
    });
    expect(answers).toEqual([
      { status: 409, message: expect.stringMatching(/publishing shop at this moment/) },
    ]);
    expect(await live()).toBe(versionOf(4));
  });

  test('keeps who waits for it awake with spaces, and refuses in the text when its answer has begun', async () => {
    const upload = bytesOf(await uploadOf(await build(2)));
    const begun = Promise.withResolvers<void>();
    open = opens(async () => {
      await begun.promise;
      return fails();
    });
    const headers = { prefer: WAITS };
    const answer = await app.request(ADDRESS, { method: 'POST', body: upload, headers });
    expect(answer.status).toBe(200);
    begun.resolve();
    const text = await answer.text();
    expect(readFailure(JSON.parse(text)).message).toBe('shop fails in a browser at /a: empty');
    expect(await live()).toBe(versionOf(1));
  });
});

test('while somebody publishes another one is told at once, before the upload', () =>
  expectNothingChanged(async () => {
    const upload = await uploadOf(await build(2));
    await mkdir(incomingFolder(releases), { recursive: true });
    const during = await exclusively(incomingLock(releases, 'shop'), 0, () => send(upload));
    expect(during).toMatchObject({
      value: { status: 409, message: expect.stringMatching(/at this moment/) },
    });
  }));

test('an upload that was taken before is refused when it is sent again, also after a rollback', async () => {
  const old = bytesOf(await uploadOf(await build(2)));
  expect(await send(old)).toMatchObject({ status: 200 });
  expect(await send(await uploadOf(await build(3)))).toMatchObject({ status: 200 });
  expect(await send(old)).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^shop was changed since this was signed \(Zanele, /),
  });
  expect(await live()).toBe(versionOf(3));
});

describe('nothing changes', () => {
  test('when another key has signed', () =>
    expectNothingChanged(async () => {
      const other = path.join(folder, 'other/releases');
      await mkdir(path.dirname(teamKeyFile(other, 'shop')), { recursive: true });
      const { makeTeamKeys } = await import('@app/federation/release-keys');
      const keys = [await makeTeamKeys(other, 'shop')];
      expect(() => keysThatCount('shop', { keys: [], threshold: 1 }, keys)).toThrow(
        'set RELEASE_TEAM_KEY',
      );
      await expect(uploadOf(await build(2), keys)).rejects.toThrow('has not signed');
      // Who takes the check out of the command is refused by the server.
      const mine = await uploadOf(await build(2));
      const { signatures, signed } = JSON.parse(mine.signed);
      signatures[0].sig = '00'.repeat(64);
      const forged = { ...mine, signed: JSON.stringify({ signatures, signed }) };
      expect(await send(forged)).toEqual({
        status: 403,
        message: 'This is not signed with the key of the team that owns shop.',
      });
    }));

  test.each(['a.2.js', 'server.mjs', RELEASE_FILE])('when %s was changed on the way', (name) =>
    expectNothingChanged(async () => {
      const upload = await uploadOf(await build(2));
      upload.files.set(name, Buffer.from('{}'));
      expect(await send(upload)).toEqual({
        status: 403,
        message: `${name} is not as the team signed it.`,
      });
    }),
  );

  test('when a file is missing or one too many', () =>
    expectNothingChanged(async () => {
      const one = await uploadOf(await build(2));
      one.files.delete('a.2.js');
      expect(await send(one)).toMatchObject({
        status: 422,
        message: expect.stringMatching(/missing/),
      });
      const two = await uploadOf(await build(2));
      two.files.set('more.js', Buffer.from(''));
      expect(await send(two)).toMatchObject({ status: 403 });
      two.files.delete('more.js');
      two.files.set('../../registry.json', Buffer.from('{}'));
      expect(await send(two)).toMatchObject({ status: 400 });
    }));

  test.each([0, 1, 10, 400])('when the upload breaks off %i bytes before its end', (missing) =>
    expectNothingChanged(async () => {
      const bytes = bytesOf(await uploadOf(await build(2)));
      const cut = missing === 0 ? Buffer.alloc(0) : bytes.subarray(0, -missing);
      expect(await send(cut)).toMatchObject({ status: 400 });
    }),
  );

  test('when it has more than it says, or says too much', () =>
    expectNothingChanged(async () => {
      const upload = await uploadOf(await build(2));
      const more = Buffer.concat([bytesOf(upload), Buffer.from('x')]);
      expect(await send(more)).toMatchObject({ status: 400 });
      expect(await send('x'.repeat(600_000))).toMatchObject({ status: 413 });
      const { version, by, signed } = upload;
      const files = [{ name: 'a.js', bytes: 40 * 1024 * 1024 }];
      const huge = `${JSON.stringify({ version, by, signed, files })}\n`;
      expect(await send(huge)).toMatchObject({ status: 413 });
    }));

  test('when a gate refuses', () =>
    expectNothingChanged(async () => {
      gates = async () => {
        throw new ReleaseRefused('shop fails at /consulting: boom');
      };
      expect(await send(await uploadOf(await build(2)))).toEqual({
        status: 422,
        message: 'shop fails at /consulting: boom',
      });
    }));

  test('when the disk is full', () =>
    expectNothingChanged(async () => {
      gates = async () => {
        throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
      };
      expect(await send(await uploadOf(await build(2)))).toEqual({
        status: 422,
        message: 'The disk of the server is full. Nothing was changed.',
      });
    }));

  test('when the part is none of this site', async () => {
    const answer = await app.request('/api/releases/careers');
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      message: expect.stringMatching(/releases it once/),
    });
  });
});

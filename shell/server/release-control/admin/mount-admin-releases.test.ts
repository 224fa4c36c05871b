import path from 'node:path';
import {
  type AdminPart,
  AdminReleases,
  changeCanaryPercent,
  endReleaseCanary,
  promoteRelease,
  readReleases,
  rollBackRelease,
} from '@app/contracts/admin-releases';
import { ownerAction } from '@app/contracts/passkey-assertion';
import { publishCanary } from '@app/federation/canary';
import { addPageCounts, dayOf, readPageCounts } from '@app/federation/page-counts';
import { findKeys, publicKeyText } from '@app/federation/release-keys';
import { publish, readRegistry } from '@app/federation/releases';
import { rollback } from '@app/federation/rollback';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Admin } from '../../admin-session.ts';
import { createDescribedFiles } from '../../releases/described-files.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import { mountAdminReleases } from './mount-admin-releases.ts';

const ORIGIN = 'http://localhost:3000';
const [v1, v2, v3] = [versionOf(1), versionOf(2), versionOf(3)];
const files = {
  'remoteEntry.js': 100,
  'remoteEntry.js.br': 40,
  'a.css': 10,
  'design.svg': 5000,
  'server.mjs': 500,
};
const pictures = 'design.svg';
const FARE_WORSE = '12 of 40 visitors met faults, before 0 of 90';
const SEEN_AT = Date.parse('2026-11-28T12:00:00Z');

let releases: string;
let releaseShop: (number: number, changes?: Parameters<typeof aRelease>[0]) => Promise<void>;
let built: (number: number) => ReturnType<typeof writeBuilt>;
let builtShell: typeof built;
beforeEach(async () => {
  const folder = await temporaryFolder();
  releases = path.join(folder, 'releases');
  const write = (one: ReturnType<typeof aRelease>) =>
    writeBuilt(path.join(folder, 'dist', one.name, one.version), one);
  builtShell = (number) => write(aShell({ version: versionOf(number) }));
  built = (number) => write(aRelease({ version: versionOf(number), files, pictures }));
  releaseShop = async (number, changes = {}) =>
    publish(
      releases,
      await write(aRelease({ version: versionOf(number), files, pictures, ...changes })),
    );
  await publish(releases, await write(aShell()));
  await releaseShop(1);
  await releaseShop(2);
});

afterEach(() => void vi.unstubAllEnvs());

const anAssertion = {
  id: 'aWQ',
  rawId: 'aWQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'c2lnbmF0dXJl' },
} as const;
const stranger = failed({ status: 401, code: 'unauthorised', message: 'Sign in.' } as const);
const unconfirmed = failed({
  status: 403,
  code: 'confirmation_required',
  message: 'Confirm this.',
} as const);
const unknown = failed({ status: 503, code: 'unavailable', message: 'Not reached.' } as const);

/** The calls for somebody of whom the API says this; by default the owner, who confirms changes. */
function start(
  read: Awaited<ReturnType<Admin['read']>> = success('thandi'),
  confirm: Admin['confirm'] = async () => read,
) {
  const { log, lines } = recordedLog();
  const app = new Hono<ServerEnv>();
  app.use(requestContext({ log: recordedLog().log, trustedHops: 0 }));
  const readAgain = () => readRegistry(releases);
  let known = { parts: {} } as Awaited<ReturnType<typeof readAgain>>;
  const registry = {
    current: () => known,
    async refresh() {
      known = await readAgain();
      return known;
    },
  };
  const health = { part: 'shop', version: v2, renders: 120, renderFaults: 3 };
  const nothing = { late: 0, missing: 0, faults: 0 };
  const visits = { pageLoads: 140, opened: 40, cameAlive: 38, lcpP75Ms: 812 };
  mountAdminReleases(app, {
    releases,
    registry,
    admin: { read: async () => read, confirm },
    facts: {
      described: createDescribedFiles(releases, registry, log),
      health: () => [{ ...health, ...nothing, ...visits }],
      unseen: ({ version }) => (version === v2 ? { why: FARE_WORSE, at: SEEN_AT } : undefined),
      teamOf: async (part) => (part === 'shop' ? 'Shop' : undefined),
      pageCounts: () => readPageCounts(releases),
    },
    log,
  });
  const get = () => app.request(ORIGIN + readReleases.path);
  const post = (call: { path: string }, body: unknown, headers = {}) =>
    app.request(ORIGIN + call.path, {
      method: 'POST',
      headers: {
        Host: 'localhost:3000',
        Origin: ORIGIN,
        'Content-Type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  return { get, post, lines };
}

async function read(answer: Response) {
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return v.parse(AdminReleases, await answer.json());
}
async function shopIn(answer: Response): Promise<AdminPart> {
  const shop = (await read(answer)).parts.find(({ name }) => name === 'shop');
  if (!shop) throw new Error('There is no shop');
  return shop;
}
const asOf = async () => (await shopIn(await start().get())).changes[0]?.at ?? null;
const live = async () => (await readRegistry(releases)).parts.shop?.active;
const message = async (answer: Response) => ((await answer.json()) as { message: string }).message;

const changes = [
  ['a rollback', rollBackRelease, { to: v1 }],
  ['another percentage', changeCanaryPercent, { version: v3, percent: 50 }],
  ['a promotion', promoteRelease, { version: v3 }],
  ['the end of a canary', endReleaseCanary, { version: v3 }],
] as const;

describe('the releases of all parts', () => {
  test('are told with versions, weight, health and owner, the shell first', async () => {
    const { parts, mayChange, opensPages } = await read(await start().get());
    expect([mayChange, opensPages]).toEqual([true, false]);
    expect(parts.map(({ name, owner }) => [name, owner])).toEqual([
      ['shell', null],
      ['shop', 'Shop'],
    ]);
    expect(parts[1]).toMatchObject({ live: v2, canary: null });
    expect(parts[1]?.versions).toMatchObject([
      {
        version: v2,
        standing: 'live',
        lastLive: null,
        // No visitor loads the pictures.
        weight: { entry: 40, all: 50 },
        pictures: '/r/shop/design.svg',
        health: {
          renders: 120,
          renderFaults: 3,
          pageLoads: 140,
          opened: 40,
          cameAlive: 38,
          lcpMs: 812,
          loadMs: null,
        },
        unseen: { why: FARE_WORSE, at: '2026-11-28T12:00:00.000Z' },
      },
      { version: v1, standing: 'earlier', lastLive: expect.stringMatching(/Z$/), health: null },
    ]);
    expect(parts[1]?.versions[1]).not.toHaveProperty('unseen');
    expect(parts[1]?.changes).toMatchObject([
      { what: 'release', from: v1, to: v2 },
      { what: 'release', from: null, to: v1 },
    ]);
  });

  test('have the canary, what a rollback left, and versions that only open tabs use', async () => {
    await publishCanary(releases, await built(3), 10);
    const canary = await shopIn(await start().get());
    expect(canary.canary).toEqual({ version: v3, percent: 10 });
    expect(canary.versions.map(({ standing }) => standing)).toEqual(['live', 'canary', 'earlier']);
    await publishCanary(releases, await built(4), 10);
    await rollback(releases, 'shop');
    const back = await shopIn(await start().get());
    expect(back.versions.map(({ version, standing }) => [version, standing])).toEqual([
      [v1, 'live'],
      [versionOf(4), 'canary'],
      [v2, 'left'],
      [v3, 'kept'],
    ]);
  });
});

test('a version has what it was built from as its team has signed it, word for word', async () => {
  const provenance = {
    commit: '<script>alert(1)</script>',
    edited: true,
    builder: '"><img src=x onerror=alert(1)>',
    inputs: { '</dd>': 'abc' },
  };
  await publish(releases, { ...(await built(3)), provenance });
  const { versions } = await shopIn(await start().get());
  expect(versions[0]?.provenance).toEqual(provenance);
  expect(versions[1]).not.toHaveProperty('provenance');
});

describe('a rollback by the owner', () => {
  test('makes the version live, and the history says who did it', async () => {
    const { post, lines } = start();
    const answer = await post(rollBackRelease, { part: 'shop', to: v1, asOf: await asOf() });
    const shop = await shopIn(answer);
    expect(shop.live).toBe(v1);
    expect(shop.changes[0]).toMatchObject({ what: 'rollback', who: 'thandi', from: v2, to: v1 });
    expect(await live()).toBe(v1);
    expect(lines).toMatchObject([
      { msg: 'releases changed by the owner', who: 'thandi', part: 'shop', to: v1 },
    ]);
  });

  test('takes back with it what went live in the same step, and what comes back says so', async () => {
    await publish(releases, [await builtShell(2), await built(3)]);
    const shop = await shopIn(await start().get());
    expect(shop.versions.find(({ version }) => version === v2)?.together).toEqual([
      { part: 'shell', version: v1 },
    ]);
    const asked = { part: 'shop', to: v2, asOf: await asOf() };
    const { parts } = await read(await start().post(rollBackRelease, asked));
    expect(parts.map((part) => part.live)).toEqual([v1, v2]);
    const left = parts[1]?.versions.find(({ standing }) => standing === 'left');
    expect(left).toMatchObject({ version: v3, together: [{ part: 'shell', version: v2 }] });
    const again = { part: 'shop', to: v3, asOf: await asOf() };
    const forward = await read(await start().post(rollBackRelease, again));
    expect(forward.parts.map((part) => part.live)).toEqual([v2, v3]);
  });

  test('to an older version than the one before takes back the same', async () => {
    await publish(releases, [await builtShell(2), await built(3)]);
    const asked = { part: 'shop', to: v1, asOf: await asOf() };
    const { parts } = await read(await start().post(rollBackRelease, asked));
    expect(parts.map((part) => part.live)).toEqual([v1, v1]);
  });

  test('is refused when somebody else has changed the part since the owner looked', async () => {
    const seen = await asOf();
    await releaseShop(3);
    const answer = await start().post(rollBackRelease, { part: 'shop', to: v1, asOf: seen });
    expect(answer.status).toBe(409);
    expect(await message(answer)).toMatch(/^shop was changed by .+ meanwhile, so nothing was done/);
    expect(await live()).toBe(v3);
  });

  test('is refused in words when the version does not fit the live shell', async () => {
    await releaseShop(3, { routes: [{ path: '/moved', module: './a', js: [], css: [] }] });
    const other = await temporaryFolder();
    const taking = aRelease({ name: 'about' });
    await publish(releases, await writeBuilt(path.join(other, 'about'), taking));
    const answer = await start().post(rollBackRelease, {
      part: 'shop',
      to: v2,
      asOf: await asOf(),
    });
    expect(answer.status).toBe(422);
    expect(await message(answer)).toBe('/consulting is served by shop and by about.');
    expect(await live()).toBe(v3);
  });

  test.each([
    ['an unknown part', { part: 'weather', to: v1 }, 'There is no part called weather.'],
    [
      'a version that was never live',
      { part: 'shop', to: v3 },
      `shop ${v3} is not among the releases`,
    ],
  ])('to %s is refused in words', async (_, asked, why) => {
    const answer = await start().post(rollBackRelease, { ...asked, asOf: await asOf() });
    expect(answer.status).toBe(422);
    expect(await message(answer)).toContain(why);
    expect(await live()).toBe(v2);
  });
});

describe('a canary', () => {
  beforeEach(async () => publishCanary(releases, await built(3), 10));

  // Slow: releases are published and promoted, each with its signatures.
  test('gets another percentage, and is promoted, by the owner', async () => {
    const { post } = start();
    const asked = { part: 'shop', version: v3 };
    const more = await shopIn(
      await post(changeCanaryPercent, { ...asked, percent: 50, asOf: await asOf() }),
    );
    expect(more.canary).toEqual({ version: v3, percent: 50 });
    expect(more.changes[0]).toMatchObject({ what: 'canary', who: 'thandi', percent: 50 });
    const promoted = await shopIn(await post(promoteRelease, { ...asked, asOf: await asOf() }));
    expect(promoted).toMatchObject({ live: v3, canary: null });
    expect(promoted.changes[0]).toMatchObject({ what: 'promote', who: 'thandi' });
  });

  test('ends, and everybody has the live version', async () => {
    const asked = { part: 'shop', version: v3, asOf: await asOf() };
    const shop = await shopIn(await start().post(endReleaseCanary, asked));
    expect(shop).toMatchObject({ live: v2, canary: null });
    expect(shop.changes[0]).toMatchObject({ what: 'end-canary', who: 'thandi' });
  });

  test.each([0, 100, 1.5, '50'])('is not for %j percent', async (percent) => {
    const asked = { part: 'shop', version: v3, percent, asOf: await asOf() };
    const answer = await start().post(changeCanaryPercent, asked);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      fields: { percent: 'Please enter a whole number from 1 to 99' },
    });
  });
});

describe('a canary of a part that has broken a promise', () => {
  const objectives = { availablePercent: 99.9, faultFreePercent: 99.5, lcpMs: 2500, inpMs: 200 };
  const seen = { part: 'shop', version: v3 };
  beforeEach(async () => {
    await releaseShop(4, { objectives });
    const shop = aRelease({ version: v3, objectives });
    const folder = path.join(await temporaryFolder(), 'shop');
    await publishCanary(releases, await writeBuilt(folder, shop), 10);
    const counted = (bad: number) => ({ available: { all: 5000, bad } });
    const today = dayOf(Date.now());
    await addPageCounts(releases, { shop: { [today]: counted(2), '2020-01-01': counted(5000) } });
    await addPageCounts(releases, { shop: { [today]: counted(8) } });
  });

  test('is told with what is left of it', async () => {
    const { promises } = await shopIn(await start().get());
    expect(promises?.map(({ all, bad, leftPercent }) => [all, bad, leftPercent])).toEqual([
      [10_000, 10, 0],
      ...Array(3).fill([0, 0, null]),
    ]);
  });

  test.each([
    ['to more visitors', changeCanaryPercent, { percent: 11 }],
    ['live', promoteRelease, {}],
  ])('goes %s with a reason, which the history keeps', async (_, call, more) => {
    const asked = { ...seen, ...more, asOf: await asOf() };
    const refused = await start().post(call, asked);
    expect(refused.status).toBe(422);
    expect(await message(refused)).toMatch(/^shop promises that 99\.9% of pages are served/);
    const answer = await start().post(call, { ...asked, why: 'mends the checkout' });
    expect((await shopIn(answer)).changes[0]?.why).toMatch(
      /^forced: mends the checkout \(refused: shop promises /,
    );
  });

  test('goes to fewer visitors, and ends', async () => {
    const fewer = { ...seen, percent: 9, asOf: await asOf() };
    expect((await start().post(changeCanaryPercent, fewer)).status).toBe(200);
    const ends = { ...seen, asOf: await asOf() };
    expect((await start().post(endReleaseCanary, ends)).status).toBe(200);
  });
});

describe.each(changes)('%s', (_, call, asked) => {
  const refused = async (answer: Response, status: number) => {
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await live()).toBe(v2);
    expect((await readRegistry(releases)).parts.shop?.canary).toEqual({ version: v3, percent: 10 });
  };
  const body = async () => ({ part: 'shop', ...asked, asOf: await asOf() });
  beforeEach(async () => publishCanary(releases, await built(3), 10));

  test('needs a session', async () => {
    await refused(await start(stranger).post(call, await body()), 401);
  });

  test('is refused with a session alone while passkeys are on', async () => {
    const { post, lines } = start(success('thandi'), async () => unconfirmed);
    await refused(await post(call, await body()), 403);
    expect(lines).toEqual([]);
  });

  test('is confirmed for what it changes, and what confirmed it is not in the log', async () => {
    const confirm = vi.fn<Admin['confirm']>(async () => success('thandi'));
    const { post, lines } = start(success('thandi'), confirm);
    const sent = await body();
    await read(await post(call, { ...sent, assertion: anAssertion }));
    const [, action, assertion] = confirm.mock.calls[0] ?? [];
    expect(action).toEqual(ownerAction(call, sent));
    expect(assertion).toEqual(anAssertion);
    expect(JSON.stringify(lines)).not.toContain(anAssertion.response.signature);
  });

  test('is refused from a page of another site, with a session too', async () => {
    const from = { Origin: 'https://evil.example' };
    await refused(await start().post(call, await body(), from), 403);
  });

  test('is refused as a form, which a page of another site could send', async () => {
    const form = { 'Content-Type': 'text/plain' };
    await refused(await start().post(call, await body(), form), 400);
  });

  test('is refused while nobody can tell who is signed in', async () => {
    const answer = await start(unknown).post(call, await body());
    await refused(answer, 503);
  });
});

test('where the process can only check the registry, the owner reads and cannot change', async () => {
  const seen = await asOf();
  const keys = await findKeys(releases);
  vi.stubEnv('RELEASE_PUBLIC_KEY', keys ? publicKeyText(keys) : '');
  const { get, post } = start();
  expect(await read(await get())).toMatchObject({ mayChange: false, parts: [{}, { live: v2 }] });
  const answer = await post(rollBackRelease, { part: 'shop', to: v1, asOf: seen });
  expect(answer.status).toBe(422);
  expect(await message(answer)).toContain('no key to sign with');
  expect(await live()).toBe(v2);
});

test('without a session nothing is told', async () => {
  const answer = await start(stranger).get();
  expect(answer.status).toBe(401);
  expect(await answer.text()).not.toContain('shop');
});

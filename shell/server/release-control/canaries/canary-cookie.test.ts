import { versionOf } from '@app/federation/testing/built-release';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { recordedLog } from '../../testing/recorded-log.ts';
import { assignCanary, canaryOf } from './canary-cookie.ts';

const shop = { part: 'shop', version: versionOf(2), percent: 20, set: {} };
const proposal = { part: 'proposal', version: versionOf(3), percent: 30, set: {} };
/** Of a visitor who was drawn for neither. */
const notDrawn = `release=live~shop.${versionOf(2)}~proposal.${versionOf(3)}`;
const shopCookie = `release=shop.${versionOf(2)}`;

/** Asks for a document. @param at where chance falls, from 0 to 1. */
async function visit(
  canaries: readonly (Omit<typeof shop, 'set'> & { set: unknown })[],
  cookie = '',
  at = 0,
  https = false,
) {
  const app = new Hono<ServerEnv>();
  app.use(requestContext({ log: recordedLog().log, trustedHops: 1 }));
  app.get('*', (c) => c.text(assignCanary(c, canaries, () => at)?.part ?? 'live'));
  const answer = await app.request('/', {
    headers: { Cookie: cookie, 'X-Forwarded-Proto': https ? 'https' : 'http' },
  });
  return { got: await answer.text(), set: answer.headers.get('set-cookie') };
}

test.each([
  [0, 'shop'],
  [0.1999, 'shop'],
  [0.2, 'proposal'],
  [0.4999, 'proposal'],
  [0.5, 'live'],
  [0.9999, 'live'],
])('of canaries with 20% and 30%, a visitor for whom chance is %d gets %s', async (at, part) => {
  const { got, set } = await visit([shop, proposal], '', at);
  expect(got).toBe(part);
  const value = { shop: shopCookie, proposal: `release=proposal.${versionOf(3)}` }[part];
  expect(set).toBe(`${value ?? notDrawn}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`);
});

test('canaries for all visitors together leave nobody to the live releases', async () => {
  const all = [
    { ...shop, percent: 60 },
    { ...proposal, percent: 40 },
  ];
  expect((await visit(all, '', 0.99999)).got).toBe('proposal');
});

test.each([
  [shopCookie, 'shop'],
  [notDrawn, 'live'],
])(
  'a visitor with %s gets the same again, whatever chance says, and the cookie stays',
  async (cookie, part) => {
    for (const at of [0, 0.3, 0.9]) {
      expect(await visit([shop, proposal], cookie, at)).toEqual({ got: part, set: null });
    }
  },
);

test.each(['release=shop.1.0.0-aaaaaaaaaaaa', 'release=', 'release=nonsense'])(
  'a visitor whose canary is gone (%s) is asked by chance again',
  async (cookie) => {
    const { got, set } = await visit([shop], cookie, 0.5);
    expect(got).toBe('live');
    expect(set).toContain(`release=live~shop.${versionOf(2)};`);
  },
);

test('a visitor who was not drawn for one canary is drawn for the next, and for that alone', async () => {
  const cookie = `release=live~shop.${versionOf(2)}`;
  expect(await visit([shop, proposal], cookie, 0.1)).toMatchObject({ got: 'proposal' });
  const { got, set } = await visit([shop, proposal], cookie, 0.4);
  expect(got).toBe('live');
  expect(set).toContain(`${notDrawn};`);
});

test('without canaries there is no cookie, and one of an earlier canary is deleted', async () => {
  expect(await visit([])).toEqual({ got: 'live', set: null });
  for (const cookie of [shopCookie, 'release=live']) {
    const { got, set } = await visit([], cookie);
    expect(got).toBe('live');
    expect(set).toMatch(/^release=; Max-Age=0; Path=\//);
  }
});

test('a canary that is not ready on this server is given to nobody, and who has it elsewhere keeps it', async () => {
  const late = { ...shop, set: undefined };
  expect(await visit([late], '', 0)).toEqual({ got: 'live', set: null });
  expect(await visit([late], shopCookie, 0.9)).toEqual({ got: 'shop', set: null });
  expect(await visit([late, proposal], '', 0)).toMatchObject({ got: 'proposal' });
});

test('over https the cookie is for this host and for encrypted connections alone', async () => {
  const { set } = await visit([shop], '', 0, true);
  expect(set).toMatch(/^__Host-release=shop\.[^;]+; .*; Secure; SameSite=Lax$/);
  const kept = await visit([shop], `__Host-${shopCookie}`, 0.9, true);
  expect(kept).toEqual({ got: 'shop', set: null });
  expect((await visit([], `__Host-${shopCookie}`, 0, true)).set).toMatch(
    /^__Host-release=; Max-Age=0/,
  );
});

test('what is no document follows the cookie and never sets one', async () => {
  const app = new Hono<ServerEnv>();
  app.use(requestContext({ log: recordedLog().log, trustedHops: 0 }));
  app.get('*', (c) => c.text(canaryOf(c, [shop, proposal])?.part ?? 'live'));
  const got = async (cookie: string) => {
    const answer = await app.request('/', { headers: { Cookie: cookie } });
    expect(answer.headers.get('set-cookie')).toBeNull();
    return answer.text();
  };
  expect(await got('')).toBe('live');
  expect(await got(shopCookie)).toBe('shop');
  expect(await got('release=live')).toBe('live');
});

import { savedPlanTexts, savePlan } from '@app/contracts/saved-plan';
import type { SiteOutline } from '@app/contracts/site-outline';
import { pictureTexts, type SitePicture } from '@app/contracts/site-picture';
import { expect, test } from 'vitest';
import { planRequests } from '../../testing/example-plans.ts';
import { movingClock } from '../../testing/moving-clock.ts';
import { NOW, type TestApi, testApi } from '../../testing/test-api.ts';
import { purgeOldLeads } from '../domain/leads/purge-old-leads.ts';
import { purgeUnclaimedPhotos } from '../domain/photos/purge-unclaimed.ts';

const home = planRequests.get('home-with-dogs');
if (!home) throw new Error('The example of a home is gone');

const [FIRST, SECOND] = ['a'.repeat(32), 'b'.repeat(32)];
const DAY_MS = 24 * 60 * 60 * 1000;
const content = new Uint8Array([0xff, 0xd8, 0xff, 0x01]);

const square = (from: number, to: number) => [
  { x: from, y: from },
  { x: to, y: from },
  { x: to, y: to },
  { x: from, y: to },
];

const drawn = (picture?: Partial<SitePicture>) => ({
  ...home,
  outline: {
    boundary: square(0, 30),
    street: 2,
    gates: [{ kind: 'vehicle-gate', at: { x: 15, y: 30 }, width: 4 }],
    buildings: [
      {
        corners: square(8, 20),
        storeys: 1,
        openings: [{ kind: 'door', at: { x: 14, y: 20 }, width: 1 }],
      },
    ],
    solids: [],
    ...(picture && {
      picture: {
        photo: FIRST,
        width: 1_200,
        height: 900,
        at: { x: 15, y: 15 },
        metresPerPixel: 0.03,
        turn: -1.4,
        stretch: 0.02,
        ...picture,
      },
    }),
  } satisfies SiteOutline,
});

const keep = (api: TestApi, id: string) => api.store.photos.insert({ id, addedAt: NOW, content });

async function save(api: TestApi, body: object) {
  const answer = await api.post(savePlan.path, body);
  return { status: answer.status, body: await answer.json() };
}

const pictureOf = (api: TestApi, token: string, query = '') =>
  api.get(`/api/plans/${token}/picture${query}`);

test('a plan that is saved with a picture shows it to whoever has the link, and to nobody else', async () => {
  const api = await testApi();
  await keep(api, FIRST);
  const { body } = await save(api, drawn({}));
  const saved = await (await api.get(`/api/plans/${body.token}`)).json();
  expect(saved.outline.picture).toEqual(drawn({}).outline.picture);
  const shown = await pictureOf(api, body.token);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(content);
  expect((await pictureOf(api, 'A'.repeat(22))).status).toBe(404);
  expect((await api.get(`/api/photos/${FIRST}`)).status).toBe(404);
});

test('each revision has its own picture, and one without has none', async () => {
  const api = await testApi();
  await keep(api, FIRST);
  await api.store.photos.insert({ id: SECOND, addedAt: NOW, content: new Uint8Array([2]) });
  const { token } = (await save(api, drawn({}))).body;
  await save(api, { ...drawn({ photo: SECOND }), revisionOf: token });
  await save(api, { ...drawn(), revisionOf: token });
  const bytes = async (revision: number) =>
    new Uint8Array(await (await pictureOf(api, token, `?revision=${revision}`)).arrayBuffer());
  expect(await bytes(1)).toEqual(content);
  expect(await bytes(2)).toEqual(new Uint8Array([2]));
  const third = await pictureOf(api, token);
  expect([third.status, await third.json()]).toMatchObject([
    404,
    { message: savedPlanTexts.missing },
  ]);
});

test('a picture that is nowhere is refused at its place, and no plan is saved', async () => {
  const api = await testApi();
  expect(await save(api, drawn({}))).toMatchObject({
    status: 400,
    body: { fields: { 'outline.picture': pictureTexts.gone } },
  });
});

test.each([
  ['an id that is a path', { photo: '../../etc/passwd' }],
  ['no size', { width: 0 }],
  ['a side of 100,000 px', { height: 100_000 }],
  ['no scale', { metresPerPixel: 0 }],
  ['a place beyond every site', { at: { x: 1e9, y: 0 } }],
])('a picture with %s is refused', async (_, changes) => {
  const api = await testApi();
  await keep(api, FIRST);
  expect((await save(api, drawn(changes))).status).toBe(400);
});

test('totals are those without the picture, which no rule reads', async () => {
  const api = await testApi();
  const totals = async (body: object) =>
    (await (await api.post('/api/plan-quote', body)).json()).totals;
  expect(await totals(drawn({}))).toEqual(await totals(drawn()));
});

test('a picture is kept as long as the newest plan that has it, and deleted with it', async () => {
  const clock = movingClock(NOW);
  const api = await testApi({ clock });
  await keep(api, FIRST);
  await keep(api, SECOND);
  const { token } = (await save(api, drawn({}))).body;
  clock.pass(3 * DAY_MS);
  await purgeUnclaimedPhotos({ photos: api.store.photos, clock });
  expect(await api.store.photos.get(SECOND)).toBeUndefined();
  clock.pass(300 * DAY_MS);
  await save(api, { ...drawn({ at: { x: 16, y: 15 } }), revisionOf: token });
  const purge = () =>
    purgeOldLeads({ store: api.store, capturedMails: { remove: async () => {} }, clock }, 12);
  clock.pass(100 * DAY_MS);
  await purge();
  expect((await pictureOf(api, token, '?revision=1')).status).toBe(404);
  expect((await pictureOf(api, token, '?revision=2')).status).toBe(200);
  clock.pass(300 * DAY_MS);
  await purge();
  expect((await pictureOf(api, token, '?revision=2')).status).toBe(404);
  expect(await api.store.photos.get(FIRST)).toBeUndefined();
});

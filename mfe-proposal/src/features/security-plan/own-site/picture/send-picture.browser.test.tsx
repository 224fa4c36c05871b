import { breaks, gives, refuses } from '@app/api-client/testing/memory-api';
import { failureBody } from '@app/contracts/failure';
import { addPhoto } from '@app/contracts/photo';
import { savePlan } from '@app/contracts/saved-plan';
import { pictureTexts } from '@app/contracts/site-picture';
import { expect, test, vi } from 'vitest';
import { planApi } from '../../testing/plan-api.ts';
import { forgetOldPictures, keepPicture, keptPicture } from './kept-picture.ts';
import { savedWithPicture } from './send-picture.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const blob = new Blob(['x'], { type: 'image/jpeg' });
const [ON_DEVICE, FIRST, SECOND] = ['1'.repeat(32), 'a'.repeat(32), 'b'.repeat(32)];

const outline = {
  buildings: [],
  picture: {
    photo: ON_DEVICE,
    width: 400,
    height: 300,
    at: { x: 0, y: 0 },
    metresPerPixel: 0.05,
    turn: 0,
  },
};
const body = { establishmentType: 'Retail Store', responses: {}, outline } as const;
const gone = failureBody('invalid_request', pictureTexts.gone, {
  'outline.picture': pictureTexts.gone,
});

function openApi(ids: readonly string[] = [FIRST, SECOND]) {
  const api = planApi();
  let next = 0;
  api.answer(addPhoto, () => gives({ id: ids[next++] ?? '' })());
  api.answer(savePlan, gives({ token: 'A'.repeat(22), revision: 1, path: '/proposal' }));
  const save = () => savedWithPicture(api, body, (sent) => api.send(savePlan, sent));
  const photosSaved = () =>
    api.received(savePlan).map((call) => (call.body as typeof body).outline.picture.photo);
  return { api, save, photosSaved };
}

test('a picture is sent once, before the first plan that is saved with it', async () => {
  await keepPicture({ id: ON_DEVICE, blob });
  const { api, save, photosSaved } = openApi();
  await save();
  await save();
  expect(api.received(addPhoto)).toHaveLength(1);
  expect(photosSaved()).toEqual([FIRST, FIRST]);
});

test('a picture whose photo was deleted in the meantime is sent once more', async () => {
  await keepPicture({ id: ON_DEVICE, blob, sentAs: FIRST });
  const { api, save, photosSaved } = openApi([SECOND]);
  api.answer(savePlan, (call) =>
    JSON.stringify(call.body).includes(FIRST)
      ? refuses(400, gone)()
      : gives({ token: 'A'.repeat(22), revision: 1, path: '/proposal' })(),
  );
  expect(await save()).toMatchObject({ ok: true });
  expect(photosSaved()).toEqual([FIRST, SECOND]);
});

test('without a connection no plan is saved without its picture', async () => {
  await keepPicture({ id: ON_DEVICE, blob });
  const { api, save } = openApi();
  api.answer(addPhoto, breaks);
  expect(await save()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  expect(api.received(savePlan)).toEqual([]);
});

test('a picture of another device is named as it was, and when it is gone the visitor is told', async () => {
  const { api, photosSaved } = openApi();
  api.answer(savePlan, refuses(400, gone));
  const picture = { ...outline.picture, photo: 'e'.repeat(32) };
  const other = { ...body, outline: { ...outline, picture } };
  const answer = await savedWithPicture(api, other, (sent) => api.send(savePlan, sent));
  expect(answer).toMatchObject({ ok: false, failure: { message: pictureTexts.gone } });
  expect(photosSaved()).toEqual([picture.photo]);
  expect(api.received(addPhoto)).toEqual([]);
});

test('a picture that nobody has used for 7 days is deleted from the device', async () => {
  const now = vi.spyOn(Date, 'now');
  const today = Date.parse('2026-11-28T10:00:00Z');
  now.mockReturnValue(today);
  await keepPicture({ id: ON_DEVICE, blob });
  now.mockReturnValue(today + 7 * DAY_MS - 1);
  await forgetOldPictures();
  expect(await keptPicture(ON_DEVICE)).toBeDefined();
  now.mockReturnValue(today + 7 * DAY_MS);
  expect(await keptPicture(ON_DEVICE)).toBeUndefined();
  await forgetOldPictures();
  now.mockReturnValue(today);
  expect(await keptPicture(ON_DEVICE)).toBeUndefined();
  now.mockRestore();
});

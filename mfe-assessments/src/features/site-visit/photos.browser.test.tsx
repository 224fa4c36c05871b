import { breaks, gives, held, refuses } from '@app/api-client/testing/memory-api';
import { failureBody } from '@app/contracts/failure';
import { addPhoto, photoTexts } from '@app/contracts/photo';
import { requestSiteVisit } from '@app/contracts/site-visit';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { field, fill, openForm, PHOTO_ID, send } from './testing/visit-form.tsx';

const picker = page.getByLabelText('Add photos (optional)');
const list = page.getByRole('list', { name: 'Photos' });
const rows = list.getByRole('listitem');

async function photo(name: string, type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(40, 20);
  canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
  return new File([await canvas.convertToBlob()], name, { type });
}

/** Not by `upload`, which would take seconds for 8 MB. */
function choose(...files: File[]) {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  const input = picker.element() as HTMLInputElement;
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a chosen photo is sent at once, shown small, and named by the request', async () => {
  const api = await openForm();
  const sending = held(gives({ id: PHOTO_ID }));
  api.answer(addPhoto, sending.answer);
  await picker.upload(await photo('gate.png'));
  await expect.element(rows).toMatchTextContent('Sending…');
  sending.release();
  await expect.element(rows).toMatchTextContent('Added');
  const shown = expect.stringMatching(/^data:image\/jpeg/);
  await expect.element(rows.getByRole('presentation')).toHaveAttribute('src', shown);
  const [body] = api.received(addPhoto).map((call) => call.body);
  expect(body instanceof FormData && body.get('photo')).toMatchObject({ name: 'gate.png' });
  await checkAccessibility();
  await fill();
  await send.click();
  await expect.element(page.getByText('Your reference is VIS-1.')).toBeVisible();
  expect(api.received(requestSiteVisit)).toMatchObject([{ body: { photos: [PHOTO_ID] } }]);
  await expect.element(list).not.toBeInTheDocument();
});

test('a request waits for a photo that is on its way', async () => {
  const api = await openForm();
  const sending = held(gives({ id: PHOTO_ID }));
  api.answer(addPhoto, sending.answer);
  await fill();
  await picker.upload(await photo('gate.png'));
  await send.click();
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  expect(api.received(requestSiteVisit)).toEqual([]);
  sending.release();
  await expect.element(page.getByText('Your reference is VIS-1.')).toBeVisible();
});

test('a request without a connection waits with its photo, and both are sent when the connection is back', async () => {
  const api = await openForm();
  await fill();
  await picker.upload(await photo('gate.png'));
  await expect.element(rows).toMatchTextContent('Added');
  api.answer(addPhoto, breaks);
  await picker.upload(await photo('alarm.png'));
  await expect.element(rows.nth(1)).toMatchTextContent(photoTexts.offline);
  await send.click();
  await expect.element(page.getByText(/^No connection/)).toBeVisible();
  expect(takeConsoleErrors()).toEqual(['a photo was not sent']);
  expect(api.received(requestSiteVisit)).toEqual([]);
  await expect.element(field('Your name')).toHaveValue('Thandi Mokoena');
  await expect.element(rows.nth(0)).toMatchTextContent('Added');
  api.answer(addPhoto, gives({ id: 'b'.repeat(32) }));
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Your reference is VIS-1.')).toBeVisible();
  expect(api.received(requestSiteVisit)).toMatchObject([
    { body: { photos: [PHOTO_ID, 'b'.repeat(32)] } },
  ]);
  expect(api.received(addPhoto), 'the second photo: chosen, sent, back online').toHaveLength(4);
});

test('a request that waits is not sent by itself after a photo was removed', async () => {
  const api = await openForm();
  await fill();
  api.answer(addPhoto, breaks);
  await picker.upload(await photo('alarm.png'));
  await expect.element(rows).toMatchTextContent(photoTexts.offline);
  await send.click();
  await expect.element(page.getByText(/Keep this page open/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove alarm.png' }).click();
  await expect.element(page.getByText(/Press Send request again/)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText(/^You are back online/)).toBeVisible();
  expect(api.received(requestSiteVisit)).toEqual([]);
  takeConsoleErrors();
});

test('a photo that we could not take is named beside the button, and a second try sends it', async () => {
  const api = await openForm();
  await fill();
  api.answer(addPhoto, refuses(503, failureBody('unavailable', photoTexts.busy)));
  await picker.upload(await photo('alarm.png'));
  await expect.element(rows).toMatchTextContent(photoTexts.busy);
  await send.click();
  await expect.element(page.getByText(photoTexts.unsent).first()).toBeVisible();
  expect(takeConsoleErrors()).toEqual(['a photo was not sent']);
  api.answer(addPhoto, gives({ id: PHOTO_ID }));
  await page.getByRole('button', { name: 'Try again alarm.png' }).click();
  await expect.element(rows).toMatchTextContent('Added');
  await send.click();
  await expect.element(page.getByText('Your reference is VIS-1.')).toBeVisible();
});

test('says beside a photo why we refuse it, and removes it by keyboard', async () => {
  const api = await openForm();
  const body = failureBody('invalid_request', photoTexts.damaged, { photo: photoTexts.damaged });
  api.answer(addPhoto, refuses(400, body));
  await picker.upload([new File(['x'], 'yard.jpg', { type: 'image/jpeg' })]);
  await expect.element(rows).toMatchTextContent(photoTexts.damaged);
  await expect.element(page.getByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
  (picker.element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(picker).toHaveFocus();
});

test('a HEIC and a photo of more than 8 MB are refused without being sent', async () => {
  const api = await openForm();
  const large = new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'large.jpg');
  choose(await photo('phone.HEIC', 'image/heic'), large);
  await expect.element(rows.nth(0)).toMatchTextContent(photoTexts.heic);
  await expect.element(rows.nth(1)).toMatchTextContent(photoTexts.tooLarge);
  expect(api.received(addPhoto)).toEqual([]);
});

test('of five photos four are taken, and the form says how many may be added', async () => {
  await openForm();
  await picker.upload(await Promise.all([1, 2, 3, 4, 5].map((each) => photo(`${each}.png`))));
  await expect.element(page.getByText(photoTexts.tooMany)).toBeVisible();
  expect(rows.elements()).toHaveLength(4);
});

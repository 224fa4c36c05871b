import {
  breaks,
  gives,
  held,
  type MemoryApi,
  memoryApi,
  refuses,
} from '@app/api-client/testing/memory-api';
import { startConfirmation } from '@app/contracts/admin-passkeys';
import {
  applyPriceList,
  cancelPriceList,
  readPriceLists,
  type SentPreview,
  undoPriceList,
} from '@app/contracts/admin-price-list';
import {
  adminSessionTexts,
  endAdminSession,
  readAdminSession,
  startAdminSession,
} from '@app/contracts/admin-session';
import { adminUploadTexts, readUploadLimit, readUploadProgress } from '@app/contracts/admin-upload';
import { failureBody } from '@app/contracts/failure';
import { mailStatusTexts, readMailStatus } from '@app/contracts/mail-status';
import { ownerAction } from '@app/contracts/passkey-assertion';
import { checkAccessibility } from '@app/testing/accessibility';
import { renderInSite } from '@app/testing/render-in-site';
import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { ownerTexts } from '../admin/owner-texts.ts';
import { asking, cancelled, withPasskey } from '../admin/testing/passkey.ts';
import { AdminUpload } from './admin-upload.tsx';
import { aChange, aFullPreview, aPreview, twoChanges } from './testing/price-lists.ts';
import { uploadServer } from './testing/upload-server.ts';
import { uploadTexts } from './upload-texts.ts';

const session = { username: 'thandi', expiresAt: '2026-11-22T10:15:00.000Z' };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const upload = button(adminUploadTexts.submit);
const apply = button(uploadTexts.apply);
const field = (label: string) => page.getByLabelText(label, { exact: true });
const picker = page.getByLabelText(adminUploadTexts.file);
const status = page.getByRole('status');
const alert = page.getByRole('alert');
const dialog = page.getByRole('dialog');
const history = page.getByRole('region', { name: uploadTexts.history });
const previewHeading = page.getByRole('heading', { name: uploadTexts.previewTitle });
const textOf = (locator: Locator) => expect.poll(() => locator.query()?.textContent ?? '');
const unauthorised = refuses(401, failureBody('unauthorised', adminSessionTexts.ended));

const succeeds = (preview: SentPreview = aPreview()) => ({ status: 200, body: preview });
const changed = (message: string, changes = twoChanges) =>
  gives({ message, lists: { preview: null, changes } });

async function openPage({
  isSignedIn = false,
  preview = null,
  api = memoryApi(),
}: {
  isSignedIn?: boolean;
  preview?: SentPreview | null;
  api?: MemoryApi;
} = {}) {
  api.answer(readUploadLimit, gives({ bytes: 1_000_000 }));
  api.answer(readUploadProgress, gives({ importing: true, share: 0.5 }));
  api.answer(readAdminSession, gives({ session: isSignedIn ? session : null }));
  api.answer(startAdminSession, gives(session));
  api.answer(readPriceLists, gives({ preview, changes: twoChanges }));
  const server = uploadServer();
  await renderInSite(<AdminUpload />, { api });
  if (isSignedIn) await expect.element(history).toBeVisible();
  return { server, api };
}

const chooseFile = (name = 'list.sql') => picker.upload(new File(['INSERT'], name));

async function fill(file?: string) {
  await field(adminUploadTexts.username).fill('thandi');
  await field(adminUploadTexts.password).fill('correct horse');
  await chooseFile(file);
}

/** Signed in, with a preview on the page. */
async function previewed(preview: SentPreview = aPreview()) {
  const opened = await openPage({ isSignedIn: true });
  const { server, api } = opened;
  server.answer(succeeds(preview));
  api.answer(readPriceLists, gives({ preview, changes: twoChanges }));
  await chooseFile();
  await upload.click();
  await expect.element(previewHeading).toHaveFocus();
  return opened;
}

describe('the upload form', () => {
  test('says under each field what is missing', async () => {
    const { server } = await openPage();
    await checkAccessibility();
    await upload.click();
    await expect.element(field(adminUploadTexts.username)).toHaveFocus();
    await expect.element(picker).toHaveAccessibleDescription(/Please select an SQL file to upload/);
    await checkAccessibility();
    expect(server.received).toEqual([]);
  });

  test('signs in and sends the file alone, and what it would change is shown', async () => {
    const { server, api } = await openPage();
    server.answer(succeeds());
    // The history is read after the sign-in, perhaps not before the file has been read.
    api.answer(readPriceLists, gives({ preview: aPreview(), changes: twoChanges }));
    await fill();
    await upload.click();
    await expect.element(previewHeading).toHaveFocus();
    await expect.element(page.getByText('Signed in as thandi until 12:15.')).toBeVisible();
    expect(api.received(startAdminSession).map(({ body }) => body)).toEqual([
      { username: 'thandi', password: 'correct horse' },
    ]);
    expect(server.received).toEqual([[['sqlFile', 'list.sql']]]);
    await expect.element(field(adminUploadTexts.password)).not.toBeInTheDocument();
    await checkAccessibility();
  });

  test('sends no file when the password is wrong', async () => {
    const { server, api } = await openPage();
    const message = 'The username or the password is wrong';
    api.answer(startAdminSession, refuses(401, failureBody('unauthorised', message)));
    await fill();
    await upload.click();
    await expect.element(alert.getByText(message)).toBeVisible();
    await expect.element(field(adminUploadTexts.password)).toHaveValue('correct horse');
    await expect.element(upload).toHaveFocus();
    expect(server.received).toEqual([]);
    await checkAccessibility();
  });

  test('shows the progress while the file is read, and Upload cannot be pressed', async () => {
    const { server } = await openPage({ isSignedIn: true });
    const answer = Promise.withResolvers<ReturnType<typeof succeeds>>();
    server.answer(answer.promise);
    await chooseFile();
    await upload.click();
    await expect.element(page.getByLabelText(uploadTexts.reading)).toBeVisible();
    await expect.element(button(adminUploadTexts.submitting)).toBeDisabled();
    await checkAccessibility();
    answer.resolve(succeeds());
    await expect.element(previewHeading).toHaveFocus();
  });

  test("shows the server's reason with the refused rows, and the file stays chosen", async () => {
    const { server } = await openPage({ isSignedIn: true });
    const body = failureBody('invalid_request', 'Upload failed: 9 of 10 rows have errors.');
    const refusals = [{ line: 3, reason: 'Price is missing' }];
    server.answer({ status: 422, body: { ...body, refusals } });
    await chooseFile();
    await upload.click();
    await expect.element(alert.getByText(/9 of 10 rows/)).toBeVisible();
    await textOf(page.getByRole('table', { name: 'Refused rows' })).toMatch(/3\s*Price is missing/);
    await expect.element(upload).toHaveFocus();
    await checkAccessibility();
  });

  test('says that the connection was lost, and keeps what was typed', async () => {
    const { server } = await openPage({ isSignedIn: true });
    server.answer('unreachable');
    await chooseFile();
    await upload.click();
    await expect.element(alert.getByText(/the connection was lost/)).toBeVisible();
    await expect.element(upload).toHaveFocus();
    await checkAccessibility();
  });

  test('refuses a file that is too large before it is sent', async () => {
    const { server, api } = await openPage({ isSignedIn: true });
    api.answer(readUploadLimit, gives({ bytes: 1 }));
    await chooseFile();
    await upload.click();
    await expect.element(picker).toHaveAccessibleDescription(/The file is too large/);
    expect(server.received).toEqual([]);
  });

  test('asks to sign in again when the session has ended meanwhile', async () => {
    const { server } = await openPage({ isSignedIn: true });
    server.answer({ status: 401, body: failureBody('unauthorised', adminSessionTexts.ended) });
    await chooseFile();
    await upload.click();
    await expect.element(field(adminUploadTexts.username)).toBeVisible();
    await expect.element(alert.getByText(adminSessionTexts.ended)).toBeVisible();
    await checkAccessibility();
  });

  test('reads the mail status in the session, without credentials', async () => {
    const { api } = await openPage({ isSignedIn: true });
    const counts = { pending: 0, sent: 7, failed: 0, dead: 0 };
    api.answer(readMailStatus, gives({ counts, dead: [] }));
    await button(mailStatusTexts.show).click();
    await expect.element(page.getByText(mailStatusTexts.dead(0))).toBeVisible();
    expect(api.received(readMailStatus).map(({ body }) => body)).toEqual([{}]);
  });
});

describe('a file that is dropped', () => {
  function drop(...names: string[]) {
    const transfer = new DataTransfer();
    for (const name of names) transfer.items.add(new File(['INSERT'], name));
    const options = { bubbles: true, cancelable: true, dataTransfer: transfer };
    const area = page.getByText(uploadTexts.drop).element();
    area.dispatchEvent(new DragEvent('dragover', options));
    const event = new DragEvent('drop', options);
    area.dispatchEvent(event);
    return event;
  }

  test('is chosen, announced and sent', async () => {
    const { server } = await openPage({ isSignedIn: true });
    server.answer(succeeds());
    expect(drop('dropped.sql').defaultPrevented).toBe(true);
    await expect.element(status.getByText('dropped.sql')).toBeVisible();
    await expect.element(picker).toHaveFocus();
    await checkAccessibility();
    await upload.click();
    await expect.element(previewHeading).toBeVisible();
    expect(server.received).toEqual([[['sqlFile', 'dropped.sql']]]);
  });

  test('beside the area does not replace the page', async () => {
    await openPage({ isSignedIn: true });
    const transfer = new DataTransfer();
    transfer.items.add(new File(['INSERT'], 'missed.sql'));
    const missed = new DragEvent('drop', {
      bubbles: true,
      cancelable: true,
      dataTransfer: transfer,
    });
    document.body.dispatchEvent(missed);
    expect(missed.defaultPrevented).toBe(true);
    await expect.element(picker).toHaveValue('');
  });

  test('together with another is not chosen', async () => {
    const { server } = await openPage({ isSignedIn: true });
    drop('one.sql', 'two.sql');
    await expect.element(status.getByText(uploadTexts.dropOne)).toBeVisible();
    await upload.click();
    await expect.element(picker).toHaveAccessibleDescription(/Please select an SQL file/);
    expect(server.received).toEqual([]);
  });
});

describe('a preview', () => {
  test.each([320, 1440])('has counts, warnings and products at %i pixels', async (width) => {
    await page.viewport(width, 900);
    await previewed(aFullPreview());
    for (const text of [
      '401',
      '409',
      'Nothing has changed yet. You can apply this list until 14:05.',
    ]) {
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect.element(page.getByText('1 price changes by more than 50%.')).toBeVisible();
    const table = page.getByRole('table', { name: 'The largest changes first: 2 of 250' });
    await textOf(table).toMatch(/VT-IP4B28.*Over 50%.*R1185\.00.*R1990\.00.*\+67\.9%/);
    await textOf(table).toMatch(/LB-MNT.*Below cost.*−48\.9%/);
    await page.getByText('Products removed').click();
    await expect.element(page.getByText('OLD-1')).toBeVisible();
    await checkAccessibility();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('is applied with Apply, and the history shows the new list', async () => {
    const { api } = await previewed();
    const { answer, release } = held(
      changed(adminUploadTexts.succeeded, [aChange(3), ...twoChanges]),
    );
    api.answer(applyPriceList, answer);
    await apply.click();
    await expect.element(button(uploadTexts.applying)).toHaveFocus();
    await checkAccessibility();
    release();
    await expect.element(status.getByText(adminUploadTexts.succeeded)).toBeVisible();
    await expect.element(previewHeading).not.toBeInTheDocument();
    await textOf(history.getByRole('listitem').first()).toMatch(/Live.*403 products/);
    await expect.element(upload).toBeVisible();
    expect(api.received(applyPriceList).map(({ body }) => body)).toEqual([{ preview: 'list-2' }]);
    await checkAccessibility();
  });

  test('while passkeys are on is confirmed for exactly this list, and stays without it', async () => {
    const { get } = withPasskey();
    get.mockRejectedValueOnce(cancelled);
    const { api } = await previewed();
    api.answer(readPriceLists, gives({ preview: aPreview(), changes: twoChanges }));
    const needed = refuses(403, failureBody('confirmation_required', 'Confirm this.'));
    api.answer(applyPriceList, (call) =>
      JSON.stringify(call.body).includes('assertion')
        ? changed(adminUploadTexts.succeeded)()
        : needed(),
    );
    api.answer(startConfirmation, gives({ options: asking }));
    await apply.click();
    await expect.element(alert.getByText(ownerTexts.passkeyCancelled)).toBeVisible();
    await checkAccessibility();
    await apply.click();
    await expect.element(status.getByText(adminUploadTexts.succeeded)).toBeVisible();
    const asked = { preview: 'list-2' };
    expect(api.received(startConfirmation)[1]?.body).toEqual(ownerAction(applyPriceList, asked));
    expect(api.received(applyPriceList).at(-1)?.body).toMatchObject({
      ...asked,
      assertion: { response: { signature: 'cw' } },
    });
  });

  test('is removed with Cancel', async () => {
    const { api } = await previewed();
    api.answer(cancelPriceList, changed('The new list was removed.'));
    await button(uploadTexts.cancel).click();
    await expect.element(status.getByText('The new list was removed.')).toBeVisible();
    await expect.element(previewHeading).not.toBeInTheDocument();
    expect(api.received(applyPriceList)).toEqual([]);
  });

  test('that another owner has overtaken says so and goes', async () => {
    const { api } = await previewed();
    api.answer(applyPriceList, refuses(409, failureBody('busy', 'Another list is live.')));
    api.answer(readPriceLists, gives({ preview: null, changes: [aChange(3), ...twoChanges] }));
    await apply.click();
    await expect.element(alert.getByText('Another list is live.')).toBeVisible();
    await expect.element(previewHeading).not.toBeInTheDocument();
    await textOf(history).toMatch(/403 products/);
    await checkAccessibility();
  });

  test('stays when the answer is lost, and the owner is told to look at the history', async () => {
    const { api } = await previewed();
    api.answer(applyPriceList, breaks);
    await apply.click();
    await expect.element(alert.getByText(uploadTexts.noAnswer)).toBeVisible();
    await expect.element(apply).toBeVisible();
  });

  test('stays when the session ends, and is applied after the next sign-in', async () => {
    const { api } = await previewed();
    api.answer(applyPriceList, unauthorised);
    await apply.click();
    await expect.element(field(adminSessionTexts.username)).toBeVisible();
    await checkAccessibility();
    await field(adminSessionTexts.username).fill('thandi');
    await field(adminSessionTexts.password).fill('correct horse');
    await button(adminSessionTexts.submit).click();
    api.answer(applyPriceList, changed(adminUploadTexts.succeeded));
    await apply.click();
    await expect.element(status.getByText(adminUploadTexts.succeeded)).toBeVisible();
  });

  test('that waits is shown when the page is opened again', async () => {
    await openPage({ isSignedIn: true, preview: aPreview() });
    await expect.element(apply).toBeVisible();
  });

  test('goes from the page when the owner signs out', async () => {
    const { api } = await previewed();
    api.answer(endAdminSession, gives({}));
    await button(adminSessionTexts.signOut).click();
    await expect.element(previewHeading).not.toBeInTheDocument();
    await expect.element(page.getByText(adminSessionTexts.signedOut)).toBeVisible();
    await expect.element(history).not.toBeInTheDocument();
  });
});

describe('the history', () => {
  const goBack = page.getByRole('button', { name: new RegExp(uploadTexts.goBack) });

  test.each([320, 1440])('tells who changed what and when at %i pixels', async (width) => {
    await page.viewport(width, 900);
    await openPage({ isSignedIn: true });
    const [live, before] = history.getByRole('listitem').all();
    await textOf(live ?? history).toMatch(
      /22 November 2026, 10:00 Live.*Imported by thandi: 402 products \(12 added, 30 changed, 4 removed\)\..*june\.sql.*SHA-256/,
    );
    await textOf(before ?? history).toMatch(/21 November 2026.*401 products/);
    await checkAccessibility();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('goes back to an earlier list, after a question', async () => {
    const { api } = await openPage({ isSignedIn: true });
    api.answer(
      undoPriceList,
      changed('The earlier price list is live again.', [
        aChange(3, { kind: 'undo', list: 'list-1' }),
        ...twoChanges,
      ]),
    );
    await goBack.click();
    await textOf(dialog).toMatch(/Go back to the list of 21 November 2026/);
    await checkAccessibility();
    await dialog.getByRole('button', { name: uploadTexts.goBack }).click();
    await expect.element(status.getByText('The earlier price list is live again.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await textOf(history).toMatch(/Went back to an earlier list by thandi/);
    expect(api.received(undoPriceList).map(({ body }) => body)).toEqual([
      { to: 'list-1', after: 2 },
    ]);
  });

  test('stays as it is when the question is closed with Escape', async () => {
    const { api } = await openPage({ isSignedIn: true });
    await goBack.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(goBack).toHaveFocus();
    expect(api.received(undoPriceList)).toEqual([]);
  });

  test('that cannot be read says so, and can be read again', async () => {
    const { api, server } = await openPage();
    api.answer(readPriceLists, breaks);
    server.answer('unreachable');
    await fill();
    await upload.click();
    await expect.element(history.getByText(uploadTexts.historyFailed)).toBeVisible();
    await checkAccessibility();
    api.answer(readPriceLists, gives({ preview: null, changes: twoChanges }));
    await history.getByRole('button', { name: uploadTexts.tryAgain }).click();
    await expect.element(history.getByText(/402 products/)).toBeVisible();
  });
});

import { gives, memoryApi } from '@app/api-client/testing/memory-api';
import { adminUploadTexts, readUploadLimit, readUploadProgress } from '@app/contracts/admin-upload';
import { failureBody } from '@app/contracts/failure';
import { checkAccessibility } from '@app/testing/accessibility';
import { renderInSite } from '@app/testing/render-in-site';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AdminUpload } from './admin-upload.tsx';
import { uploadServer } from './testing/upload-server.ts';

const upload = page.getByRole('button', { name: adminUploadTexts.submit, exact: true });
const confirm = page.getByRole('checkbox', { name: adminUploadTexts.confirm });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const status = page.getByRole('status');
const chooseFile = (name: string) =>
  page.getByLabelText(adminUploadTexts.file).upload(new File(['INSERT'], name));

const report = {
  message: adminUploadTexts.succeeded,
  ...{ read: 401, added: 12, changed: 30, removed: 4, refused: 0 },
  refusals: [],
};
const succeeds = { status: 200, body: report };
const asksForConfirmation = {
  status: 409,
  body: {
    ...failureBody('confirmation_required', 'Upload failed: the file may be cut off.'),
    shrinks: { before: 401, after: 120 },
  },
};

async function openPage() {
  const api = memoryApi();
  api.answer(readUploadLimit, gives({ bytes: 1_000_000 }));
  api.answer(readUploadProgress, gives({ importing: true, share: 0.5 }));
  const server = uploadServer();
  await renderInSite(<AdminUpload />, { api });
  return server;
}

async function fill(file = 'list.sql') {
  await field(adminUploadTexts.username).fill('admin');
  await field(adminUploadTexts.password).fill('correct horse');
  await chooseFile(file);
}

test('what is missing is said under each field', async () => {
  const server = await openPage();
  await checkAccessibility();
  await upload.click();
  await expect.element(field(adminUploadTexts.username)).toHaveFocus();
  await expect
    .element(page.getByLabelText(adminUploadTexts.file))
    .toHaveAccessibleDescription(/Please select an SQL file to upload/);
  await checkAccessibility();
  expect(server.received).toEqual([]);
});

test('a list that is taken is told in figures, and the form is empty again', async () => {
  const server = await openPage();
  server.answer(succeeds);
  await fill();
  await upload.click();
  await expect.element(status.filter({ hasText: adminUploadTexts.succeeded })).toBeVisible();
  await expect.element(page.getByText('401')).toBeVisible();
  await expect.element(field(adminUploadTexts.password)).toHaveValue('');
  await expect.element(upload).toHaveFocus();
  expect(confirm.query()).toBeNull();
  await checkAccessibility();
  expect(server.received).toEqual([
    [
      ['username', 'admin'],
      ['password', 'correct horse'],
      ['sqlFile', 'list.sql'],
    ],
  ]);
});

test('tables of the file that were not used are named', async () => {
  const server = await openPage();
  const unusedTables = ['archive.products', 'test.products'];
  server.answer({ status: 200, body: { ...report, unusedTables } });
  await fill();
  await upload.click();
  await expect.element(page.getByText(adminUploadTexts.unusedTables(unusedTables))).toBeVisible();
  await checkAccessibility();
});

test('while a file is imported, the progress is shown and Upload cannot be pressed', async () => {
  const server = await openPage();
  const answer = Promise.withResolvers<typeof succeeds>();
  server.answer(answer.promise);
  await fill();
  await upload.click();
  const progress = page.getByLabelText(adminUploadTexts.importing);
  await expect.element(progress).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: adminUploadTexts.submitting }))
    .toBeDisabled();
  await checkAccessibility();
  answer.resolve(succeeds);
  await expect.element(upload).toHaveFocus();
});

test("the server's message for a field is shown under it, and the field has the focus", async () => {
  const server = await openPage();
  const fields = { password: 'The password is too long' };
  server.answer({ status: 400, body: failureBody('invalid_request', 'Too long', fields) });
  await fill();
  await upload.click();
  await expect
    .element(field(adminUploadTexts.password))
    .toHaveAccessibleDescription(fields.password);
  await expect.element(field(adminUploadTexts.password)).toHaveFocus();
  await checkAccessibility();
});

test('a connection that is lost is told as such, and what was typed stays', async () => {
  const server = await openPage();
  server.answer('unreachable');
  await fill();
  await upload.click();
  await expect.element(page.getByRole('alert').getByText(/the connection was lost/)).toBeVisible();
  await expect.element(field(adminUploadTexts.password)).toHaveValue('correct horse');
  await expect.element(upload).toHaveFocus();
  await checkAccessibility();
});

describe('a file with far fewer products than the list', () => {
  async function refused() {
    const server = await openPage();
    server.answer(asksForConfirmation);
    await fill('short.sql');
    await upload.click();
    await expect.element(confirm).not.toBeChecked();
    return server;
  }

  test.each([320, 1440])(
    'is shown with both figures and a tick box at %i pixels',
    async (width) => {
      await page.viewport(width, 900);
      await refused();
      await expect.element(page.getByText(/has 401 products, and this file has 120/)).toBeVisible();
      await expect.element(page.getByRole('alert').getByText(/may be cut off/)).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await checkAccessibility();
    },
  );

  test('is taken once the box is ticked, which is sent before the file', async () => {
    const server = await refused();
    await confirm.click();
    server.answer(succeeds);
    await upload.click();
    await expect.element(status.filter({ hasText: adminUploadTexts.succeeded })).toBeVisible();
    await expect.element(confirm).not.toBeInTheDocument();
    expect(server.received.at(-1)).toEqual([
      ['username', 'admin'],
      ['password', 'correct horse'],
      ['confirm', 'true'],
      ['sqlFile', 'short.sql'],
    ]);
    await checkAccessibility();
  });

  test('stays unconfirmed when the box is not ticked', async () => {
    const server = await refused();
    await upload.click();
    await expect.poll(() => server.received).toHaveLength(2);
    expect(server.received.flat().map(([name]) => name)).not.toContain('confirm');
  });

  test('has no say over another file: the box goes', async () => {
    const server = await refused();
    await confirm.click();
    await chooseFile('whole.sql');
    await expect.element(confirm).not.toBeInTheDocument();
    server.answer(asksForConfirmation);
    await upload.click();
    await expect.element(confirm).not.toBeChecked();
    expect(server.received.at(-1)?.map(([name]) => name)).not.toContain('confirm');
  });
});

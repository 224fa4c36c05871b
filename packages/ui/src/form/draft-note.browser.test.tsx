import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DraftNote } from './draft-note.tsx';

test('the note on drafts is there only when it is known where the draft is kept', async () => {
  const note = (kept: 'device' | undefined, cleared = false) => (
    <DraftNote kept={kept} cleared={cleared} clear={() => {}} restore={() => {}} />
  );
  const { rerender, container } = await render(note(undefined));
  expect(container.querySelector('p')?.checkVisibility({ visibilityProperty: true })).toBe(false);
  await rerender(note('device'));
  await expect.element(page.getByText(/^What you type is kept on this device/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Clear this form' })).toBeVisible();
  await rerender(note('device', true));
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('The form is empty. Nothing you typed is kept.');
});

import { checkAccessibility } from '@app/testing/accessibility';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const opener = page.getByText('Open', { exact: true });
const dialog = page.getByRole('dialog', { name: 'Details' });

function Page({ closeOnPressOutside }: { readonly closeOnPressOutside?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Details"
        closeOnPressOutside={closeOnPressOutside}
        footer={<Button>Last</Button>}
      >
        <p>What there is to say.</p>
      </Dialog>
    </main>
  );
}

async function openDialog(closeOnPressOutside?: boolean) {
  await render(<Page {...(closeOnPressOutside === undefined ? {} : { closeOnPressOutside })} />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
}

const pressOutside = () =>
  userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });

test('a dialog holds the focus, and Escape closes it and gives the focus back', async () => {
  await openDialog();
  await checkAccessibility();
  for (let press = 0; press < 4; press++) {
    await userEvent.tab();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a press beside a dialog closes it', async () => {
  await openDialog();
  await pressOutside();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a press beside a dialog that could lose what was typed leaves it open', async () => {
  await openDialog(false);
  await pressOutside();
  await userEvent.tab();
  await expect.element(dialog).toBeVisible();
});

test('component tests have the style sheets and the accent of the site', async () => {
  await render(<Page />);
  const { backgroundColor, minHeight } = getComputedStyle(opener.element());
  const accent = getComputedStyle(document.documentElement).getPropertyValue('--accent');
  const hex = backgroundColor
    .match(/\d+/g)
    ?.map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('');
  expect(`#${hex}`).toBe(accent);
  expect(Number.parseFloat(minHeight)).toBeGreaterThanOrEqual(24);
});

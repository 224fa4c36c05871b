import { failed, success } from '@app/result';
import { hydrateInBody } from '@app/testing/hydrate-in-body';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aSite, SiteFormPage } from './testing/site-form.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const open = (props: Parameters<typeof SiteFormPage>[0] = {}) =>
  render(
    <main>
      <SiteFormPage {...props} />
    </main>,
  );

describe('what is typed', () => {
  test('is there again after a reload, with its rows and ticks', async () => {
    const screen = await open();
    await field('Name').fill('Thandi');
    await page.getByLabelText('Large').click();
    await page.getByLabelText('gate').click();
    await button('Add area').click();
    await field('Name of area 2').fill('Roof');
    await screen.unmount();
    await open();
    await expect.element(field('Name')).toHaveValue('Thandi');
    await expect.element(page.getByLabelText('Large')).toBeChecked();
    await expect.element(page.getByLabelText('gate')).toBeChecked();
    await expect.element(field('Name of area 2')).toHaveValue('Roof');
    expect(page.getByText('Name required').query(), 'a draft has no errors').toBeNull();
  });

  test('is there again in HTML of the server that had the empty form', async () => {
    const screen = await open();
    await field('Name').fill('Thandi');
    await screen.unmount();
    const html = await hydrateInBody(<SiteFormPage />);
    expect(html.container.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('');
    await html.hydrate();
    await expect.element(field('Name')).toHaveValue('Thandi');
  });

  test('before the code had loaded is kept too', async () => {
    const html = await hydrateInBody(<SiteFormPage />);
    const name = html.container.querySelector<HTMLInputElement>('[name="name"]');
    if (name) name.value = 'Typed early';
    await html.hydrate();
    await expect.poll(() => JSON.stringify({ ...localStorage })).toContain('Typed early');
  });

  test('stays after a failed submit and a reload', async () => {
    const screen = await open({ send: async () => failed({ message: 'Try again later.' }) });
    await fillIn();
    await button('Send').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await screen.unmount();
    await open();
    await expect.element(field('Name')).toHaveValue('Thandi');
  });

  test('is forgotten when it was sent', async () => {
    const screen = await open();
    await fillIn();
    await button('Send').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Sent');
    expect(keysOfDrafts()).toEqual([]);
    await screen.unmount();
    await open();
    await expect.element(field('Name')).toHaveValue('');
  });

  test('is forgotten when the visitor empties the form by hand', async () => {
    await open();
    await field('Name').fill('Thandi');
    expect(keysOfDrafts()).toHaveLength(1);
    await field('Name').fill('');
    await expect.poll(keysOfDrafts).toEqual([]);
  });

  test('is not kept by a form that keeps no draft', async () => {
    const screen = await open({ draft: false });
    await field('Name').fill('Thandi');
    await expect.element(page.getByText('Kept: false')).toBeVisible();
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}]);
    await screen.unmount();
    await open({ draft: false });
    await expect.element(field('Name')).toHaveValue('');
  });

  test('is kept in the tab only, where the form says so', async () => {
    const screen = await open({ draft: 'tab' });
    await field('Name').fill('Thandi');
    await expect.element(page.getByText('Kept: tab')).toBeVisible();
    expect({ ...localStorage }).toEqual({});
    await screen.unmount();
    await open({ draft: 'tab' });
    await expect.element(field('Name')).toHaveValue('Thandi');
  });
});

describe('a post without JavaScript', () => {
  test('that was refused is shown in place of an older draft, and is kept', async () => {
    const screen = await open();
    await field('Name').fill('Old');
    await screen.unmount();
    const posted = { values: aSite({ name: 'T' }), errors: { name: 'Name required' } };
    const refused = await open({ posted });
    await expect.element(field('Name')).toHaveValue('T');
    await refused.unmount();
    await open();
    await expect.element(field('Name')).toHaveValue('T');
  });
});

describe('Clear', () => {
  test('empties the form and the device, and Undo brings both back', async () => {
    await open();
    await field('Name').fill('Thandi');
    await button('Clear').click();
    await expect.element(field('Name')).toHaveValue('');
    await expect.element(button('Undo')).toHaveFocus();
    expect(keysOfDrafts()).toEqual([]);
    await button('Undo').click();
    await expect.element(field('Name')).toHaveValue('Thandi');
    await expect.element(button('Clear')).toHaveFocus();
    expect(keysOfDrafts()).toHaveLength(1);
  });

  test('removes the errors, and typing ends Undo', async () => {
    await open();
    await button('Send').click();
    await expect.element(page.getByText('Name required', { exact: true })).toBeVisible();
    await button('Clear').click();
    await expect.element(page.getByText('Name required', { exact: true })).not.toBeInTheDocument();
    await field('Name').fill('Sipho');
    await expect.element(button('Clear')).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Sipho');
  });
});

test('of two tabs, neither changes what is typed in the other, and the last one typed in is kept', async () => {
  const [one, other] = [await open(), await open()];
  const nameIn = (tab: typeof one) =>
    page.elementLocator(tab.container).getByRole('textbox', { name: 'Name', exact: true });
  await nameIn(one).fill('First tab');
  await nameIn(other).fill('Second tab');
  await expect.element(nameIn(one)).toHaveValue('First tab');
  await one.unmount();
  await other.unmount();
  await open();
  await expect.element(field('Name')).toHaveValue('Second tab');
});

test('a form works where storage is full, and says that nothing is kept', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const send = vi.fn(async () => success(undefined));
  await open({ send });
  await expect.element(page.getByText('Kept: device')).toBeVisible();
  await fillIn();
  await expect.element(page.getByText('Kept: false')).toBeVisible();
  await button('Send').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Sent');
  expect(send).toHaveBeenCalledOnce();
  full.mockRestore();
});

async function fillIn() {
  await field('Name').fill('Thandi');
  await page.getByLabelText('gate').click();
  await field('Name of area 1').fill('Yard');
}

const keysOfDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

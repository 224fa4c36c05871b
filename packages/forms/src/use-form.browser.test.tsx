import { failed, type Result, success } from '@app/result';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { hydrateInBody } from '@app/testing/hydrate-in-body';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SubmitFailure } from './submit-failure.ts';
import { aSite, type SiteForm, SiteFormPage } from './testing/site-form.tsx';
import type { FormOptions } from './use-form.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const group = (name: string) => page.getByRole('group', { name });
const filled = { posted: { values: aSite(), errors: {} } };
const refused = failed({ message: 'Try again later.' });
const offline = failed({ message: 'Not sent.', cause: 'offline' } as const);

/** Shows the form and records what it sends; it gets the given answers in turn, then success. */
async function open(
  options: Partial<FormOptions<typeof SiteForm>> & { readonly answers?: Answer[] } = {},
) {
  const { answers = [], ...rest } = options;
  const sent: { output: unknown; key: string }[] = [];
  const send: FormOptions<typeof SiteForm>['send'] = async (output, keyOf) => {
    sent.push({ output, key: keyOf(output) });
    return (await answers[sent.length - 1]) ?? success(undefined);
  };
  const screen = await render(inMain(<SiteFormPage send={send} {...rest} />));
  return { sent, screen };
}
type Answer = Result<unknown, SubmitFailure> | Promise<Result<unknown, SubmitFailure>>;

const inMain = (part: ReactNode) => <main>{part}</main>;

describe('submitting', () => {
  test('a form that the schema refuses sends nothing, shows its errors and focuses the first field with one', async () => {
    const { sent } = await open();
    await button('Send').click();
    await expect.element(page.getByText('Name required', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Area name required')).toBeVisible();
    await expect.element(field('Name')).toHaveFocus();
    expect(sent).toEqual([]);
    await checkAccessibility();
  });

  test('changes are checked only after the form was refused once', async () => {
    await open();
    await field('Name').fill('T');
    await field('Name').fill('');
    expect(page.getByText('Name required', { exact: true }).query()).toBeNull();
    await button('Send').click();
    await field('Name').fill('T');
    await expect.element(page.getByText('Name required', { exact: true })).not.toBeInTheDocument();
    await field('Name').fill('');
    await expect.element(page.getByText('Name required', { exact: true })).toBeVisible();
  });

  test('the parsed values are sent, and the form is empty again', async () => {
    const { sent } = await open();
    await field('Name').fill(' Thandi ');
    await page.getByLabelText('Large').click();
    await page.getByLabelText('Urgent').click();
    await page.getByLabelText('gate').click();
    await page.getByLabelText('fence').click();
    await page.getByLabelText('gate').click();
    await field('Name of area 1').fill('Yard');
    await button('Send').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Sent');
    expect(sent.map(({ output }) => output)).toEqual([
      {
        name: 'Thandi',
        size: 'large',
        urgent: true,
        concerns: ['fence'],
        areas: [{ name: 'Yard', description: '' }],
      },
    ]);
    await expect.element(field('Name')).toHaveValue('');
    await expect.element(page.getByLabelText('Urgent')).not.toBeChecked();
    await expect.element(button('Send')).toHaveFocus();
  });

  test('two quick clicks on the button send once', async () => {
    const { sent } = await open(filled);
    const send = button('Send').element() as HTMLButtonElement;
    send.click();
    send.click();
    await expect.element(page.getByRole('status')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('the second click of a double click does not send the form that was emptied meanwhile', async () => {
    const { sent } = await open(filled);
    const send = button('Send').element();
    const click = (detail: number) =>
      send.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    click(1);
    await expect.element(page.getByRole('status')).toBeVisible();
    click(2);
    await expect.element(field('Name')).toHaveValue('');
    expect(page.getByText('Name required', { exact: true }).query()).toBeNull();
    click(1);
    await expect.element(page.getByText('Name required', { exact: true })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('while the form is sent, the button says so and typing changes nothing', async () => {
    const answer = Promise.withResolvers<Result<unknown, SubmitFailure>>();
    await open({ ...filled, answers: [answer.promise] });
    await button('Send').click();
    await expect.element(button('Sending...')).toBeDisabled();
    await userEvent.type(field('Name'), 'x');
    await button('Add area').click();
    await expect.element(field('Name')).toHaveValue('Thandi');
    await expect.element(group('Area 2')).not.toBeInTheDocument();
    answer.resolve(success(undefined));
    await expect.element(page.getByRole('status')).toBeVisible();
  });

  test('after a failure its message is shown, the values stay and the button has the focus', async () => {
    await open({ ...filled, answers: [refused] });
    await button('Send').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Try again later.');
    await expect.element(field('Name')).toHaveValue('Thandi');
    await expect.element(button('Send')).toHaveFocus();
    await checkAccessibility();
  });

  test("the server's message for a row of a list is shown there, and the row has the focus", async () => {
    const areas = ['Yard', 'Roof', 'Gate'].map((name) => ({ name, description: '' }));
    const fields = { 'areas.2.name': 'We know no Gate' };
    await open({
      posted: { values: aSite({ areas }), errors: {} },
      answers: [failed({ message: 'Please check the areas.', fields })],
    });
    await button('Send').click();
    await expect.element(group('Area 3')).toMatchTextContent(/We know no Gate/);
    await expect.element(field('Name of area 3')).toHaveFocus();
    await field('Name of area 3').fill('Gates');
    await expect.element(page.getByText('We know no Gate')).not.toBeInTheDocument();
  });

  test('a fault while sending is rethrown, and the form can be sent again', async () => {
    const faults: unknown[] = [];
    const keep = (event: PromiseRejectionEvent) => {
      event.preventDefault();
      faults.push(event.reason);
    };
    window.addEventListener('unhandledrejection', keep);
    const fault = new Error('a fault');
    const answers = [Promise.reject(fault)];
    answers[0]?.catch(() => {});
    const { sent } = await open({ ...filled, answers });
    await button('Send').click();
    await expect.element(button('Send')).toHaveFocus();
    await expect.poll(() => faults).toEqual([fault]);
    window.removeEventListener('unhandledrejection', keep);
    expect(takeConsoleErrors(), "the test runner's line about it").toHaveLength(1);
    await button('Send').click();
    await expect.element(page.getByRole('status')).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  test('a button that uses some of the fields shows the errors of those fields only', async () => {
    const { sent } = await open();
    await button('Check the name').click();
    await expect.element(page.getByText('Name required', { exact: true })).toBeVisible();
    await expect.element(field('Name')).toHaveFocus();
    await field('Name').fill('Thandi');
    await expect.element(page.getByText('Name required', { exact: true })).not.toBeInTheDocument();
    expect(page.getByText('Area name required').query()).toBeNull();
    expect(sent).toEqual([]);
  });

  test('a reset empties the form and its errors', async () => {
    await open({ posted: { values: aSite(), errors: { name: 'Name taken' } } });
    await expect.element(page.getByText('Name taken')).toBeVisible();
    await button('Reset').click();
    await expect.element(field('Name')).toHaveValue('');
    await expect.element(page.getByText('Name taken')).not.toBeInTheDocument();
  });
});

describe('a form that is sent without a connection', () => {
  const back = button('The connection is back');
  const waits = () => expect.element(back).toBeVisible();
  const endsWaiting = () => expect.element(back).not.toBeInTheDocument();

  test('waits, and sends the same with the same key until it arrives', async () => {
    const { sent } = await open({ ...filled, answers: [offline, offline] });
    await button('Send').click();
    await waits();
    await back.click();
    await expect.element(button('Send')).toBeEnabled();
    await waits();
    await back.click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Sent');
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  test('keeps its failure in view while it tries again', async () => {
    const answer = Promise.withResolvers<Result<unknown, SubmitFailure>>();
    await open({ ...filled, answers: [offline, answer.promise] });
    await button('Send').click();
    await back.click();
    await expect.element(button('Sending...')).toBeVisible();
    await expect.element(page.getByText('Failure: offline')).toBeVisible();
    answer.resolve(offline);
    await waits();
  });

  test('waits no longer after an edit', async () => {
    await open({ ...filled, answers: [offline] });
    await button('Send').click();
    await waits();
    await userEvent.type(field('Name'), 'x');
    await endsWaiting();
    await expect.element(page.getByText('Failure: offline')).toBeVisible();
  });

  test('waits no longer when the visitor stops it, also during a try', async () => {
    const answer = Promise.withResolvers<Result<unknown, SubmitFailure>>();
    await open({ ...filled, answers: [offline, answer.promise] });
    await button('Send').click();
    await back.click();
    await expect.element(button('Sending...')).toBeVisible();
    await button('Stop waiting').click();
    answer.resolve(offline);
    await expect.element(button('Send')).toBeEnabled();
    await endsWaiting();
  });

  test('waits no longer when the server refuses it', async () => {
    await open({ ...filled, answers: [offline, refused] });
    await button('Send').click();
    await back.click();
    await expect.element(page.getByText('Failure: refused')).toBeVisible();
    await endsWaiting();
  });

  test('leaves the focus where the visitor is when it sends itself', async () => {
    const { screen } = await open({ ...filled, answers: [offline] });
    await button('Send').click();
    await waits();
    const again = back.element() as HTMLElement;
    screen.container.querySelector<HTMLElement>(':focus')?.blur();
    again.click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Sent');
    await expect.element(button('Send')).not.toHaveFocus();
  });
});

describe('a list in a form', () => {
  test('a new row is empty and has the focus', async () => {
    await open(filled);
    await button('Add area').click();
    await expect.element(field('Name of area 2')).toHaveFocus();
    await expect.element(field('Name of area 2')).toHaveValue('');
    await expect.element(field('Name of area 1')).toHaveValue('Yard');
    await checkAccessibility();
  });

  test('a removed row leaves the others as they are, and the next one has the focus', async () => {
    const areas = ['Yard', 'Roof', 'Gate'].map((name) => ({ name, description: '' }));
    await open({ posted: { values: aSite({ areas }), errors: {} } });
    const gate = field('Name of area 3').element();
    await button('Remove area 2').click();
    await expect.element(group('Area 2')).toHaveFocus();
    await expect.element(field('Name of area 2')).toHaveValue('Gate');
    // The row keeps its key, so the browser keeps the same element with its selection and undo
    // history.
    expect(field('Name of area 2').element()).toBe(gate);
    await button('Remove area 2').click();
    await expect.element(group('Area 1')).toHaveFocus();
    expect(button('Remove area 1').query()).toBeNull();
  });

  test('the errors of a row move with it', async () => {
    await open(filled);
    await button('Add area').click();
    await button('Add area').click();
    await field('Name of area 3').fill('Gate');
    await button('Send').click();
    await expect.element(group('Area 2')).toMatchTextContent(/Area name required/);
    await button('Remove area 1').click();
    await expect.element(group('Area 1')).toMatchTextContent(/Area name required/);
    await expect.element(group('Area 2')).not.toMatchTextContent(/Area name required/);
  });

  test('a message about the whole list focuses the button that adds to it', async () => {
    await open({ posted: { values: aSite({ areas: [] }), errors: {} } });
    await button('Send').click();
    await expect.element(page.getByText('Please add an area')).toBeVisible();
    await expect.element(button('Add area')).toHaveFocus();
  });

  test('Enter in a field sends the form instead of changing the list', async () => {
    const { sent } = await open(filled);
    await userEvent.type(field('Name of area 1'), '{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Sent');
    expect(sent).toHaveLength(1);
  });
});

describe('the idempotency key of an attempt', () => {
  const sendOnce = async () => {
    await button('Send').click();
    await expect.element(button('Send')).toBeEnabled();
  };

  test('has 128 random bits, and is new after success', async () => {
    const { sent, screen } = await open(filled);
    await sendOnce();
    await screen.unmount();
    const again = await open(filled);
    await sendOnce();
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}$/);
    expect(again.sent[0]?.key).not.toBe(sent[0]?.key);
  });

  test('stays the same for the same values after a failure, also after a reload', async () => {
    const { sent, screen } = await open({ ...filled, answers: [refused, refused] });
    await sendOnce();
    await sendOnce();
    await screen.unmount();
    const reloaded = await open(filled);
    await sendOnce();
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(reloaded.sent[0]?.key).toBe(sent[0]?.key);
  });

  test('changes with the values, and is the old one when they are changed back', async () => {
    const { sent } = await open({ ...filled, answers: [refused, refused, refused] });
    await sendOnce();
    await field('Name of area 1').fill('Roof');
    await sendOnce();
    await field('Name of area 1').fill('Yard');
    await sendOnce();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
    expect(sent[2]?.key).toBe(sent[0]?.key);
  });

  test('stays the same after a reset, because the first attempt may have arrived', async () => {
    const { sent } = await open({ initial: aSite(), answers: [refused] });
    await sendOnce();
    await button('Reset').click();
    await sendOnce();
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  test('differs between forms', async () => {
    const { sent, screen } = await open({ ...filled, answers: [refused] });
    await sendOnce();
    await screen.unmount();
    const other = await open({ ...filled, name: 'other', answers: [refused] });
    await sendOnce();
    expect(other.sent[0]?.key).not.toBe(sent[0]?.key);
  });

  test('of a form that keeps no draft is in the storage of the tab, without any values', async () => {
    await open({ ...filled, draft: false, answers: [refused] });
    await sendOnce();
    expect(Object.values({ ...sessionStorage }).join()).toMatch(/^[0-9a-f]{32}$/);
    expect({ ...localStorage }).toEqual({});
  });

  test('of a form that keeps its draft on the device is the same in a new tab', async () => {
    const { sent, screen } = await open({ ...filled, answers: [refused] });
    await sendOnce();
    await screen.unmount();
    sessionStorage.clear();
    const again = await open(filled);
    await sendOnce();
    expect(again.sent[0]?.key).toBe(sent[0]?.key);
  });
});

test('values that were typed before hydration stay, in every kind of control', async () => {
  const form = await hydrateInBody(<SiteFormPage posted={filled.posted} />);
  const before = (name: string) =>
    form.container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const text = before('areas.0.name');
  if (!text) throw new Error('The server rendered no area');
  text.value = 'Typed early';
  for (const box of form.container.querySelectorAll<HTMLInputElement>(
    '[value="large"], [value="fence"], [name="urgent"]',
  )) {
    box.checked = true;
  }
  await form.hydrate();
  await field('Name').fill('Sipho');
  await expect.element(field('Name of area 1')).toHaveValue('Typed early');
  await expect.element(page.getByLabelText('Large')).toBeChecked();
  await expect.element(page.getByLabelText('Urgent')).toBeChecked();
  await expect.element(page.getByLabelText('fence')).toBeChecked();
  await expect.element(page.getByLabelText('gate')).toBeChecked();
});

import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** A blank form on the page, as a component test has rendered it. */
export interface GovUkForm {
  /** The `id` of the form. */
  readonly id: string;
  /** What is on its submit button. */
  readonly button: string;
  /** Fills in every required field with an answer that is accepted. */
  readonly fill: () => Promise<void>;
  /** The name of a text field, and an answer to it that is refused. */
  readonly wrong: { readonly name: string; readonly answer: string };
  /** Waits until the form was sent. */
  readonly isSent: () => Promise<void>;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What the GOV.UK Design System asks of a form, from the blank form to the sent one. Sends the form
 * once, so the API of the test must take it.
 * https://design-system.service.gov.uk/patterns/validation/
 * https://design-system.service.gov.uk/components/error-summary/
 * https://design-system.service.gov.uk/components/text-input/
 */
export async function assertGovUkForm(form: GovUkForm): Promise<void> {
  assertBlankForm(form);
  await assertNoErrorsOnBlur(form);
  await assertAllErrors(form);
  await assertOneError(form);
  await assertStraySpacesIgnored(form);
}

function assertBlankForm({ id, button }: GovUkForm): void {
  const form = formOf(id);
  const controls = controlsOf(form);
  expect(form.noValidate, 'our messages replace those of the browser').toBe(true);
  expect(form.method, 'the form works without JavaScript').toBe('post');
  expect(submitOf(form, button).disabled, 'the button is enabled before submit').toBe(false);
  expect(controls.length, 'the form has fields').toBeGreaterThan(0);
  for (const control of controls) {
    const about = `field ${control.name}`;
    expect(labelOf(control), `${about} has a label`).not.toBe('');
    expect(
      control.getAttribute('placeholder'),
      `${about} has no placeholder as a label`,
    ).toBeNull();
    expect(control.tabIndex, `${about} is in the order of the page`).toBe(0);
    expect(
      isChoice(control) || control.required || labelOf(control).includes('(optional)'),
      `${about} is required or says (optional)`,
    ).toBe(true);
    assertPersonalDetails(control);
  }
  for (const group of form.querySelectorAll('fieldset')) {
    const question = group.querySelector(':scope > legend')?.textContent?.trim();
    expect(question, 'the question of a group is its legend').toBeTruthy();
  }
  for (const choice of controls.filter(isChoice)) {
    const many = controls.filter(({ name }) => name === choice.name).length > 1;
    expect(!many || choice.closest('fieldset'), `${choice.name} has a group`).toBeTruthy();
  }
  for (const hint of form.querySelectorAll('[id$="-hint"]')) {
    const owner = form.querySelector(`[aria-describedby~="${CSS.escape(hint.id)}"]`);
    expect(owner, `the hint "${hint.textContent}" is read with its field`).not.toBeNull();
  }
}

function assertPersonalDetails(control: Control): void {
  const about = `field ${control.name}`;
  if (control.name === 'name') {
    expect(control.getAttribute('autocomplete'), `${about} is filled by the browser`).toBe('name');
  }
  if (control.type === 'email' || control.name === 'email') {
    expect(control.type, `${about} brings up the right keyboard`).toBe('email');
    expect(control.getAttribute('autocomplete'), `${about} is filled by the browser`).toBe('email');
    expect(control.spellcheck, `${about} is not checked for spelling`).toBe(false);
  }
  if (control.type === 'tel' || control.name === 'phone') {
    expect(control.type, `${about} brings up the right keyboard`).toBe('tel');
    expect(control.getAttribute('autocomplete'), `${about} is filled by the browser`).toBe('tel');
  }
}

async function assertNoErrorsOnBlur({ id }: GovUkForm): Promise<void> {
  const form = formOf(id);
  controlsOf(form)[0]?.focus();
  await userEvent.tab();
  await userEvent.tab();
  expect(summaryOf(form), 'no error before the first submit').toBeNull();
  expect(form.querySelector('[aria-invalid="true"]'), 'no error on leaving a field').toBeNull();
}

async function assertAllErrors({ id, button }: GovUkForm): Promise<void> {
  const form = formOf(id);
  await userEvent.click(submitOf(form, button));
  await expect.poll(() => summaryOf(form) === document.activeElement).toBe(true);
  const summary = summaryOf(form);
  const first = controlsOf(form)[0];
  expect(summary?.querySelector('h2')?.textContent).toBe('There is a problem');
  expect(document.title, 'the title says that there is an error').toMatch(/^Error: (?!Error)/);
  expect(
    summary && first && summary.compareDocumentPosition(first),
    'the error summary is above the fields',
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const links = linksOf(form);
  const targets = links.map((link) => targetOf(link));
  const inOrder = [...targets].sort((one, other) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(targets, 'errors are in the order of the fields').toEqual(inOrder);
  expect(new Set(targets).size, 'a field has one error').toBe(targets.length);
  const invalid = controlsOf(form).filter((one) => one.ariaInvalid === 'true');
  expect(targets.filter((target) => invalid.includes(target as Control))).toEqual(invalid);
  for (const [index, link] of links.entries()) {
    const target = targets[index];
    if (!target) continue;
    const message = document.getElementById(`${target.id}-error`);
    expect(message?.textContent, 'the same words in both places').toBe(link.textContent);
    expect(target.getAttribute('aria-describedby')?.split(' ')).toContain(message?.id);
    await userEvent.click(link);
    expect(target.contains(document.activeElement), 'the link moves the focus').toBe(true);
  }
}

async function assertOneError({ id, button, fill, wrong }: GovUkForm): Promise<void> {
  const form = formOf(id);
  await fill();
  await expect.poll(() => summaryOf(form), { message: 'errors go when corrected' }).toBeNull();
  expect(document.title, 'the title is as before').not.toMatch(/^Error/);
  const field = controlNamed(form, wrong.name);
  const right = field.value;
  await userEvent.fill(field, wrong.answer);
  await userEvent.click(submitOf(form, button));
  await expect.poll(() => linksOf(form).length, { message: 'a summary for one error' }).toBe(1);
  await expect.poll(() => summaryOf(form) === document.activeElement).toBe(true);
  expect(field.value, 'a refused answer stays').toBe(wrong.answer);
  await userEvent.fill(field, right);
  await expect.poll(() => summaryOf(form)).toBeNull();
  expect(field.ariaInvalid, 'a corrected field is valid at once').not.toBe('true');
}

async function assertStraySpacesIgnored({ id, button, isSent }: GovUkForm): Promise<void> {
  const form = formOf(id);
  for (const control of controlsOf(form)) {
    const text = control.type === 'text' || control.type === 'tel' || control.type === 'textarea';
    if (text && control.value) await userEvent.fill(control, `  ${control.value} `);
  }
  await userEvent.click(submitOf(form, button));
  await isSent();
  expect(summaryOf(form), 'spaces around an answer are no error').toBeNull();
}

function formOf(id: string): HTMLFormElement {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) throw new Error(`There is no form ${id}`);
  return form;
}

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('input, textarea, select')].filter(
    (one) => !one.closest('[aria-hidden="true"]') && one.type !== 'hidden',
  );

function controlNamed(form: HTMLFormElement, name: string): Control {
  const control = controlsOf(form).find((one) => one.name === name);
  if (!control) throw new Error(`There is no field ${name}`);
  return control;
}

const isChoice = ({ type }: Control) => type === 'radio' || type === 'checkbox';

const labelOf = (control: Control): string => control.labels?.[0]?.textContent?.trim() ?? '';

const submitOf = (form: HTMLFormElement, name: string): HTMLButtonElement =>
  page
    .elementLocator(form)
    .getByRole('button', { name, exact: true })
    .element() as HTMLButtonElement;

const summaryOf = (form: HTMLFormElement): HTMLElement | null =>
  form.querySelector('[role="alert"]');

const linksOf = (form: HTMLFormElement): HTMLAnchorElement[] => [
  ...(summaryOf(form)?.querySelectorAll('a') ?? []),
];

function targetOf(link: HTMLAnchorElement): HTMLElement {
  const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!target) throw new Error(`"${link.textContent}" leads nowhere`);
  return target;
}

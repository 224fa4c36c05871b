import { valueAt, withValueAt } from './field-path.ts';
import type { FormValue, FormValues } from './form-values.ts';
import type { ListFocus } from './list-change.ts';
import type { FieldMessages } from './submit-failure.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Form = HTMLFormElement | null;

/** A list of choices after one of them was ticked or unticked. */
export function ticked(list: FormValue, choice: string, on: boolean): FormValue {
  const others = Array.isArray(list) ? list.filter((one) => one !== choice) : [];
  return on ? [...others, choice] : others;
}

/** The values as the controls of a form show them now. */
export function shownIn<Values extends FormValues>(form: Form, values: Values): Values {
  return elementsOf(form)
    .filter(isControl)
    .filter(({ name, disabled }) => !disabled && valueAt(values, name) !== undefined)
    .reduce(
      (shown, control) => withValueAt(shown, control.name, (v) => shownBy(control, v)),
      values,
    );
}

function shownBy(control: Control, before: FormValue): FormValue {
  if (!(control instanceof HTMLInputElement)) return control.value;
  const { type, checked, value } = control;
  if (Array.isArray(before)) return type === 'checkbox' ? ticked(before, value, checked) : before;
  if (type === 'checkbox') return checked;
  // Code cannot set the value of a file input.
  return type === 'file' || (type === 'radio' && !checked) ? before : value;
}

export function focusFirstInvalid(form: Form, messages: FieldMessages): boolean {
  const paths = Object.keys(messages);
  const first = elementsOf(form).find((element) => {
    const name = pathOf(element);
    return name && paths.some((path) => path === name || path.startsWith(`${name}.`));
  });
  first?.focus();
  return first !== undefined;
}

export function focusSubmitIfLost(form: Form): void {
  if (document.activeElement !== document.body) return;
  elementsOf(form)
    .find(
      (one) =>
        one instanceof HTMLButtonElement && one.type === 'submit' && !one.name && !one.hidden,
    )
    ?.focus();
}

/** Whether the focus is in a form, or on a button of it that is outside. */
export const hasFocus = (form: Form): boolean =>
  document.activeElement !== null &&
  (form?.contains(document.activeElement) === true ||
    elementsOf(form).some((element) => element === document.activeElement));

export function focusInList(form: Form, focus: ListFocus): void {
  const wanted = (element: HTMLElement): boolean => {
    switch (focus.kind) {
      case 'control':
        return isControl(element) && `${element.name}.`.startsWith(`${focus.row}.`);
      case 'row':
        return element.dataset.row === focus.row;
      case 'add':
        return element.dataset.list === focus.list;
    }
  };
  const all = Array.from(form?.querySelectorAll<HTMLElement>('*') ?? []);
  all.find(wanted)?.focus();
}

const elementsOf = (form: Form): HTMLElement[] =>
  Array.from(form?.elements ?? []).filter((element) => element instanceof HTMLElement);

const isControl = (element: HTMLElement): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/**
 * The path of messages about this element; for the button that adds a row, the path of its list.
 */
const pathOf = (element: HTMLElement): string | undefined =>
  isControl(element) ? element.name : element.dataset.list;

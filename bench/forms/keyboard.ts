import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Between two keys, so that the page is painted in between, as it is when people type. */
export const KEY_PAUSE_MS = 60;
/** No page has as many elements to pass before its form ends. */
const TAB_LIMIT = 100;

/** Where the focus is: a field or a button of the form, or something else. */
interface Focus {
  readonly field?: string;
  readonly button?: string;
}

/** Presses keys one after the other and counts them. A capital letter counts as one. */
export class Keyboard {
  pressed = 0;
  /** Milliseconds for which the browser kept the next key waiting, in total. */
  waitedMs = 0;
  readonly #page: Page;
  readonly #form: string;

  constructor(page: Page, form: string) {
    this.#page = page;
    this.#form = form;
  }

  async press(key: string): Promise<void> {
    const started = performance.now();
    await this.#page.keyboard.press(key);
    this.waitedMs += performance.now() - started;
    this.pressed += 1;
  }

  async type(text: string): Promise<void> {
    for (const character of text) await this.#pressThenPause(character);
  }

  /** Follows the link that skips the navigation, which is the first of each page. */
  async skipNavigation(): Promise<void> {
    await this.#pressThenPause('Tab');
    await this.#pressThenPause('Enter');
  }

  /**
   * Presses Tab up to a button of the form.
   * @param onField called for each field of the form on the way, with its name.
   * @throws Error when the button cannot be reached.
   */
  async tabTo(button: string, onField: (name: string) => Promise<void>): Promise<void> {
    for (let count = 0; count < TAB_LIMIT; count++) {
      await this.#pressThenPause('Tab');
      const focus = await this.#focus();
      if (focus.button === button) return;
      if (focus.field) await onField(focus.field);
    }
    throw new Error(`Tab does not reach ${button} in ${TAB_LIMIT} presses`);
  }

  async #pressThenPause(key: string): Promise<void> {
    await this.press(key);
    await pause(KEY_PAUSE_MS);
  }

  #focus(): Promise<Focus> {
    return this.#page.evaluate((form) => {
      const element = document.activeElement;
      if (element?.closest('form')?.id !== form) return {};
      if (element instanceof HTMLButtonElement) return { button: element.textContent.trim() };
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      return isField ? { field: element.name } : {};
    }, this.#form);
  }
}

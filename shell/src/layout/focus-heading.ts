/** Who waited for a page goes on at its heading. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
}

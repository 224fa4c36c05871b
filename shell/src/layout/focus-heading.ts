/** Focuses the page's heading, so that screen readers and keyboards start there. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
}

/**
 * Where toasts appear, in the HTML of every page: screen readers announce what is put into a live
 * region that they already know. Outside the root element, because an open dialog hides that from
 * screen readers, but not a live region beside it.
 */
export const toastPlaceHtml = '<div aria-live="polite" data-toast-region=""></div>';

/** The place of toasts, which is added to a document without one, such as that of a test. */
export function toastPlace(): HTMLElement {
  const place = document.querySelector<HTMLElement>('[data-toast-region]');
  if (place) return place;
  const added = document.createElement('div');
  added.ariaLive = 'polite';
  added.dataset.toastRegion = '';
  document.body.append(added);
  return added;
}

/** An element on the page and the part that owns it. */
export interface OwnedArea {
  readonly element: Element;
  readonly kind: 'Header' | 'Page' | 'Footer' | 'Dialog' | 'Notice';
  /** Name of the part. */
  readonly part: string;
}

/**
 * Who owns which element of the document. A dialog is outside the page's element, but belongs to the
 * page: the frame opens none. Toasts, and what stands in place of a page that failed, are the frame's.
 * @param page the part that serves the open page.
 */
export function ownedAreas(document: Document, page: string): OwnedArea[] {
  const all = (selector: string, kind: OwnedArea['kind'], part: string): OwnedArea[] =>
    [...document.querySelectorAll(selector)].map((element) => ({ element, kind, part }));
  return [
    ...all('#root > header', 'Header', 'shell'),
    ...all('#main', 'Page', page),
    ...all('#root > footer', 'Footer', 'shell'),
    ...all('[data-frame], [data-toast-region] [data-part="root"]', 'Notice', 'shell'),
    ...all('[role="dialog"], [role="alertdialog"]', 'Dialog', page),
  ];
}

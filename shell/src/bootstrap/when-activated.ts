/**
 * Resolves when a page is shown that a browser has made ready ahead, for example while an address was typed: until
 * then nothing may be stored, sent or counted. At once for any other.
 */
export const whenActivated = (page: Prerendering): Promise<void> =>
  new Promise((resolve) => {
    if (!page.prerendering) return resolve();
    page.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });

/** https://wicg.github.io/nav-speculation/prerendering.html; absent in browsers that never do it. */
type Prerendering = Pick<Document, 'addEventListener'> & { readonly prerendering?: boolean };

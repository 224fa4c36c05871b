let isShown = false;
let kept: DocumentFragment | undefined;

/** Call when the server rendered the page of this document. */
export function rememberServedPage(): void {
  isShown = true;
}

/** Call when the visitor leaves that page. */
export function forgetServedPage(): void {
  isShown = false;
  kept = undefined;
}

/**
 * A copy of the page that the server rendered, as it was when its code failed: without scripts its
 * text can be read, its links followed and its forms posted. Undefined on any other page.
 */
export function servedPage(): DocumentFragment | undefined {
  if (!isShown) return undefined;
  kept ??= copyOfPage();
  return kept;
}

/** Called before React replaces the page. */
function copyOfPage(): DocumentFragment {
  const copy = document.createDocumentFragment();
  for (const node of document.getElementById('main')?.childNodes ?? []) {
    copy.append(node.cloneNode(true));
  }
  return copy;
}

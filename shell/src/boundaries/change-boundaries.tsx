import { createRoot, type Root } from 'react-dom/client';
import { Boundaries } from './boundaries.tsx';
import { BOUNDARIES_KEY } from './boundaries-key.ts';
import type { TabParts } from './tab-parts.ts';

let shown: { readonly root: Root; readonly place: HTMLElement } | undefined;

/** Shows the boundaries, or takes them away. This tab keeps it, also in its next documents. */
export function toggleBoundaries(tab: TabParts): void {
  if (shown) hide();
  else show(tab);
}

/** Does what the address says, `?boundaries` or `?boundaries=off`, else what this tab has kept. */
export function followAddress(tab: TabParts): void {
  const asked = new URLSearchParams(window.location.search).get('boundaries');
  if (asked === 'off') hide();
  else if (!shown) show(tab);
}

function show(tab: TabParts): void {
  keep((storage) => storage.setItem(BOUNDARIES_KEY, '1'));
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(<Boundaries tab={tab} place={place} onHide={hide} />);
  shown = { root, place };
}

function hide(): void {
  keep((storage) => storage.removeItem(BOUNDARIES_KEY));
  shown?.root.unmount();
  shown?.place.remove();
  shown = undefined;
}

function keep(change: (storage: Storage) => void): void {
  try {
    change(sessionStorage);
  } catch (cause) {
    console.warn('The next document does not know whether boundaries are shown', cause);
  }
}

import { useEffect, useState } from 'react';
import { type Box, visibleBox } from './visible-box.ts';

/** An owned area with the part of it that is on the screen. */
export type Outline = Pick<OwnedArea, 'kind' | 'part'> & { readonly box: Box };

/**
 * The outlines of what is on the screen, measured again whenever the page may have moved.
 * @param page the part that serves the open page.
 * @param overlay the element of the overlay, whose own changes move nothing.
 */
export function useOutlines(page: string, overlay: HTMLElement): readonly Outline[] {
  const [outlines, setOutlines] = useState<readonly Outline[]>([]);
  useEffect(() => {
    const measure = () => {
      const next = outlinesOf(page);
      setOutlines((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    measure();
    return onMoves(overlay, measure);
  }, [page, overlay]);
  return outlines;
}

function outlinesOf(page: string): Outline[] {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const areas = ownedAreas(document, page);
  const header = areas.find(({ kind }) => kind === 'Header');
  const headerEnd = header?.element.getBoundingClientRect().bottom ?? 0;
  return areas.flatMap(({ element, kind, part }) => {
    const covered = kind === 'Page' || kind === 'Footer' ? headerEnd : 0;
    const box = visibleBox(element.getBoundingClientRect(), { width, height }, covered);
    return box ? [{ kind, part, box }] : [];
  });
}

const MOVES = ['scroll', 'resize', 'animationend', 'transitionend'] as const;

/** Calls back, at most once a frame, when elements may have come, gone or moved. */
function onMoves(overlay: HTMLElement, moved: () => void): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(moved);
  };
  const sizes = new ResizeObserver(soon);
  sizes.observe(document.body);
  const elements = new MutationObserver((records) => {
    if (records.some(({ target }) => !overlay.contains(target))) soon();
  });
  elements.observe(document.body, { subtree: true, childList: true, attributes: true });
  // Captured, because elements that scroll do not let it bubble.
  for (const name of MOVES) window.addEventListener(name, soon, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    elements.disconnect();
    for (const name of MOVES) window.removeEventListener(name, soon, { capture: true });
  };
}

/** An element on the page and the part that owns it. */
interface OwnedArea {
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
function ownedAreas(document: Document, page: string): OwnedArea[] {
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

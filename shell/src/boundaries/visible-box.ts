/** Pixels from the top left corner of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Edges = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

/**
 * The part of an element that can be seen; undefined when there is none.
 * @param area the element, from the top left corner of the window, whose size is `window`.
 * @param covered pixels at the top of the window that something else covers, such as the header.
 */
export function visibleBox(
  area: Edges,
  window: { readonly width: number; readonly height: number },
  covered: number,
): Box | undefined {
  const left = Math.max(area.left, 0);
  const top = Math.max(area.top, covered, 0);
  const width = Math.min(area.right, window.width) - left;
  const height = Math.min(area.bottom, window.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

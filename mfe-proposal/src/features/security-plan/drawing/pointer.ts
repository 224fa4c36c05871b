import type { Point } from '@app/contracts/site-layout';

/** Where a pointer is on the sheet, in its pixels. */
export function pointOn(
  svg: SVGSVGElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top, width } = svg.getBoundingClientRect();
  const scale = width === 0 ? 1 : svg.viewBox.baseVal.width / width;
  return { x: (clientX - left) * scale, y: (clientY - top) * scale };
}

import type { Point } from '@app/contracts/site-layout';
import type { SitePicture } from '@app/contracts/site-picture';
import { radians, rounded, unit } from '@app/site-plan/geometry/vectors';
import type { KnownLength } from './scale.ts';

/** What a visitor does to set the scale of a picture. */
export interface Scaling {
  readonly lines: readonly [KnownLength, KnownLength];
  /** To which the picture was turned by hand, in degrees: 0, 90, 180 or 270. */
  readonly quarter: number;
}

/** An end of one of the two lines. */
export interface LineEnd {
  readonly line: 0 | 1;
  readonly end: 'from' | 'to';
}

export const lineEnds: readonly LineEnd[] = [
  { line: 0, end: 'from' },
  { line: 0, end: 'to' },
  { line: 1, end: 'from' },
  { line: 1, end: 'to' },
];

export const pointOf = ({ lines }: Scaling, { line, end }: LineEnd): Point => lines[line][end];

/** With an end elsewhere, on the picture. */
export function withEnd(
  scaling: Scaling,
  { line, end }: LineEnd,
  to: Point,
  { width, height }: Pick<SitePicture, 'width' | 'height'>,
): Scaling {
  const at = {
    x: Math.min(Math.max(to.x, 0), width),
    y: Math.min(Math.max(to.y, 0), height),
  };
  return withLine(scaling, line, { ...scaling.lines[line], [end]: at });
}

export function withLine(scaling: Scaling, line: 0 | 1, known: KnownLength): Scaling {
  const [first, second] = scaling.lines;
  return { ...scaling, lines: line === 0 ? [known, second] : [first, known] };
}

/** How a picture that is turned by quarters lies on a sheet in full. */
export interface PictureView {
  readonly transform: string;
  readonly toSheet: (at: Point) => Point;
  readonly toPicture: (at: Point) => Point;
}

const MARGIN = 14;

export function viewOf(
  { width, height }: Pick<SitePicture, 'width' | 'height'>,
  quarter: number,
  sheet: { readonly width: number; readonly height: number },
): PictureView {
  const isLying = quarter % 180 === 0;
  const scale = Math.min(
    (sheet.width - 2 * MARGIN) / (isLying ? width : height),
    (sheet.height - 2 * MARGIN) / (isLying ? height : width),
  );
  const { x: cos, y: sin } = rounded(unit(radians(quarter)));
  const middle = { x: sheet.width / 2, y: sheet.height / 2 };
  return {
    transform: `translate(${middle.x} ${middle.y}) rotate(${quarter}) scale(${scale}) translate(${-width / 2} ${-height / 2})`,
    toSheet({ x, y }) {
      const [right, down] = [(x - width / 2) * scale, (y - height / 2) * scale];
      return { x: middle.x + right * cos - down * sin, y: middle.y + right * sin + down * cos };
    },
    toPicture({ x, y }) {
      const [right, down] = [(x - middle.x) / scale, (y - middle.y) / scale];
      return { x: width / 2 + right * cos + down * sin, y: height / 2 - right * sin + down * cos };
    },
  };
}

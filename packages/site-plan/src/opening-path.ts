import type { LayoutOpening } from '@app/contracts/site-layout';
import { degrees, minus, type Segment } from './geometry/vectors.ts';

/** Whole degrees by which a wall is turned clockwise from one that runs to the right. */
export function turnOf({ from, to }: Segment): number {
  const { x, y } = minus(to, from);
  return Math.round(degrees(Math.atan2(y, x)));
}

/** An SVG path in metres, on a wall that runs to the right, centred on 0 0. */
export function openingPath(kind: LayoutOpening['kind'], width: number): string {
  const half = width / 2;
  switch (kind) {
    case 'vehicle-gate':
      return `M${-half} 0H${half}`;
    case 'shutter':
    case 'dock':
      return `M${-half}-.15H${half}M${-half} .15H${half}`;
    case 'window':
      return `M${-half} 0H${half}M${-half}-.12H${half}M${-half} .12H${half}`;
    case 'door':
    case 'pedestrian-gate':
      return `M${-half} 0V${width}A${width} ${width} 0 0 0 ${half} 0`;
  }
}

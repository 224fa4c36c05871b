import type { Point } from '@app/contracts/site-layout';
import type { Bounds } from '../geometry/bounds.ts';
import { content, number, tag } from './tags.ts';

/** Round the site, in points: for its numbers. */
export const MARGIN = 40;
/** In points: 13 px of a screen. */
export const TEXT = 9.75;
/** As on the site and in the PDF. */
export const ink = {
  line: '#0a1f3f',
  thin: '#6d8fc2',
  wall: '#e2eaf5',
  text: '#34445c',
  blue: '#1f57a8',
  blind: '#b4161b',
} as const;

export interface Sheet {
  /** Denominator of the scale. */
  readonly scale: number;
  /** Metres of the site for a point of paper. */
  readonly point: number;
  readonly bounds: Bounds;
  readonly accent: string;
}

export const path = (points: readonly Point[]): string =>
  points.length < 2 ? '' : `M${points.map(({ x, y }) => `${number(x)} ${number(y)}`).join('L')}`;

/** What is drawn in points of paper, at a place of the site. */
export const onPaper = ({ x, y }: Point, { point }: Sheet, drawn: string, turn = 0): string =>
  tag(
    'g',
    {
      transform: `translate(${number(x)} ${number(y)})${turn === 0 ? '' : ` rotate(${number(turn)})`} scale(${point.toPrecision(6)})`,
    },
    drawn,
  );

/** A text with a halo of paper, on the middle of a place unless another anchor is named. */
export const note = (words: string, at: Point, sheet: Sheet, anchor = 'middle'): string =>
  onPaper(
    at,
    sheet,
    tag(
      'text',
      {
        y: TEXT * 0.34,
        'text-anchor': anchor,
        'font-size': TEXT,
        fill: ink.text,
        stroke: '#ffffff',
        'stroke-width': 3,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      },
      content(words),
    ),
  );

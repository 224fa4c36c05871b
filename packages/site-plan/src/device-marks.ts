import type { LayoutDevice, LayoutMark } from '@app/contracts/site-layout';

/** How a part of a mark is drawn: white with an outline, filled, in the accent, or as a line. */
export type MarkFill = 'paper' | 'solid' | 'dot' | 'detail';

/** A part of a mark: an SVG path around 0 0, 28 units wide at most. */
export type MarkPart = readonly [fill: MarkFill, path: string];

const box = (width: number, height: number): MarkPart => [
  'paper',
  `M${-width / 2} ${-height / 2}h${width}v${height}h${-width}Z`,
];
const disc = (radius: number, x = 0, y = 0): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** The mark of each kind of device; what has a direction looks right. */
export const deviceMarks: Readonly<Record<LayoutDevice['symbol'], readonly MarkPart[]>> = {
  camera: [
    ['paper', 'M-7-6H9V6H-7Z'],
    ['solid', 'M9-3.5H13.5V3.5H9Z'],
    ['dot', disc(2.6)],
  ],
  recorder: [box(17, 11), ['detail', 'M-5.5 2H2'], ['solid', disc(1.4, 5, 2)]],
  screen: [
    ['paper', 'M-8-7H8V3H-8Z'],
    ['detail', 'M0 3V7M-4 7H4'],
  ],
  detector: [['solid', 'M0-7A7 7 0 0 1 0 7Z']],
  'outdoor-detector': [
    ['paper', 'M0-7A7 7 0 0 1 0 7Z'],
    ['solid', disc(2, 2.4)],
  ],
  contact: [box(11, 9), ['detail', 'M0-4.5V4.5']],
  siren: [['paper', 'M-6-4H-1L6-8V8L-1 4H-6Z']],
  panic: [
    ['paper', disc(7)],
    ['solid', disc(3)],
  ],
  keypad: [box(11, 15), ['detail', 'M-3-4H3M-2.4 1h0M2.4 1h0M-2.4 4.5h0M2.4 4.5h0']],
  panel: [box(14, 16), ['detail', 'M-7 8L7-8']],
  beam: [
    ['paper', disc(4.5)],
    ['solid', disc(1.6)],
  ],
  energizer: [box(14, 16), ['detail', 'M1-6L-3 1H3L-1 6']],
  'gate-motor': [box(16, 12), ['detail', disc(3)]],
  barrier: [box(9, 9), ['detail', 'M4.5 0H14']],
  reader: [box(9, 13), ['detail', 'M-2-2A3 3 0 0 1-2 3M1-4A5.5 5.5 0 0 1 1 5']],
  lock: [
    ['detail', 'M-3.5-1V-4A3.5 3.5 0 0 1 3.5-4V-1'],
    ['paper', 'M-6-1H6V7H-6Z'],
  ],
  intercom: [box(11, 16), ['detail', 'M-3-4H3M-3-1H3'], ['solid', disc(1.7, 0, 4)]],
  power: [box(17, 11), ['detail', 'M-5.5 0H-2.5M2.5 0H5.5M4-1.5V1.5']],
  sensor: [
    ['paper', 'M0-7L7 0L0 7L-7 0Z'],
    ['solid', disc(1.8)],
  ],
  tower: [
    ['paper', 'M0-9L7 7H-7Z'],
    ['detail', 'M-3.5-1H3.5'],
  ],
  switch: [box(18, 10), ['detail', 'M-6-1H-4M-2-1H0M2-1H4M-6 2H6']],
  other: [['paper', disc(6)]],
};

/**
 * The outline of each light mark, 12 units wide at most. All of it is relative to the point before it,
 * so that one path can draw many: "M100 200" and the outline, and so on.
 */
export const lightMarks: Readonly<Record<LayoutMark['symbol'], string>> = {
  sign: 'm0-5l5 9h-10z',
  'earth-spike': 'm0-5v6m-5 0h10m-8 2.5h6m-4 2.5h2',
  cabinet: 'm-6-6h12v12h-12zm0 4h12',
  'mains-point': 'm-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0zm3-1v2m4-2v2',
  other: 'm-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
};

/** A box is drawn upright, wherever it looks. */
const turning = ['camera', 'detector', 'outdoor-detector', 'siren'];

/** By how many degrees a device's mark is turned clockwise. */
export const turnOfMark = ({
  symbol,
  direction,
}: Pick<LayoutDevice, 'symbol' | 'direction'>): number =>
  turning.includes(symbol) ? (direction ?? 0) : 0;

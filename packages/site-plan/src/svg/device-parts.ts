import type { LayoutDevice, Point, SiteLayout } from '@app/contracts/site-layout';
import { BALLOON_RADIUS, balloonsOf, type Frame } from '../balloon-places.ts';
import { deviceMarks, type MarkFill, turnOfMark } from '../device-marks.ts';
import { rangeOutline } from '../geometry/view-outlines.ts';
import { ink, MARGIN, onPaper, path, type Sheet, TEXT } from './sheet.ts';
import { content, number, tag } from './tags.ts';

/** Devices with their tag and place as title, and the numbers of their lines. */
export function devicesOf({ devices, walls, rooms }: SiteLayout, sheet: Sheet): string {
  const { bounds, point } = sheet;
  const toPage = ({ x, y }: Point) => ({ x: (x - bounds.x) / point, y: (y - bounds.y) / point });
  const fromPage = ({ x, y }: Point) => ({ x: x * point + bounds.x, y: y * point + bounds.y });
  const middles = rooms.map(({ at, width, depth }) =>
    toPage({ x: at.x + width / 2, y: at.y + depth / 2 }),
  );
  const box: Frame = {
    left: -MARGIN,
    top: -MARGIN,
    width: bounds.width / point + 2 * MARGIN,
    height: bounds.depth / point + 2 * MARGIN,
  };
  const keepFree = [...devices.map(({ at }) => toPage(at)), ...middles];
  const balloons = balloonsOf(devices, toPage, keepFree, box).map(({ line, mark, place }) => ({
    line,
    mark: fromPage(mark),
    place: fromPage(place),
  }));
  return tag(
    'g',
    { id: 'devices' },
    rangesOf(devices, walls, point),
    ...devices.flatMap(({ at, to }) =>
      to ? tag('path', { d: path([at, to]), stroke: ink.line, 'stroke-width': 0.7 * point }) : [],
    ),
    ...balloons.map(({ mark, place }) =>
      tag('path', { d: path([mark, place]), stroke: ink.line, 'stroke-width': 0.5 * point }),
    ),
    ...devices.map((device) => deviceMark(device, sheet)),
    ...balloons.map(({ line, place }) => balloon(line + 1, place, sheet)),
  );
}

/** What detectors watch. */
function rangesOf(
  devices: readonly LayoutDevice[],
  walls: SiteLayout['walls'],
  point: number,
): string {
  const outlines = devices.map((device) => path(rangeOutline(device, walls) ?? []));
  return tag('path', {
    d: outlines.map((outline) => (outline === '' ? '' : `${outline}Z`)).join(''),
    fill: 'none',
    stroke: ink.thin,
    'stroke-width': 0.5 * point,
    'stroke-dasharray': `${number(2 * point)} ${number(2 * point)}`,
  });
}

const fills = (accent: string): Readonly<Record<MarkFill, Record<string, string>>> => ({
  paper: { fill: '#ffffff', stroke: ink.line },
  solid: { fill: ink.line },
  dot: { fill: accent },
  detail: { fill: 'none', stroke: ink.line },
});

const deviceMark = (device: LayoutDevice, sheet: Sheet): string =>
  onPaper(
    device.at,
    sheet,
    tag(
      'g',
      { transform: 'scale(0.5)', 'stroke-width': 1.5, 'stroke-linejoin': 'round' },
      tag('title', {}, content([device.tag, device.label].filter(Boolean).join(' '))),
      ...deviceMarks[device.symbol].map(([fill, d]) =>
        tag('path', { d, ...fills(sheet.accent)[fill] }),
      ),
    ),
    turnOfMark(device),
  );

const balloon = (words: number, place: Point, sheet: Sheet): string =>
  onPaper(
    place,
    sheet,
    tag('circle', { r: BALLOON_RADIUS, fill: '#ffffff', stroke: ink.line, 'stroke-width': 0.6 }) +
      tag(
        'text',
        { y: TEXT * 0.34, 'text-anchor': 'middle', 'font-size': TEXT, fill: ink.line },
        content(String(words)),
      ),
  );

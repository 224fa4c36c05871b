import type { DetailLevel, SiteLayout } from '@app/contracts/site-layout';
import { lightMarks } from '../device-marks.ts';
import { viewOutline } from '../geometry/view-outlines.ts';
import { openingPath, turnOf } from '../opening-path.ts';
import { wallPieces } from '../wall-pieces.ts';
import { ink, note, onPaper, path, type Sheet, TEXT } from './sheet.ts';
import { content, number, tag } from './tags.ts';

/** Coverage is flat tint: all views of a level are one area. */
export function viewsOf({ devices, walls }: SiteLayout, { accent }: Sheet): string {
  const area = (level: DetailLevel) =>
    devices
      .map((device) => viewOutline(device, level, walls) ?? [])
      .map((outline) => (outline.length < 3 ? '' : `${path(outline)}Z`))
      .join('');
  const fill = (level: DetailLevel, colour: string, opacity: number) => {
    const d = area(level);
    return d === '' ? '' : tag('path', { d, fill: colour, 'fill-opacity': opacity });
  };
  return tag(
    'g',
    { id: 'views' },
    fill('overview', ink.blue, 0.1),
    fill('discern', ink.blue, 0.16),
    // Amber over blue would be brown.
    fill('validate', '#ffffff', 1),
    fill('validate', accent, 0.34),
  );
}

/** Walls as double lines with gaps for doors and gates; what can be seen through is dashed. */
export function wallsOf({ walls, openings }: SiteLayout, { point }: Sheet): string {
  const line = (kinds: readonly string[], seeThrough: boolean) =>
    walls
      .filter((wall) => kinds.includes(wall.kind) && wall.seeThrough === seeThrough)
      .flatMap((wall) => wallPieces(wall, openings))
      .map(({ from, to }) => path([from, to]))
      .join('');
  const stroke = (d: string, colour: string, width: number, dash?: string) =>
    d === ''
      ? ''
      : tag('path', {
          d,
          stroke: colour,
          'stroke-width': width * point,
          'stroke-dasharray': dash,
          'stroke-linecap': dash ? 'butt' : 'square',
        });
  const outer = line(['boundary', 'outer'], false);
  const swings = openings.flatMap(({ kind, at, width, wall: id }) => {
    const wall = walls.find((one) => one.id === id);
    if (!wall) return [];
    return tag('path', {
      d: openingPath(kind, width),
      transform: `translate(${number(at.x)} ${number(at.y)}) rotate(${turnOf(wall)})`,
      stroke: kind === 'vehicle-gate' ? ink.line : ink.thin,
      'stroke-width': (kind === 'vehicle-gate' ? 1.6 : 0.8) * point,
    });
  });
  return tag(
    'g',
    { id: 'walls', fill: 'none' },
    stroke(
      line(['boundary', 'outer', 'inner', 'solid'], true),
      ink.line,
      1.4,
      `${number(6 * point)} ${number(2 * point)}`,
    ),
    stroke(line(['inner', 'solid'], false), ink.line, 2.4),
    stroke(outer, ink.line, 4),
    stroke(outer, ink.wall, 2),
    ...swings,
  );
}

/** Electric fences and what no camera sees. */
export function edgesOf({ fence, cover }: SiteLayout, { point, accent }: Sheet): string {
  const blind = (cover?.blindSpots ?? []).map(({ from, to }) => path([from, to])).join('');
  const zones = fence.map((zone) => path(zone.path)).join('');
  return tag(
    'g',
    { id: 'edges', fill: 'none' },
    zones === '' ? '' : tag('path', { d: zones, stroke: accent, 'stroke-width': 1.2 * point }),
    blind === ''
      ? ''
      : tag('path', {
          d: blind,
          stroke: ink.blind,
          'stroke-width': 2.4 * point,
          'stroke-dasharray': `${number(4 * point)} ${number(3 * point)}`,
        }),
  );
}

/** Signs, spikes and the like: one path each kind. */
export const marksOf = ({ marks = [] }: SiteLayout, sheet: Sheet): string =>
  tag(
    'g',
    { id: 'marks' },
    ...marks.flatMap(({ symbol, label, at }) =>
      at.map((point) =>
        onPaper(
          point,
          sheet,
          tag(
            'path',
            {
              d: `M0 0${lightMarks[symbol]}`,
              transform: 'scale(0.45)',
              fill: '#ffffff',
              stroke: ink.thin,
              'stroke-width': 1.2,
            },
            tag('title', {}, content(label)),
          ),
        ),
      ),
    ),
  );

/** A letter is about so wide, as a share of its size. */
const LETTER = 0.55;

/** Names of rooms that have room for them. */
export const roomsOf = ({ rooms }: SiteLayout, sheet: Sheet): string =>
  tag(
    'g',
    { id: 'rooms' },
    ...rooms.flatMap(({ label, at, width, depth }) =>
      label.length * LETTER * TEXT > width / sheet.point - 6 || depth / sheet.point < 14
        ? []
        : note(label, { x: at.x + width / 2, y: at.y + depth / 2 }, sheet),
    ),
  );

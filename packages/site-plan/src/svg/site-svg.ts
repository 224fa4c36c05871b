import type { Point, SiteLayout } from '@app/contracts/site-layout';
import type { Frame } from '../balloon-places.ts';
import { barLength, COARSEST_ON_A4, drawingScale } from '../drawing-scale.ts';
import { around, type Bounds, endsOf, sheetBounds } from '../geometry/bounds.ts';
import { devicesOf } from './device-parts.ts';
import { ink, MARGIN, note, type Sheet } from './sheet.ts';
import { edgesOf, marksOf, roomsOf, viewsOf, wallsOf } from './site-parts.ts';
import { content, number, tag } from './tags.ts';

/** What a sheet on its side leaves for a site, in millimetres. */
const A4 = { width: 250, height: 140 };
const A3 = { width: 370, height: 225 };
/** Below the site, in points: for scale and notes. */
const FOOT = 62;
const METRES_PER_POINT = 0.0254 / 72;
const fonts = "'Schibsted Grotesk', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/**
 * The drawing of a site as an SVG file. One unit of its `viewBox` is one metre; `width` and `height` are
 * millimetres of paper at the finest standard scale at which the site fits A4, or A3 where it is large. No scripts, styles, pictures or
 * fonts are loaded.
 * @param accent colour of the company
 */
export function siteSvg(layout: SiteLayout, accent: string): string {
  const bounds = around([...corners(sheetBounds(layout)), ...endsOf(layout.walls)]);
  const onA4 = drawingScale(bounds, A4);
  const scale = onA4 > COARSEST_ON_A4 ? drawingScale(bounds, A3) : onA4;
  const sheet: Sheet = { scale, point: scale * METRES_PER_POINT, bounds, accent };
  const page = pageOf(sheet);
  const mm = (metres: number) => `${number((metres * 1000) / scale)}mm`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: mm(page.width),
      height: mm(page.height),
      viewBox: [page.left, page.top, page.width, page.height].map(number).join(' '),
      'font-family': fonts,
    },
    tag('title', {}, content('Site drawing')),
    tag(
      'desc',
      {},
      content(
        `One unit of the viewBox is one metre on site. Width and height are millimetres on paper at 1:${scale}.`,
      ),
    ),
    rectangle(page, '#ffffff'),
    viewsOf(layout, sheet),
    wallsOf(layout, sheet),
    edgesOf(layout, sheet),
    marksOf(layout, sheet),
    roomsOf(layout, sheet),
    devicesOf(layout, sheet),
    footOf(layout, sheet),
  )}\n`;
}

const corners = ({ x, y, width, depth }: Bounds): readonly Point[] => [
  { x, y },
  { x: x + width, y: y + depth },
];

/** In metres. */
const pageOf = ({ bounds: { x, y, width, depth }, point }: Sheet): Frame => ({
  left: x - MARGIN * point,
  top: y - MARGIN * point,
  width: width + 2 * MARGIN * point,
  height: depth + (2 * MARGIN + FOOT) * point,
});

const rectangle = ({ left, top, width, height }: Frame, fill: string): string =>
  tag('rect', { x: left, y: top, width, height, fill });

/** Scale in words and as a bar, and how to read the drawing. */
function footOf(layout: SiteLayout, sheet: Sheet): string {
  const { left, top, width, height } = pageOf(sheet);
  const { point, scale } = sheet;
  const foot = { left, top: top + height - FOOT * point, width, height: FOOT * point };
  const length = barLength(scale);
  const at = (x: number, y: number) => ({ x: left + x * point, y: foot.top + y * point });
  const bar = Array.from({ length: 5 }, (_, part) =>
    tag('rect', {
      x: left + 12 * point + (part * length) / 5,
      y: foot.top + 22 * point,
      width: length / 5,
      height: 4 * point,
      fill: part % 2 === 0 ? ink.line : '#ffffff',
      stroke: ink.line,
      'stroke-width': 0.6 * point,
    }),
  );
  const seen = layout.devices.some(({ view }) => view);
  return tag(
    'g',
    { id: 'scale' },
    rectangle(foot, '#ffffff'),
    note(`Scale 1:${scale}, the bar has ${length} m`, at(12, 11), sheet, 'start'),
    ...bar,
    note('Not measured on site. Numbers: lines of the bill.', at(12, 38), sheet, 'start'),
    seen
      ? note('Blue: a camera sees it. Amber: you see who it is.', at(12, 52), sheet, 'start')
      : '',
  );
}

import type { ServerEnv } from '@app/http-server/request-context';
import type { SiteConfig } from '@app/site/site-config';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import { SHEET_NAVY } from './colours.ts';
import { markOnDark } from './mark.ts';
import type { Paint } from './painter.ts';

const ONE_DAY = 'public, max-age=86400';

interface Icon {
  readonly file: string;
  readonly shape: IconShape;
  readonly size: number;
}

const icons: readonly Icon[] = [
  { file: 'favicon.ico', shape: 'tile', size: 32 },
  { file: 'favicon-32.png', shape: 'tile', size: 32 },
  { file: 'apple-touch-icon.png', shape: 'square', size: 180 },
  { file: 'icon-192.png', shape: 'tile', size: 192 },
  { file: 'icon-512.png', shape: 'tile', size: 512 },
  { file: 'icon-maskable-512.png', shape: 'maskable', size: 512 },
];

/** Icons that browsers ask for by fixed names, in the accent of the company. Painted once each. */
export function mountIcons(app: Hono<ServerEnv>, { accent }: SiteConfig, paint: Paint): void {
  app.get('/favicon.svg', etag(), (c) => {
    c.header('Cache-Control', ONE_DAY);
    return c.body(iconDrawing('tile', accent), 200, { 'Content-Type': 'image/svg+xml' });
  });
  for (const { file, shape, size } of icons) {
    let painted: Promise<Buffer> | undefined;
    app.get(`/${file}`, etag(), async (c) => {
      painted ??= paint({
        width: size,
        height: size,
        node: { type: 'image', src: 'icon', width: size, height: size },
        drawings: { icon: iconDrawing(shape, accent) },
      });
      painted.catch(() => {
        painted = undefined;
      });
      const png = new Uint8Array(await painted);
      c.header('Cache-Control', ONE_DAY);
      return c.body(png, 200, { 'Content-Type': 'image/png' });
    });
  }
}

/** `tile` has round corners, `square` fills the box, `maskable` leaves room for any mask. */
type IconShape = 'tile' | 'square' | 'maskable';

const BOX = 64;
const corners: Readonly<Record<IconShape, number>> = { tile: 12, square: 0, maskable: 0 };
/** A mask may cut to a circle of four fifths of the box: https://www.w3.org/TR/appmanifest/#icon-masks */
const scales: Readonly<Record<IconShape, number>> = { tile: 1.02, square: 1.02, maskable: 0.78 };

/** The mark on a navy tile, as SVG. */
function iconDrawing(shape: IconShape, accent: string): string {
  const scale = scales[shape];
  // The centre of the mark is at 24, 23.5 of its box.
  const x = BOX / 2 - 24 * scale;
  const y = BOX / 2 - 23.5 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}"><rect width="${BOX}" height="${BOX}" rx="${corners[shape]}" fill="${SHEET_NAVY}"/><g transform="translate(${x} ${y}) scale(${scale})">${markOnDark(accent)}</g></svg>`;
}

import type { SiteLayout } from '@app/contracts/site-layout';
import { outlineWalls } from '@app/site-plan/outline';
import { expect, test } from 'vitest';
import { linesOnPage } from '../../../../testing/lines-on-page.ts';
import { paperDetails } from '../../../../testing/paper.ts';
import { readPdf } from '../../../../testing/read-pdf.ts';
import { makePdf } from '../make-pdf.ts';

const POINTS_PER_MM = 72 / 25.4;

/** A boundary of so many metres, with a house of 12.4 by 8 m. */
const siteOf = (width: number, depth: number): SiteLayout => ({
  width,
  depth,
  notes: [],
  walls: outlineWalls(
    {
      boundary: box(0, 0, width, depth),
      gates: [],
      buildings: [{ corners: box(4, 3, 12.4, 8), storeys: 1, openings: [] }],
      solids: [],
    },
    false,
  ),
  openings: [],
  rooms: [],
  devices: [],
  fence: [],
});

const box = (x: number, y: number, width: number, depth: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];

const pdfOf = (layout: SiteLayout) =>
  makePdf(
    [
      { kind: 'heading', level: 1, content: [{ kind: 'text', text: 'Plan' }] },
      { kind: 'heading', level: 2, content: [{ kind: 'text', text: 'Site drawing' }] },
      {
        kind: 'site-figure',
        name: 'The whole site',
        layout,
        caption: 'Not measured.',
        alt: 'Site',
      },
    ],
    paperDetails,
  );

test.each([
  ['a home, on A4 upright', 20, 30, 200, [595.28, 841.89]],
  ['a long site, on A4 on its side', 100, 30, 500, [841.89, 595.28]],
  ['a large site, on A3', 300, 180, 1000, [1190.55, 841.89]],
])('%s, has its walls as long as the scale says', async (_name, width, depth, scale, size) => {
  const bytes = await pdfOf(siteOf(width, depth));
  const drawn = await linesOnPage(bytes, 2);
  expect([drawn.width, drawn.height]).toEqual(size.map((points) => expect.closeTo(points, 1)));
  const { pages } = await readPdf(bytes);
  expect(pages[1]).toContain(`1:${scale} on ${size[0] === 1190.55 ? 'A3' : 'A4'}, printed at 100%`);
  for (const metres of [width, depth, 12.4, 8]) {
    const points = ((metres * 1000) / scale) * POINTS_PER_MM;
    const nearest = Math.min(...drawn.lengths.map((length) => Math.abs(length - points)));
    expect(nearest, `${metres} m`).toBeLessThan(0.05);
  }
});

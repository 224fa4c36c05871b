import type { SiteLayout } from '@app/contracts/site-layout';
import type { Frame } from '@app/site-plan/balloon-places';
import { COARSEST_ON_A4 } from '@app/site-plan/drawing-scale';
import { margins, type PageSize, pageSizes, sheet } from '../layout/sheet.ts';
import { legendHeight } from './legend.ts';
import { extentOf, scaleIn } from './projection.ts';
import { TITLE_BLOCK_HEIGHT } from './title-block.ts';

/** Round the drawing inside its box: for its size and for numbers of devices at its edge. */
const MARGIN = { top: 30, right: 52, bottom: 30, left: 22 };
/** Above the box, for its heading. */
const HEADING = 28;
const GAP = 6;

/** The page of a drawing, and where on it the drawing goes. In points. */
export interface SitePaper {
  readonly page: PageSize;
  /** Denominator. */
  readonly scale: number;
  /** What is filled. */
  readonly box: Frame;
  /** Inside it, for the site itself. */
  readonly frame: Frame;
}

/**
 * A page for each drawing: A4, upright unless it is drawn finer on its side, and A3 when it would be
 * coarser than 1:500.
 */
export function sitePaper(layout: SiteLayout, accent: string): SitePaper {
  const papers = pageSizes.map((page) => paperOf(layout, accent, page));
  const [a4, a3] = ['A4', 'A3'].map((name) =>
    finest(papers.filter(({ page }) => page.name === name)),
  );
  if (!a4 || !a3) throw new Error('A page size is missing');
  return a4.scale > COARSEST_ON_A4 ? (finest([a4, a3]) ?? a4) : a4;
}

/** The first of those with the finest scale. */
const finest = (papers: readonly SitePaper[]): SitePaper | undefined =>
  papers.toSorted((one, other) => one.scale - other.scale)[0];

function paperOf(layout: SiteLayout, accent: string, page: PageSize): SitePaper {
  const width = page.width - 2 * sheet.left;
  const top = sheet.top + HEADING;
  const below = legendHeight(layout, { accent, width }) + TITLE_BLOCK_HEIGHT + 2 * GAP;
  const box = { left: sheet.left, top, width, height: page.height - margins.bottom - top - below };
  const frame = {
    left: box.left + MARGIN.left,
    top: box.top + MARGIN.top,
    width: box.width - MARGIN.left - MARGIN.right,
    height: box.height - MARGIN.top - MARGIN.bottom,
  };
  return { page, scale: scaleIn(extentOf(layout), frame), box, frame };
}

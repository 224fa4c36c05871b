import type { Moved } from '@app/contracts/moved';
import type { BomLine, PlanThreat } from '@app/contracts/security-plan';
import type { SiteLayout } from '@app/contracts/site-layout';
import { renderInSite } from '@app/testing/render-in-site';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { SiteDrawing } from '../site-drawing.tsx';
import { homeLayout } from './home-layout.ts';

const billOf = (price: number | undefined): readonly BomLine[] =>
  ['4 MP camera', 'Motion detector', 'Door contact'].map((item) => ({
    quantity: 1,
    item,
    justification: 'One for each',
    system: 'Video',
    ...(price !== undefined && { unitPrice: price }),
  }));

const noThreats: readonly PlanThreat[] = [];

interface Opening {
  readonly layout?: SiteLayout;
  readonly threats?: readonly PlanThreat[];
  readonly moved?: Moved;
  readonly line?: number;
  /** Of each line, in cents. */
  readonly price?: number;
  /** The plan after "Plan anew". */
  readonly next?: SiteLayout;
}

/** Renders the drawing in a part of a page that keeps its line and what was moved. */
export async function openDrawing({
  layout = homeLayout,
  threats = noThreats,
  moved,
  line,
  price,
  next,
}: Opening = {}) {
  const onMove = vi.fn<(moved: Moved) => void>();
  const bom = billOf(price);
  function Plan() {
    const [shown, setShown] = useState(layout);
    const [selectedLine, setLine] = useState(line);
    const [kept, setKept] = useState(moved);
    return (
      <>
        <SiteDrawing
          layout={shown}
          bom={bom}
          threats={threats}
          selectedLine={selectedLine}
          onSelectLine={setLine}
          moved={kept}
          onMove={(change) => {
            onMove(change);
            setKept(change);
          }}
        />
        <button type="button" onClick={() => setLine(0)}>
          Line 1 of the bill
        </button>
        {next && (
          <button type="button" onClick={() => setShown(next)}>
            Plan anew
          </button>
        )}
      </>
    );
  }
  await renderInSite(<Plan />);
  await expect.element(sheet).toBeVisible();
  await expect.poll(() => document.querySelector('[data-measured]')).not.toBeNull();
  return { onMove };
}

/** Opens what is below the drawing. */
export const openKey = () => page.getByText('What the marks mean, and all devices').click();

export const sheet = page.getByRole('group', { name: /^Site plan/ });
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const announced = page.getByRole('status').first();
export const definition = (term: string) =>
  page.getByRole('term').filter({ hasText: term }).element().parentElement?.querySelector('dd')
    ?.textContent;

/** The middle of a device's mark, in pixels from the corner of the sheet. */
export function markOf(name: string) {
  const box = button(name).element().querySelector('circle')?.getBoundingClientRect();
  const corner = sheet.element().getBoundingClientRect();
  if (!box) throw new Error(`No mark: ${name}`);
  return {
    x: box.x + box.width / 2 - corner.x,
    y: box.y + box.height / 2 - corner.y,
  };
}

interface Touch {
  readonly x: number;
  readonly y: number;
}

/** Fingers, as the browser reports them. Points in pixels from the corner of the sheet. */
export async function touch(
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Touch[] = [],
) {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth);
  const scale = frame.width / innerWidth;
  const corner = sheet.element().getBoundingClientRect();
  const touchPoints = points.map(({ x, y }, id) => ({
    x: frame.x + (corner.x + x) * scale,
    y: frame.y + (corner.y + y) * scale,
    id,
  }));
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
}

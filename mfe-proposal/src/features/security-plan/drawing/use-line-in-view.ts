import type { SiteLayout } from '@app/contracts/site-layout';
import { useState } from 'react';
import { type Sheet, toSheet } from './sheet-fit.ts';
import type { ZoomControl } from './use-zoom.ts';

/** Ends the zoom when the line that was selected elsewhere on the page has no device in view. */
export function useLineInView(
  line: number | undefined,
  { devices }: SiteLayout,
  zoom: ZoomControl,
  { width, height }: Sheet,
): void {
  const [known, setKnown] = useState(line);
  if (known === line) return;
  setKnown(line);
  const marked = devices.filter((device) => device.line === line);
  const isInView = marked.some(({ at }) => {
    const { x, y } = toSheet(zoom.projection, at);
    return x >= 0 && x <= width && y >= 0 && y <= height;
  });
  if (marked.length > 0 && !isInView) zoom.reset();
}

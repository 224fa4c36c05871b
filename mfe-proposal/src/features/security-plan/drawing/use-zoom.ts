import type { Point } from '@app/contracts/site-layout';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Sheet, toSheet } from './sheet-fit.ts';
import {
  mostZoom,
  panned,
  showing,
  wholeSite,
  ZOOM_STEP,
  zoomedAt,
  zoomedOn,
  zoomedProjection,
} from './zoom.ts';

export type ZoomControl = ReturnType<typeof useZoom>;

/** Zoom of a sheet. */
export function useZoom(sheet: Sheet) {
  const [zoom, setZoom] = useState(wholeSite);
  const latest = useRef(sheet);
  useEffect(() => {
    latest.current = sheet;
    // Another width has other places: what was in view may be off the sheet.
    setZoom((now) => panned(now, sheet, { x: 0, y: 0 }));
  }, [sheet]);
  const middle = { x: sheet.width / 2, y: sheet.height / 2 };
  const projection = useMemo(() => zoomedProjection(sheet.projection, zoom), [sheet, zoom]);
  const zoomBy = (by: number, at: Point = middle) =>
    setZoom((now) => zoomedAt(now, latest.current, at, by));
  return {
    projection,
    isZoomed: zoom.factor > 1,
    canZoomIn: zoom.factor < mostZoom(sheet),
    zoomBy,
    /** @param place of the site that stays where it is; by default the middle of the sheet */
    zoomIn: (place?: Point) => zoomBy(ZOOM_STEP, place ? toSheet(projection, place) : middle),
    /** Brings places of the site near, in metres. */
    zoomOn: (places: readonly Point[]) => setZoom((now) => zoomedOn(now, latest.current, places)),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    reset: () => setZoom(wholeSite),
    panBy: (by: Point) => setZoom((now) => panned(now, latest.current, by)),
    /** Brings a place of the site into view. */
    show: (at: Point) => setZoom((now) => showing(now, sheet, toSheet(projection, at))),
  };
}

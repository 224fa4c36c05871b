import type { Moved } from '@app/contracts/moved';
import type { Point, SiteLayout } from '@app/contracts/site-layout';
import { sheetBounds } from '@app/site-plan/geometry/bounds';
import { middleOf, minus } from '@app/site-plan/geometry/vectors';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Item, isSame, itemsOf } from './item.ts';
import { pointOn } from './pointer.ts';
import { fitSheet, type Sheet, toSheet } from './sheet-fit.ts';
import { useMoving } from './use-moving.ts';
import { useSheetKeys } from './use-sheet-keys.ts';
import { useSheetPointer } from './use-sheet-pointer.ts';
import { useZoom, type ZoomControl } from './use-zoom.ts';

interface Props {
  readonly layout: SiteLayout;
  readonly selectedLine: number | undefined;
  readonly onSelectLine: (line: number | undefined) => void;
  readonly moved: Moved | undefined;
  readonly onMove: (moved: Moved) => void;
}

/** What the drawing shows and how pointers, fingers and keys change it. */
export function useSiteDrawing({ layout, selectedLine, onSelectLine, moved, onMove }: Props) {
  const { width, isMeasured, measure } = useWidth();
  const moving = useMoving({ layout, moved, onMove });
  const { shown } = moving;
  // The sheet keeps its scale during a move, or it would slip away under the pointer.
  const size = useMemo(() => fitSheet(sheetBounds(moving.kept), width), [moving.kept, width]);
  const zoom = useZoom(size);
  useLineInView(selectedLine, shown, zoom, size);
  const sheet = useRef<SVGSVGElement>(null);
  const listenToWheel = usePinchWheel(zoom.zoomBy);
  const sheetRef = useCallback(
    (svg: SVGSVGElement | null) => {
      sheet.current = svg;
      return listenToWheel(svg);
    },
    [listenToWheel],
  );

  const items = itemsOf(shown);
  const [focused, setFocused] = useState<Item>();
  const active = items.find((item) => isSame(item, focused)) ?? items[0];

  function focus(item: Item | undefined) {
    const buttons = sheet.current?.querySelectorAll<SVGElement>('[data-item]') ?? [];
    const button = [...buttons].find(
      ({ dataset }) => dataset.item === item?.id && dataset.kind === item?.kind,
    );
    button?.focus({ preventScroll: true });
  }
  function select(item: Item) {
    const line = shown.devices.find(({ id }) => item.kind === 'device' && id === item.id)?.line;
    if (line !== undefined) onSelectLine(line === selectedLine ? undefined : line);
  }
  function press(item: Item) {
    if (isSame(item, moving.item)) moving.keep();
    else if (item.kind === 'wall') moving.begin(item);
    else select(item);
  }
  const onKeyDown = useSheetKeys({
    items,
    active,
    moving,
    onFocus: (item) => {
      focus(item);
      const at = placeOf(item, shown);
      if (at) zoom.show(at);
    },
    onPress: press,
    onClear: () => onSelectLine(undefined),
  });
  const { hovered, handlers } = useSheetPointer({
    moving,
    zoom,
    onGrab: focus,
    onPress: press,
    onTap(item, at) {
      if (moving.item) {
        const from = placeOf(moving.item, shown);
        if (from && !isSame(item, moving.item)) moving.nudge({ by: minus(at, from) });
        return focus(moving.item);
      }
      if (!item) return;
      focus(item);
      select(item);
    },
  });

  return {
    moving,
    zoom,
    size,
    active,
    hovered,
    /** What the title block tells about. */
    looking: moving.item ?? hovered ?? (focused && active),
    isMeasured,
    measure,
    focus,
    begin() {
      if (active) moving.begin(active);
      focus(active);
    },
    zoomIn: () => zoom.zoomIn(focused && active && placeOf(active, shown)),
    sheetProps: { ...handlers, ref: sheetRef, onKeyDown, onFocusItem: setFocused },
  };
}

function placeOf({ kind, id }: Item, { devices, walls }: SiteLayout): Point | undefined {
  if (kind === 'device') return devices.find((device) => device.id === id)?.at;
  const wall = walls.find((one) => one.id === id);
  return wall && middleOf(wall);
}

/** Ends the zoom when the line that was selected elsewhere on the page has no device in view. */
function useLineInView(
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

/**
 * Zooms with the wheel while Ctrl is down, which is also how browsers report a pinch on a touchpad. A
 * wheel without it scrolls the page. React listens passively and could not stop the page's own zoom.
 */
function usePinchWheel(zoomBy: (by: number, at: Point) => void) {
  const latest = useRef(zoomBy);
  useEffect(() => {
    latest.current = zoomBy;
  }, [zoomBy]);
  return useCallback((svg: SVGSVGElement | null) => {
    if (!svg) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY / 200), pointOn(svg, event));
    };
    svg.addEventListener('wheel', onWheel, { passive: false });
    return () => svg.removeEventListener('wheel', onWheel);
  }, []);
}

/** Pixels until the page is measured; a page without scripts scales the drawing from here. */
const UNMEASURED = 720;

/** Width of an element, and the ref that measures it. */
function useWidth() {
  const [width, setWidth] = useState<number>();
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width: width ?? UNMEASURED, isMeasured: width !== undefined, measure };
}

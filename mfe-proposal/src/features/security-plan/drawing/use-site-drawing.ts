import type { Point, SiteLayout } from '@app/contracts/site-layout';
import { useCallback, useMemo, useRef, useState } from 'react';
import { sheetBounds } from './bounds.ts';
import { type Item, isSame, itemsOf } from './item.ts';
import type { Moved } from './moved.ts';
import { fitSheet } from './sheet-fit.ts';
import { useLineInView } from './use-line-in-view.ts';
import { useMoving } from './use-moving.ts';
import { usePinchWheel } from './use-pinch-wheel.ts';
import { useSheetKeys } from './use-sheet-keys.ts';
import { useSheetPointer } from './use-sheet-pointer.ts';
import { useWidth } from './use-width.ts';
import { useZoom } from './use-zoom.ts';
import { middleOf, minus } from './vectors.ts';

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

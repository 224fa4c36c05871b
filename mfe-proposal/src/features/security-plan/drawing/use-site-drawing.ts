import type { Moved } from '@app/contracts/moved';
import type { Point, SiteLayout } from '@app/contracts/site-layout';
import { sheetBounds } from '@app/site-plan/geometry/bounds';
import { middleOf, minus } from '@app/site-plan/geometry/vectors';
import { useCallback, useMemo, useRef, useState } from 'react';
import { arrange } from './arrange.ts';
import { type Item, isSame, itemsOf } from './item.ts';
import { fitSheet, type Sheet, toSheet } from './sheet-fit.ts';
import type { Group } from './targets.ts';
import type { ThreatPlace } from './threat-places.ts';
import { useMoving } from './use-moving.ts';
import { usePinchWheel } from './use-pinch-wheel.ts';
import { useSheetKeys } from './use-sheet-keys.ts';
import { useSheetPointer } from './use-sheet-pointer.ts';
import { useWidth } from './use-width.ts';
import { useZoom, type ZoomControl } from './use-zoom.ts';

interface Props {
  readonly layout: SiteLayout;
  readonly places: readonly ThreatPlace[];
  readonly selectedLine: number | undefined;
  readonly onSelectLine: (line: number | undefined) => void;
  readonly moved: Moved | undefined;
  readonly onMove: (moved: Moved) => void;
}

/** What the drawing shows and how pointers, fingers and keys change it. */
export function useSiteDrawing(props: Props) {
  const { layout, places, selectedLine, onSelectLine, moved, onMove } = props;
  const { width, isMeasured, measure } = useWidth();
  const moving = useMoving({ layout, moved, onMove });
  const { shown } = moving;
  // The sheet keeps its scale during a move, or it would slip away under the pointer.
  const size = useMemo(() => fitSheet(sheetBounds(moving.kept), width), [moving.kept, width]);
  const zoom = useZoom(size);
  const { projection } = zoom;
  const arranged = useMemo(
    () => arrange(shown, size, projection, places),
    [shown, size, projection, places],
  );
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
  /** Zooms until the devices of a group are apart; those that never are, one tap after another marks. */
  function open({ id }: Group) {
    const group = arranged.targets.find(({ item }) => item.kind === 'group' && item.id === id);
    if (!group) return;
    if (zoom.canZoomIn) return zoom.zoomOn(group.devices.map(({ at }) => at));
    const index = group.devices.findIndex(
      (one) => focused?.kind === 'device' && one.id === focused.id,
    );
    const next = group.devices[(index + 1) % group.devices.length];
    if (!next) return;
    focus({ kind: 'device', id: next.id });
    onSelectLine(next.line);
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
    targets: arranged.targets,
    onGrab: focus,
    onPress: press,
    onTap(item, at) {
      if (moving.item) {
        const from = placeOf(moving.item, shown);
        const isOther = item?.kind === 'group' || !isSame(item, moving.item);
        if (from && isOther) moving.nudge({ by: minus(at, from) });
        return focus(moving.item);
      }
      if (!item) return;
      if (item.kind === 'group') return open(item);
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
    sheetProps: { ...handlers, arranged, ref: sheetRef, onKeyDown, onFocusItem: setFocused },
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

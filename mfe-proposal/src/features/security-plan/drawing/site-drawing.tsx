import type { BomLine } from '@app/contracts/security-plan';
import type { Point, SiteLayout } from '@app/contracts/site-layout';
import { GridPaper } from '@app/ui/grid-paper';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { sheetBounds } from './bounds.ts';
import { DeviceTable } from './device-table.tsx';
import { DrawingFacts } from './drawing-facts.tsx';
import { type Item, isSame, itemsOf } from './item.ts';
import { Legend } from './legend.tsx';
import { isMoved, type Moved } from './moved.ts';
import { Sheet } from './sheet.tsx';
import { fitSheet } from './sheet-fit.ts';
import css from './site-drawing.module.css';
import { MoveBar, Toolbar } from './toolbar.tsx';
import { useMoving } from './use-moving.ts';
import { usePinchWheel } from './use-pinch-wheel.ts';
import { useSheetKeys } from './use-sheet-keys.ts';
import { useSheetPointer } from './use-sheet-pointer.ts';
import { useWidth } from './use-width.ts';
import { useZoom } from './use-zoom.ts';
import { minus, plus, times } from './vectors.ts';
import { itemName, sheetName } from './words.ts';

export type { Moved } from './moved.ts';

export interface SiteDrawingProps {
  readonly layout: SiteLayout;
  readonly bom: readonly BomLine[];
  /** Index of the line whose devices are marked. */
  readonly selectedLine: number | undefined;
  readonly onSelectLine: (line: number | undefined) => void;
  readonly moved: Moved | undefined;
  /** Once for each move that the visitor keeps. */
  readonly onMove: (moved: Moved) => void;
}

/**
 * The site with its devices and what they see. Devices and walls can be moved by pointer, finger and
 * keys; their number cannot change here. One tab stop: arrow keys go from device to device.
 */
export function SiteDrawing(props: SiteDrawingProps) {
  const { layout, bom, selectedLine, onSelectLine, moved, onMove } = props;
  const hintId = useId();
  const { width, isMeasured, measure } = useWidth();
  const moving = useMoving({ layout, moved, onMove });
  const { shown } = moving;
  // The sheet keeps its scale during a move, or it would slip away under the pointer.
  const size = useMemo(() => fitSheet(sheetBounds(moving.kept), width), [moving.kept, width]);
  const zoom = useZoom(size);
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
  const device = shown.devices.find(({ id }) => active?.kind === 'device' && id === active.id);

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

  const looking = moving.item ?? hovered ?? (focused && active);
  return (
    <div className={css.container}>
      <figure className={css.drawing}>
        <div className={css.frame}>
          {moving.item ? (
            <MoveBar
              moving={moving}
              name={itemName(moving.item, shown)}
              canTurn={device?.direction !== undefined}
              onEnd={() => focus(active)}
            />
          ) : (
            <Toolbar
              zoom={zoom}
              moving={moving}
              activeName={active ? itemName(active, shown) : ''}
              canReset={moved !== undefined && isMoved(moved)}
              onBegin={() => {
                if (active) moving.begin(active);
                focus(active);
              }}
            />
          )}
          <GridPaper ref={measure} data-measured={isMeasured || undefined} className={css.paper}>
            <Sheet
              {...handlers}
              ref={sheetRef}
              aria-label={`${sheetName(shown)}, ${shown.devices.length} devices`}
              aria-describedby={hintId}
              data-zoomed={zoom.isZoomed || undefined}
              data-grips={zoom.isZoomed || moving.item ? '' : undefined}
              data-over={hovered ? '' : undefined}
              data-dragging={moving.isDragging || undefined}
              onKeyDown={onKeyDown}
              layout={shown}
              size={size}
              projection={zoom.projection}
              selectedLine={selectedLine}
              active={active}
              looking={looking}
              hovered={hovered}
              moving={moving.item}
              onFocusItem={setFocused}
            />
          </GridPaper>
          <DrawingFacts layout={layout} shown={shown} bom={bom} item={looking} />
        </div>
        <figcaption className={css.key}>
          <p id={hintId} data-print="hide">
            Drag a device or a wall to see what the cameras would see. With a finger: tap it, choose
            Move, then drag. With keys: arrows go from one to the next, Enter marks its line in the
            bill of materials, M moves it. The number of devices stays the same: it follows from
            your answers.
          </p>
          <Legend layout={shown} />
          {shown.cover && <p>Discern and validate are levels of detail of IEC 62676-4:2025.</p>}
          <ul className={css.notes}>
            {layout.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <DeviceTable layout={layout} shown={shown} bom={bom} />
        </figcaption>
        <div role="status" className="visually-hidden">
          {moving.said}
        </div>
      </figure>
    </div>
  );
}

function placeOf({ kind, id }: Item, { devices, walls }: SiteLayout): Point | undefined {
  if (kind === 'device') return devices.find((device) => device.id === id)?.at;
  const wall = walls.find((one) => one.id === id);
  return wall && times(plus(wall.from, wall.to), 0.5);
}

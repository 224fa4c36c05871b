import type { Moved } from '@app/contracts/moved';
import type { BomLine, PlanThreat } from '@app/contracts/security-plan';
import type { SiteLayout } from '@app/contracts/site-layout';
import { GridPaper } from '@app/ui/grid-paper';
import { Spinner } from '@app/ui/spinner';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { LazyPart } from '../take-along/lazy-part.tsx';
import { DrawingFacts } from './drawing-facts.tsx';
import { DrawingKey } from './drawing-key.tsx';
import { Sheet } from './sheet.tsx';
import css from './site-drawing.module.css';
import { PHONE_PAPER, StillSheet } from './still-sheet.tsx';
import { gravestAnswer, threatPlaces } from './threat-places.ts';
import { MoveBar, Toolbar } from './toolbar.tsx';
import { useSiteDrawing } from './use-site-drawing.ts';
import { itemName, sheetName } from './words.ts';

const CameraView = lazy(async () => ({
  default: (await import('../camera-view/camera-view.tsx')).CameraView,
}));

export interface SiteDrawingProps {
  readonly layout: SiteLayout;
  readonly bom: readonly BomLine[];
  /** The gravest are marked where they happen. */
  readonly threats: readonly PlanThreat[];
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
  const { layout, bom, threats, selectedLine, onSelectLine, moved, onMove } = props;
  const hintId = useId();
  const places = useMemo(() => threatPlaces(threats, layout), [threats, layout]);
  const drawing = useSiteDrawing({ layout, places, selectedLine, onSelectLine, moved, onMove });
  const { moving, zoom, active, hovered, looking } = drawing;
  const { shown } = moving;
  const answer = useMemo(() => gravestAnswer(places, shown), [places, shown]);
  const turning = shown.devices.find(({ id }) => id === moving.item?.id);
  const [viewed, view] = useState<string>();
  const camera = shown.devices.find(({ id }) => id === viewed);
  return (
    <div className={css.container}>
      <figure className={css.drawing}>
        <div className={css.frame}>
          {moving.item ? (
            <MoveBar
              moving={moving}
              name={itemName(moving.item, shown)}
              canTurn={turning?.direction !== undefined}
              onEnd={() => drawing.focus(active)}
            />
          ) : (
            <Toolbar
              zoom={zoom}
              moving={moving}
              activeName={active ? itemName(active, shown) : ''}
              canReset={moved !== undefined && isMoved(moved)}
              onZoomIn={drawing.zoomIn}
              onBegin={drawing.begin}
            />
          )}
          <GridPaper
            ref={drawing.measure}
            data-measured={drawing.isMeasured || undefined}
            className={css.paper}
          >
            <Sheet
              {...drawing.sheetProps}
              aria-label={`${sheetName(shown)}, ${shown.devices.length} devices`}
              aria-describedby={hintId}
              data-zoomed={zoom.isZoomed || undefined}
              data-grips={zoom.isZoomed || moving.item ? '' : undefined}
              data-over={hovered ? '' : undefined}
              data-dragging={moving.isDragging || undefined}
              layout={shown}
              size={drawing.size}
              projection={zoom.projection}
              answer={answer}
              selectedLine={selectedLine}
              active={active}
              looking={looking}
              hovered={hovered}
              moving={moving.item}
            />
          </GridPaper>
          <noscript>
            <GridPaper className={css.phonePaper}>
              <StillSheet layout={layout} places={places} width={PHONE_PAPER} />
            </GridPaper>
          </noscript>
          <DrawingFacts layout={layout} shown={shown} bom={bom} item={looking} onView={view} />
          {camera && (
            <LazyPart key={camera.id}>
              <Suspense fallback={<Spinner label="Loading the view..." />}>
                <CameraView
                  camera={camera}
                  walls={shown.walls}
                  onClose={() => {
                    view(undefined);
                    drawing.focus({ kind: 'device', id: camera.id });
                  }}
                />
              </Suspense>
            </LazyPart>
          )}
        </div>
        {/* Not for each step of a drag: the table is long. */}
        <DrawingKey
          layout={layout}
          shown={moving.isDragging ? moving.kept : shown}
          bom={bom}
          hasAnswer={answer !== ''}
        >
          <p id={hintId} data-print="hide">
            Drag a device or a wall to see how the camera views change. On a touch screen, tap it,
            then choose Move. Arrow keys go from one to the next, Enter marks its line in the list,
            M moves it. Moving does not change the number of devices: that follows from your
            answers.
          </p>
        </DrawingKey>
      </figure>
      <div role="status" className="visually-hidden">
        {moving.said}
      </div>
    </div>
  );
}

const isMoved = ({ devices, walls }: Moved): boolean =>
  Object.keys(devices).length + Object.keys(walls).length > 0;

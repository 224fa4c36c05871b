import type { LayoutWall, Point } from '@app/contracts/site-layout';
import { plus, times } from '@app/site-plan/geometry/vectors';
import { viewPolygon } from '@app/site-plan/geometry/view-polygon';
import { blindMetres } from '@app/site-plan/optics';
import type { KeyboardEvent, PointerEvent } from 'react';
import { arrowWays } from '../drawing/arrow-ways.ts';
import { areaPath, linePath } from '../drawing/paths.ts';
import { pointOn } from '../drawing/pointer.ts';
import { metres } from '../drawing/words.ts';
import css from './camera-view.module.css';
import { personSize } from './person-size.ts';
import { type Band, bandsOf } from './shown-of-person.ts';
import { aheadOf, type Viewed, type ViewFrame } from './view-frame.ts';

interface Props {
  readonly camera: Viewed;
  readonly walls: readonly LayoutWall[];
  readonly frame: ViewFrame;
  readonly person: Point;
  readonly label: string;
  readonly personLabel: string;
  readonly onMove: (person: Point) => void;
  /** After a drag, a tap or a key. */
  readonly onMoved: (person: Point) => void;
}

/** The view of one camera from above, in bands of what it shows, and a person to move in it. */
export function ViewSheet(props: Props) {
  const { camera, walls, frame, person, label, personLabel, onMove, onMoved } = props;
  const bands = bandsOf(camera);
  const outline = (reach: number) =>
    areaPath(
      viewPolygon({ angle: camera.view.angle, reach }, camera.at, camera.direction, walls).map(
        (point) => frame.toSheet(aheadOf(camera, point)),
      ),
    );
  const blind = blindMetres(camera.view, camera.height);
  const at = frame.toSheet(person);
  const under = (event: PointerEvent<SVGSVGElement>) =>
    within(frame, frame.toView(pointOn(event.currentTarget, event)));
  const onKeyDown = (event: KeyboardEvent) => {
    const way = arrowWays[event.key];
    if (!way) return;
    event.preventDefault();
    const step = (event.shiftKey ? 0.1 : 0.5) * frame.scale;
    onMoved(within(frame, frame.toView(plus(at, times(way, step)))));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a drawing
    <svg
      className={css.sheet}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="group"
      aria-label={label}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        if (isPerson(event.target)) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(under(event));
      }}
      onPointerUp={(event) => onMoved(under(event))}
    >
      {[...bands].reverse().map(({ level, to }) => (
        <g key={level} data-band={level}>
          <path className={css.paper} d={outline(to)} />
          <path className={css.band} data-level={level} d={outline(to)} />
        </g>
      ))}
      {blind > 0 && <path className={css.blind} d={outline(blind)} />}
      <path
        className={css.walls}
        d={walls
          .filter(({ seeThrough }) => !seeThrough)
          .map(({ from, to }) =>
            linePath([from, to].map((end) => frame.toSheet(aheadOf(camera, end)))),
          )
          .join('')}
      />
      <BandLengths bands={bands} frame={frame} />
      <g
        className={css.camera}
        transform={`translate(${frame.toSheet({ x: 0, y: 0 }).x} ${frame.toSheet({ x: 0, y: 0 }).y})${frame.isUpright ? ' rotate(90)' : ''}`}
      >
        <path d="M-12-7H4V7H-12Z" />
        <path data-lens="" d="M4-4H9V4H4Z" />
      </g>
      {/* biome-ignore lint/a11y/useSemanticElements: a button cannot be part of a drawing */}
      <g
        ref={takeTouches}
        className={css.person}
        data-person=""
        role="button"
        tabIndex={0}
        aria-label={personLabel}
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
        transform={`translate(${at.x} ${at.y})`}
        onKeyDown={onKeyDown}
      >
        <circle className={css.target} r="22" />
        <path className={css.brackets} d="M-16-9V-16H-9M9-16H16V-9M16 9V16H9M-9 16H-16V9" />
        <ellipse
          className={css.shoulders}
          rx={(drawnHalf(frame) * personSize.chest) / personSize.shoulders}
          ry={drawnHalf(frame)}
          transform={frame.isUpright ? 'rotate(90)' : undefined}
        />
        <circle className={css.head} r={drawnHalf(frame) * 0.42} />
      </g>
    </svg>
  );
}

/**
 * A finger on the person drags them and does not scroll the page. Browsers ignore `touch-action` of a part of
 * a drawing, and React listens passively.
 */
function takeTouches(person: SVGGElement | null) {
  if (!person) return;
  const take = (event: TouchEvent) => event.preventDefault();
  person.addEventListener('touchstart', take, { passive: false });
  return () => person.removeEventListener('touchstart', take);
}

const isPerson = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-person]') !== null;

/** Half of the shoulders, in pixels: to scale, but never too small to be seen. */
const drawnHalf = ({ scale }: ViewFrame): number =>
  Math.max(8, Math.min(14, (personSize.shoulders / 2) * scale));

/** Kept on the sheet, with room for the handle, and before the camera. */
function within({ width, height, toView, toSheet }: ViewFrame, person: Point): Point {
  const { x, y } = toSheet(person);
  const inside = toView({
    x: Math.min(Math.max(x, 22), width - 22),
    y: Math.min(Math.max(y, 22), height - 22),
  });
  return { x: Math.max(0.3, inside.x), y: inside.y };
}

/** Pixels that a length needs beside the next. */
const APART = { wide: 52, upright: 20 };

/** How far each level reaches, along the edge of the sheet. */
function BandLengths({
  bands,
  frame,
}: {
  readonly bands: readonly Band[];
  readonly frame: ViewFrame;
}) {
  const { width, height, isUpright, toSheet } = frame;
  let last = Number.NEGATIVE_INFINITY;
  return bands.map(({ level, to }) => {
    const { x, y } = toSheet({ x: to, y: 0 });
    const along = isUpright ? y : x;
    if (along - last < (isUpright ? APART.upright : APART.wide)) return null;
    last = along;
    return isUpright ? (
      <g key={level}>
        <path className={css.ruler} d={`M0 ${y}H10M${width} ${y}`} />
        <text className={css.length} x="14" y={y + 4.5}>
          {metres(to)}
        </text>
      </g>
    ) : (
      <g key={level}>
        <path className={css.ruler} d={`M${x} ${height}V${height - 10}`} />
        <text className={css.length} x={x} y={height - 15} textAnchor="middle">
          {metres(to)}
        </text>
      </g>
    );
  });
}

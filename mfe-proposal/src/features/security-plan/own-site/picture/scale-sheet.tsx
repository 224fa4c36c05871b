import type { Point } from '@app/contracts/site-layout';
import type { SitePicture } from '@app/contracts/site-picture';
import { distance, middleOf, plus, times } from '@app/site-plan/geometry/vectors';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { arrowWays } from '../../drawing/arrow-ways.ts';
import { linePath } from '../../drawing/paths.ts';
import { pointOn } from '../../drawing/pointer.ts';
import type { PlanLink } from '../../take-along/plan-source.ts';
import sheetCss from '../editor-sheet.module.css';
import { Loupe } from '../loupe.tsx';
import css from './picture.module.css';
import { type LineEnd, lineEnds, pointOf, type Scaling, viewOf, withEnd } from './scaling.ts';
import { useShownPicture } from './use-shown-picture.ts';

interface Props {
  readonly picture: SitePicture;
  readonly saved: PlanLink | undefined;
  readonly size: { readonly width: number; readonly height: number };
  readonly scaling: Scaling;
  readonly onChange: (scaling: Scaling) => void;
}

/** Pixels from an end that a finger or a mouse may be. */
const REACH = { touch: 36, mouse: 18 };
const FINE = 1;
const COARSE = 10;

/** The picture in full, with the two lines whose lengths are known. It covers the drawing. */
export function ScaleSheet({ picture, saved, size, scaling, onChange }: Props) {
  const id = useId();
  const shown = useShownPicture(picture, saved);
  const view = viewOf(picture, scaling.quarter, size);
  const held = useRef<LineEnd>(undefined);
  /** Where the finger is that drags; undefined for a mouse, which hides nothing. */
  const [finger, setFinger] = useState<Point>();
  const sheet = useRef<HTMLDivElement>(null);
  // On a phone the fields are below: the lines are set first.
  useEffect(() => {
    sheet.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const at = (end: LineEnd) => view.toSheet(pointOf(scaling, end));
  const put = (end: LineEnd, to: Point) =>
    onChange(withEnd(scaling, end, view.toPicture(to), picture));

  function onPointerDown(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0) return;
    const pointer = pointOn(event.currentTarget, event);
    const reach = event.pointerType === 'mouse' ? REACH.mouse : REACH.touch;
    const [nearest] = lineEnds
      .map((end) => ({ end, off: distance(at(end), pointer) }))
      .filter(({ off }) => off <= reach)
      .toSorted((a, b) => a.off - b.off);
    if (!nearest) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = nearest.end;
  }
  function onPointerMove(event: PointerEvent<SVGSVGElement>) {
    if (!held.current) return;
    const pointer = pointOn(event.currentTarget, event);
    put(held.current, pointer);
    setFinger(event.pointerType === 'mouse' ? undefined : pointer);
  }
  function letGo() {
    held.current = undefined;
    setFinger(undefined);
  }
  function onKeyDown(event: KeyboardEvent, end: LineEnd) {
    const way = arrowWays[event.key];
    if (!way) return;
    event.preventDefault();
    put(end, plus(at(end), times(way, event.shiftKey ? COARSE : FINE)));
  }

  return (
    <div ref={sheet} className={css.over}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a drawing */}
      <svg
        role="group"
        aria-label="Your picture with two lines"
        data-scale=""
        className={sheetCss.sheet}
        viewBox={`0 0 ${size.width} ${size.height}`}
        data-dragging={finger ? '' : undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <g id={id}>
          {shown && shown !== 'gone' && (
            <image
              href={shown.full}
              width={picture.width}
              height={picture.height}
              transform={view.transform}
            />
          )}
          {scaling.lines.map((known, index) => (
            <KnownLine
              key={index === 0 ? 'first' : 'second'}
              number={index + 1}
              from={view.toSheet(known.from)}
              to={view.toSheet(known.to)}
            />
          ))}
          {lineEnds.map((end) => {
            const { x, y } = at(end);
            const label = `Line ${end.line + 1}, ${end.end === 'from' ? 'first' : 'second'} end`;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a button cannot be part of a drawing
              <g
                key={label}
                role="button"
                tabIndex={0}
                aria-label={label}
                data-line-end={`${end.line} ${end.end}`}
                className={sheetCss.handle}
                transform={`translate(${x} ${y})`}
                onKeyDown={(event) => onKeyDown(event, end)}
              >
                <circle className={sheetCss.target} r={22} />
                <rect className={sheetCss.mark} x={-6} y={-6} width={12} height={12} />
              </g>
            );
          })}
        </g>
        {finger && <Loupe of={[id]} finger={finger} width={size.width} notes={[]} />}
      </svg>
    </div>
  );
}

interface LineProps {
  readonly number: number;
  /** Pixels of the sheet. */
  readonly from: Point;
  readonly to: Point;
}

function KnownLine({ number, from, to }: LineProps) {
  const middle = middleOf({ from, to });
  return (
    <g className={css.marks}>
      <path className={css.halo} d={linePath([from, to])} />
      <path className={css.line} d={linePath([from, to])} />
      <circle className={css.balloon} cx={middle.x} cy={middle.y} r={12} />
      <text
        className={css.number}
        x={middle.x}
        y={middle.y}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {number}
      </text>
    </g>
  );
}

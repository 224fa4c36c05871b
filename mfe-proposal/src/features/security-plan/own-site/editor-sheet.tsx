import { edgeLength, edgesOf } from '@app/contracts/polygon';
import type { Point, SiteLayout } from '@app/contracts/site-layout';
import type { SiteOutline } from '@app/contracts/site-outline';
import { boundsOf } from '@app/site-plan/geometry/bounds';
import { clamp } from '@app/site-plan/geometry/vectors';
import { cornerName } from '@app/site-plan/outline';
import { middleOfAll } from '@app/site-plan/outline-edit';
import { cornersOf } from '@app/site-plan/outline-shapes';
import { when } from '@app/wording/phrases';
import { type KeyboardEvent, type PointerEventHandler, type ReactNode, useId } from 'react';
import { CoverTints } from '../drawing/cover-tints.tsx';
import marks from '../drawing/marks.module.css';
import { Openings } from '../drawing/openings.tsx';
import { areaPath, linePath } from '../drawing/paths.ts';
import { Rooms } from '../drawing/rooms.tsx';
import { type Projection, type Sheet, toSheet } from '../drawing/sheet-fit.ts';
import { Walls } from '../drawing/walls.tsx';
import { DeviceMarks } from './device-marks.tsx';
import css from './editor-sheet.module.css';
import type { Handle } from './handles.ts';
import { Loupe } from './loupe.tsx';
import { inMetres } from './part-words.ts';
import type { Dragged } from './use-dragging.ts';

interface Props {
  readonly outline: SiteOutline;
  readonly layout: SiteLayout;
  readonly size: Sheet;
  /** Under the drawing. */
  readonly behind: ReactNode;
  readonly handles: readonly Handle[];
  readonly chosen: string | undefined;
  readonly dragged: Dragged | undefined;
  /** Where something is wrong. */
  readonly faultsAt: readonly Point[];
  readonly describedBy: string;
  readonly onFocusHandle: (key: string) => void;
  readonly onKey: (event: KeyboardEvent, handle: Handle) => void;
  readonly handlers: Readonly<
    Record<
      'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
      PointerEventHandler<SVGSVGElement>
    >
  >;
}

/** The sheet of the plan with handles. One unit is one pixel. */
export function EditorSheet(props: Props) {
  const {
    behind,
    outline,
    layout,
    size,
    handles,
    chosen,
    dragged,
    faultsAt,
    onFocusHandle,
    onKey,
  } = props;
  const { projection } = size;
  const id = useId();
  const handle = handles.find(({ key }) => key === chosen);
  const sides = handle?.corner ? sidesAt(outline, handle.corner) : [];
  const marked = handle?.line ? [handle.line] : sides;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a drawing
    <svg
      {...props.handlers}
      role="group"
      aria-label="Your site, drawn to scale"
      aria-describedby={props.describedBy}
      className={css.sheet}
      viewBox={`0 0 ${size.width} ${size.height}`}
      data-dragging={dragged ? '' : undefined}
    >
      <g id={`${id}-behind`}>{behind}</g>
      <Site
        layout={layout}
        projection={projection}
        isClear={behind !== undefined}
        wallsId={`${id}-walls`}
      />
      <g id={`${id}-handles`}>
        <Solids outline={outline} projection={projection} />
        <path
          className={css.side}
          d={marked
            .map(({ from, to }) => linePath([toSheet(projection, from), toSheet(projection, to)]))
            .join('')}
        />
        <path
          className={css.stem}
          d={handles
            .map(({ stem, at }) =>
              stem ? linePath([toSheet(projection, stem), toSheet(projection, at)]) : '',
            )
            .join('')}
        />
        {handles.map((handle) => (
          <HandleMark
            key={handle.key}
            handle={handle}
            at={toSheet(projection, handle.at)}
            isChosen={handle.key === chosen}
            onFocus={() => onFocusHandle(handle.key)}
            onKeyDown={(event) => onKey(event, handle)}
          />
        ))}
        {faultsAt.map((at) => {
          const { x, y } = toSheet(projection, at);
          return <circle key={`${x} ${y}`} className={css.fault} cx={x} cy={y} r={17} />;
        })}
      </g>
      <Lengths
        outline={outline}
        projection={projection}
        chosen={sides}
        areFields={!dragged}
        phone={size.phone}
      />
      {handle?.note && (
        <HandleNote text={handle.note} at={toSheet(projection, handle.at)} width={size.width} />
      )}
      <ScaleBar size={size} />
      {dragged?.finger && (
        <Loupe
          of={[`${id}-behind`, `${id}-walls`, `${id}-handles`]}
          finger={dragged.finger}
          width={size.width}
          notes={
            handle?.note
              ? when(handle.kind !== 'fixed', handle.note)
              : sides.map((side) => inMetres(edgeLength(side)))
          }
        />
      )}
    </svg>
  );
}

function sidesAt(outline: SiteOutline, { shape, index }: NonNullable<Handle['corner']>) {
  const edges = edgesOf(cornersOf(outline, shape));
  return [edges.at(index - 1), edges[index]].filter((edge) => edge !== undefined);
}

function Site({
  layout,
  projection,
  isClear,
  wallsId,
}: {
  readonly layout: SiteLayout;
  readonly projection: Projection;
  /** What is behind shows through the rooms. */
  readonly isClear: boolean;
  readonly wallsId: string;
}) {
  const { walls, openings, rooms, devices } = layout;
  const { scale, origin } = projection;
  const metresOnSheet = `translate(${origin.x} ${origin.y}) scale(${scale})`;
  return (
    <>
      <g className={marks.still} transform={metresOnSheet}>
        <Rooms rooms={rooms} opacity={isClear ? 0.3 : undefined} />
        <CoverTints devices={devices} walls={walls} bounds={boundsOf(layout)} answer="" />
      </g>
      <g id={wallsId} className={marks.still} transform={metresOnSheet}>
        <Walls walls={walls} openings={openings} scale={scale} />
        <Openings walls={walls} openings={openings} />
      </g>
      <DeviceMarks devices={devices} projection={projection} />
    </>
  );
}

/** Crowns of trees, roofs of carports and poles; walls are drawn with the others. */
const Solids = ({ outline, projection }: { outline: SiteOutline; projection: Projection }) =>
  outline.solids.map(({ kind, corners }, index) => {
    const key = `${kind}-${index}`;
    const middle = toSheet(projection, middleOfAll(corners));
    if (kind === 'pole')
      return <circle key={key} className={marks.solid} cx={middle.x} cy={middle.y} r={4} />;
    if (kind === 'tree') {
      const [first] = corners;
      const edge = first ? toSheet(projection, first) : middle;
      return (
        <circle
          key={key}
          className={marks.hidden}
          cx={middle.x}
          cy={middle.y}
          r={Math.abs(middle.x - edge.x) * 1.4}
        />
      );
    }
    return (
      <path
        key={key}
        className={marks.hidden}
        d={areaPath(corners.map((one) => toSheet(projection, one)))}
      />
    );
  });

const SIZES = { corner: 6, middle: 4, whole: 9, opening: 7, turn: 9, wall: 7, fixed: 3 };

interface MarkProps {
  readonly handle: Handle;
  readonly at: Point;
  readonly isChosen: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function HandleMark({ handle, at: { x, y }, isChosen, onFocus, onKeyDown }: MarkProps) {
  const half = SIZES[handle.kind];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be part of a drawing
    <g
      role="button"
      // Lengths in the list make corners, too: Tab goes from corner to corner.
      tabIndex={handle.kind === 'middle' && !isChosen ? -1 : 0}
      aria-label={handle.label}
      aria-pressed={isChosen}
      data-handle={handle.key}
      data-kind={handle.kind}
      className={css.handle}
      transform={`translate(${x} ${y})`}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <circle className={css.target} r={22} />
      {isChosen && (
        <path className={css.frame} d="M-12-7V-12H-7M7-12H12V-7M12 7V12H7M-7 12H-12V7" />
      )}
      {handle.kind === 'corner' && !isChosen ? (
        <rect className={css.mark} x={-half} y={-half} width={2 * half} height={2 * half} />
      ) : (
        <circle className={css.mark} r={isChosen ? 6 : half} />
      )}
      {handle.kind === 'whole' && !isChosen && <path className={css.cross} d="M-5 0H5M0-5V5" />}
      {handle.kind === 'turn' && !isChosen && (
        <path className={css.cross} d="M-4.2 2A4.7 4.7 0 1 1 2.5 4M4-4.5V-1H.5" />
      )}
    </g>
  );
}

/** Pixels of half a letter. */
const HALF_LETTER = 4.3;

interface NoteProps {
  readonly text: string;
  readonly at: Point;
  /** Of the sheet. */
  readonly width: number;
}

/** Above the handle, or below it at the upper edge, and whole on the sheet. */
const HandleNote = ({ text, at: { x, y }, width }: NoteProps) => (
  <text
    className={css.length}
    data-chosen=""
    textAnchor="middle"
    dominantBaseline="central"
    x={clamp(x, text.length * HALF_LETTER, width - text.length * HALF_LETTER)}
    y={y < 40 ? y + 32 : y - 32}
  >
    {text}
  </text>
);

interface LengthsProps {
  readonly outline: SiteOutline;
  readonly projection: Projection;
  /** Sides that carry their lengths in any case, or fields in place of them. */
  readonly chosen: readonly { readonly from: Point; readonly to: Point }[];
  readonly areFields: boolean;
  readonly phone: boolean;
}

/** Pixels: a shorter side has no room for its length. */
const SHORT = { phone: 76, wide: 56 };
const BESIDE = { phone: 13, wide: 20 };

/** Lengths of the boundary's sides beside them, letters at its corners, and which side the street is on. */
function Lengths({ outline, projection, chosen, areFields, phone }: LengthsProps) {
  const { boundary, street } = outline;
  const own = edgesOf(boundary ?? []);
  const others = chosen.filter((side) => !own.some(({ from }) => from === side.from));
  const notes = [...own, ...others].flatMap(({ from, to }, index) => {
    const [a, b] = [toSheet(projection, from), toSheet(projection, to)];
    const pixels = Math.hypot(b.x - a.x, b.y - a.y);
    const isChosen = chosen.some((side) => side.from === from);
    if (isChosen ? areFields : pixels < SHORT[phone ? 'phone' : 'wide']) return [];
    const out = { x: (b.y - a.y) / (pixels || 1), y: -(b.x - a.x) / (pixels || 1) };
    const text = `${inMetres(edgeLength({ from, to }))}${index === street && index < own.length ? ', street' : ''}`;
    const upright = Math.abs(out.x) > 0.6;
    return [
      {
        text,
        isChosen,
        x: (a.x + b.x) / 2 + out.x * BESIDE[phone ? 'phone' : 'wide'],
        y: (a.y + b.y) / 2 + out.y * BESIDE[phone ? 'phone' : 'wide'],
        turn: upright ? -90 : 0,
      },
    ];
  });
  return (
    <g className={marks.still}>
      {notes.map(({ text, isChosen, x, y, turn }) => (
        <text
          key={`${x} ${y}`}
          className={css.length}
          data-chosen={isChosen || undefined}
          textAnchor="middle"
          dominantBaseline="central"
          transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})`}
        >
          {text}
        </text>
      ))}
      {(boundary ?? []).map((at, index) => {
        const { x, y } = toSheet(projection, at);
        const middle = toSheet(projection, middleOfAll(boundary ?? []));
        const [right, down] = [Math.sign(x - middle.x), Math.sign(y - middle.y)];
        return (
          <text
            key={cornerName(index)}
            className={css.letter}
            textAnchor="middle"
            dominantBaseline="central"
            x={x + right * 15}
            y={y + down * 15}
          >
            {cornerName(index)}
          </text>
        );
      })}
    </g>
  );
}

/** A line of so many metres, at the lower right. */
function ScaleBar({ size: { width, height, projection } }: { readonly size: Sheet }) {
  const metres =
    [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => one * projection.scale > 44) ?? 500;
  const [x, y] = [width - 14, height - 10];
  return (
    <g className={marks.still}>
      <path className={css.bar} d={`M${x - metres * projection.scale} ${y - 4}v4H${x}v-4`} />
      <text className={css.length} textAnchor="end" x={x - metres * projection.scale - 6} y={y}>
        {metres} m
      </text>
    </g>
  );
}

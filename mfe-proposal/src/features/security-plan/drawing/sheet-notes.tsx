import type { LayoutRoom, Point, SiteLayout } from '@app/contracts/site-layout';
import { boundsOf, sheetBounds } from '@app/site-plan/geometry/bounds';
import css from './marks.module.css';
import { type Projection, type Sheet, toSheet } from './sheet-fit.ts';
import { metres } from './words.ts';

interface Props {
  readonly layout: SiteLayout;
  readonly sheet: Sheet;
  /** With the zoom. */
  readonly projection: Projection;
}

/** Dimensions, street, north, and the names of rooms that have space for it. */
export function SheetNotes({ layout, sheet, projection }: Props) {
  const bounds = boundsOf(layout);
  const start = toSheet(projection, bounds);
  const end = toSheet(projection, { x: bounds.x + bounds.width, y: bounds.y + bounds.depth });
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const around = sheetBounds(layout);
  const first = toSheet(projection, around);
  const last = toSheet(projection, { x: around.x + around.width, y: around.y + around.depth });
  const away = sheet.phone ? 18 : 30;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g aria-hidden="true" className={css.still}>
      <Dimension
        from={{ x: start.x, y: first.y - away }}
        to={{ x: end.x, y: first.y - away }}
        text={metres(bounds.width)}
      />
      <Dimension
        from={{ x: last.x + away, y: end.y }}
        to={{ x: last.x + away, y: start.y }}
        text={metres(bounds.depth)}
      />
      <Note at={{ x: middle.x, y: last.y + away + 8 }}>street</Note>
      <North at={{ x: start.x + 2, y: last.y + away }} />
      {!sheet.phone &&
        layout.rooms.map((room) => <RoomName key={room.id} room={room} projection={projection} />)}
    </g>
  );
}

const Note = ({
  at,
  turned,
  small,
  children,
}: {
  readonly at: Point;
  readonly turned?: boolean;
  readonly small?: boolean;
  readonly children: string;
}) => (
  <text
    className={small ? `${css.note} ${css.small}` : css.note}
    x={at.x}
    y={at.y}
    textAnchor="middle"
    transform={turned ? `rotate(-90 ${at.x} ${at.y})` : undefined}
  >
    {children}
  </text>
);

const ARROW = 'M0 0L9 3V-3Z';

function Dimension({
  from,
  to,
  text,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
}) {
  const upright = from.x === to.x;
  const turn = upright ? -90 : 0;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    <>
      <path className={css.thin} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path
        className={css.arrow}
        d={ARROW}
        transform={`translate(${from.x} ${from.y}) rotate(${turn})`}
      />
      <path
        className={css.arrow}
        d={ARROW}
        transform={`translate(${to.x} ${to.y}) rotate(${turn + 180})`}
      />
      <Note
        at={upright ? { x: middle.x + 16, y: middle.y } : { x: middle.x, y: middle.y - 7 }}
        turned={upright}
      >
        {text}
      </Note>
    </>
  );
}

const North = ({ at: { x, y } }: { readonly at: Point }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={css.thin} r="12" />
    <path className={css.solid} d="M0-12L4 5L0 2L-4 5Z" />
    <text className={css.note} x="18" y="5">
      N
    </text>
  </g>
);

/** Pixels that a letter takes. */
const LETTER = 8;

function RoomName({
  room,
  projection,
}: {
  readonly room: LayoutRoom;
  readonly projection: Projection;
}) {
  const { at, width, depth, label } = room;
  const space = { width: width * projection.scale - 6, depth: depth * projection.scale - 8 };
  if (label.length * LETTER > space.width || space.depth < 20) return null;
  const middle = toSheet(projection, { x: at.x + width / 2, y: at.y + depth / 2 });
  return (
    <Note at={{ x: middle.x, y: middle.y + 4 }} small>
      {label}
    </Note>
  );
}

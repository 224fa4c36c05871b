import type { LayoutRoom, Point, SiteLayout } from '@app/contracts/site-layout';
import { boundsOf, centreOf } from '@app/site-plan/geometry/bounds';
import { minus } from '@app/site-plan/geometry/vectors';
import css from './marks.module.css';
import { notePlaces } from './note-places.ts';
import { type Projection, type Sheet, toSheet } from './sheet-fit.ts';
import { metres } from './words.ts';

interface Props {
  readonly layout: SiteLayout;
  readonly sheet: Sheet;
  /** With the zoom. */
  readonly projection: Projection;
  /** Centres of what a room's name must not lie under. */
  readonly taken: readonly Point[];
}

/** Dimensions, street, north, and the names of rooms that have space for it. */
export function SheetNotes({ layout, sheet, projection, taken }: Props) {
  const { width, depth } = boundsOf(layout);
  const places = notePlaces(layout, sheet, projection);
  const { start, end, widthAt, depthAt } = places;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g aria-hidden="true" className={css.still}>
      <Dimension
        from={{ x: start.x, y: widthAt }}
        to={{ x: end.x, y: widthAt }}
        text={metres(width)}
      />
      <Dimension
        from={{ x: depthAt, y: end.y }}
        to={{ x: depthAt, y: start.y }}
        text={metres(depth)}
      />
      <Street layout={layout} projection={projection} below={places.street} />
      <North at={places.north} />
      {layout.rooms
        .filter(({ label }) => !sheet.phone || !isNumbered(label))
        .map((room) => (
          <RoomName key={room.id} room={room} projection={projection} taken={taken} />
        ))}
    </g>
  );
}

/** Pixels from the wall to the word. */
const BESIDE = 26;

/** Below the site, or beside the street side of one that was drawn. */
function Street({
  layout,
  projection,
  below,
}: {
  readonly layout: SiteLayout;
  readonly projection: Projection;
  readonly below: Point;
}) {
  if (!layout.drawn) return <Note at={below}>street</Note>;
  const { street } = layout.drawn;
  if (!street) return null;
  const way = minus(street, centreOf(boundsOf(layout)));
  const turned = Math.abs(way.x) > Math.abs(way.y);
  const { x, y } = toSheet(projection, street);
  const at = turned
    ? { x: x + Math.sign(way.x) * BESIDE, y }
    : { x, y: y + Math.sign(way.y) * BESIDE + 5 };
  return (
    <Note at={at} turned={turned}>
      street
    </Note>
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

/** "Room 3": its use is not known. */
const isNumbered = (label: string): boolean => /^Room \d+$/.test(label);

/** Pixels that a letter takes, and half the height of a name with a number beside it. */
const LETTER = 8;
const CLEAR = 20;

function RoomName({
  room,
  projection,
  taken,
}: {
  readonly room: LayoutRoom;
  readonly projection: Projection;
  readonly taken: readonly Point[];
}) {
  const { at, width, depth, label } = room;
  const words = label.length * LETTER;
  const space = { width: width * projection.scale - 6, depth: depth * projection.scale - 8 };
  if (words > space.width || space.depth < 20) return null;
  const isFree = (place: Point) =>
    taken.every(
      ({ x, y }) => Math.abs(x - place.x) > words / 2 + CLEAR / 2 || Math.abs(y - place.y) > CLEAR,
    );
  const place = HEIGHTS.map((share) =>
    toSheet(projection, { x: at.x + width / 2, y: at.y + depth * share }),
  ).find(isFree);
  if (!place) return null;
  return (
    <Note at={{ x: place.x, y: place.y + 4 }} small>
      {label}
    </Note>
  );
}

/** Where in a room its name may be, from its north side: the best first. */
const HEIGHTS = [0.5, 0.35, 0.65, 0.22, 0.78];

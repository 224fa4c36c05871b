import { edgeLength, edgesOf } from '@app/contracts/polygon';
import type { Point } from '@app/contracts/site-layout';
import { outlineLimits, type SiteOutline } from '@app/contracts/site-outline';
import { along, clamp, middleOf, normal, plus, times } from '@app/site-plan/geometry/vectors';
import { sideName } from '@app/site-plan/outline';
import { cornersOf, setLength } from '@app/site-plan/outline-shapes';
import { type Sheet, toSheet } from '../drawing/sheet-fit.ts';
import css from './editor-sheet.module.css';
import type { Handle } from './handles.ts';
import { MetreField } from './metre-field.tsx';

interface Props {
  readonly outline: SiteOutline;
  readonly corner: NonNullable<Handle['corner']>;
  readonly size: Sheet;
  readonly onChange: (outline: SiteOutline) => void;
}

/** The lengths of the two sides at the chosen corner as fields, each beside its side. */
export function SideFields({ outline, corner: { shape, index }, size, onChange }: Props) {
  const corners = cornersOf(outline, shape);
  const edges = edgesOf(corners);
  const sides = [(index + corners.length - 1) % corners.length, index];
  const places = placesOf(
    sides
      .flatMap((side) => edges[side] ?? [])
      .map(({ from, to }) => ({
        from: toSheet(size.projection, from),
        to: toSheet(size.projection, to),
      })),
    size,
  );
  return sides.map((side, at) => {
    const [edge, place] = [edges[side], places[at]];
    if (!edge || !place) return null;
    return (
      <div
        key={`${shape} ${side}`}
        className={css.field}
        style={{ left: Math.round(place.x), top: Math.round(place.y) }}
      >
        <MetreField
          label={`${sideName(side, corners.length)} on the drawing`}
          value={edgeLength(edge)}
          min={outlineLimits.leastSide}
          max={outlineLimits.far}
          isChosen
          isBare
          onChange={(metres) => onChange(setLength(outline, shape, side, metres))}
        />
      </div>
    );
  });
}

/** Pixels. */
const WIDTHS = { phone: 72, wide: 88 };
const HEIGHT = 44;
const FROM_SIDE = 10;
const FROM_EDGE = 4;

/** Upper left corners of the fields: outside of each side, or inside where the sheet ends. */
function placesOf(
  sides: readonly { from: Point; to: Point }[],
  { width, height, phone }: Sheet,
): Point[] {
  const field = { width: WIDTHS[phone ? 'phone' : 'wide'], height: HEIGHT };
  const places: Point[] = [];
  for (const side of sides) {
    const out = times(normal(side), -1);
    const off = Math.abs(out.x) * (field.width / 2) + Math.abs(out.y) * (field.height / 2);
    const at = (way: number, by = 0) => {
      const middle = plus(middleOf(side), times(out, way * (off + FROM_SIDE)));
      const { x, y } = plus(middle, times(along(side), by));
      return { x: x - field.width / 2, y: y - field.height / 2 };
    };
    const isFree = ({ x, y }: Point) =>
      x >= FROM_EDGE &&
      y >= FROM_EDGE &&
      x + field.width <= width - FROM_EDGE &&
      y + field.height <= height - FROM_EDGE &&
      places.every(
        (other) =>
          Math.abs(other.x - x) >= field.width + FROM_EDGE ||
          Math.abs(other.y - y) >= field.height + FROM_EDGE,
      );
    const ways = [0, 60, -60, 110, -110].flatMap((by) => [at(1, by), at(-1, by)]);
    const { x, y } = ways.find(isFree) ?? at(-1);
    places.push({
      x: clamp(x, FROM_EDGE, width - field.width - FROM_EDGE),
      y: clamp(y, FROM_EDGE, height - field.height - FROM_EDGE),
    });
  }
  return places;
}

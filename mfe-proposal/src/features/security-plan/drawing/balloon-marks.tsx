import type { LayoutDevice, Point } from '@app/contracts/site-layout';
import { lengthOf, minus, plus } from '@app/site-plan/geometry/vectors';
import type { Item } from './item.ts';
import css from './marks.module.css';
import { type Projection, type Sheet, toSheet } from './sheet-fit.ts';

/** More than that hide the drawing: then only the marked line has balloons, or only one device of it. */
const CROWDED = { wide: 16, phone: 6 };

interface Props {
  readonly devices: readonly LayoutDevice[];
  readonly selectedLine: number | undefined;
  readonly active: Item | undefined;
  readonly sheet: Sheet;
  readonly projection: Projection;
}

/** Numbers of lines of the bill of materials beside their devices. */
export function BalloonMarks({ devices, selectedLine, active, sheet, projection }: Props) {
  const marked = numbered(devices, selectedLine, active, CROWDED[sheet.phone ? 'phone' : 'wide']);
  const points = marked.map(({ at }) => toSheet(projection, at));
  const places = balloonPlaces(
    points,
    devices.map(({ at }) => toSheet(projection, at)),
    sheet,
  );
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g aria-hidden="true" className={css.still}>
      {marked.map(({ id, line }, index) => {
        const [at, place] = [points[index], places[index]];
        if (!at || !place) return null;
        return (
          <g key={id}>
            <path className={css.thin} d={`M${at.x} ${at.y}L${place.x} ${place.y}`} />
            <circle className={css.paper} cx={place.x} cy={place.y} r={BALLOON_RADIUS} />
            <text className={css.number} x={place.x} y={place.y + 4.5} textAnchor="middle">
              {line + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function numbered(
  devices: readonly LayoutDevice[],
  selectedLine: number | undefined,
  active: Item | undefined,
  most: number,
): readonly LayoutDevice[] {
  if (selectedLine === undefined) return devices.length <= most ? devices : [];
  const marked = devices.filter(({ line }) => line === selectedLine);
  if (marked.length <= most) return marked;
  const one = marked.find(({ id }) => active?.kind === 'device' && id === active.id) ?? marked[0];
  return one ? [one] : [];
}

/** Pixels. */
const BALLOON_RADIUS = 11;
const APART = 30;
const CLEAR = 24;

const around: readonly Point[] = Array.from({ length: 12 }, (_, index) => {
  const angle = ((index * 30 - 60) * Math.PI) / 180;
  return { x: APART * Math.cos(angle), y: APART * Math.sin(angle) };
});

/**
 * A place for the balloon of each device, beside it and as clear of all devices and of the other
 * balloons as can be.
 * @param marked the devices with a balloon, in pixels
 * @param devices all devices, in pixels
 */
function balloonPlaces(
  marked: readonly Point[],
  devices: readonly Point[],
  sheet: Pick<Sheet, 'width' | 'height'>,
): Point[] {
  const places: Point[] = [];
  for (const at of marked) {
    const choices = around.map((by) => plus(at, by)).filter((place) => fits(place, sheet));
    const clearance = (place: Point) =>
      Math.min(CLEAR, ...[...devices, ...places].map((other) => lengthOf(minus(other, place))));
    const best = choices.reduce<Point | undefined>(
      (kept, place) => (kept && clearance(kept) >= clearance(place) ? kept : place),
      undefined,
    );
    places.push(best ?? plus(at, { x: 0, y: -APART }));
  }
  return places;
}

const fits = ({ x, y }: Point, { width, height }: Pick<Sheet, 'width' | 'height'>): boolean =>
  x > BALLOON_RADIUS &&
  y > BALLOON_RADIUS &&
  x < width - BALLOON_RADIUS &&
  y < height - BALLOON_RADIUS;

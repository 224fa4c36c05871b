import type { LayoutDevice } from '@app/contracts/site-layout';
import { BALLOON_RADIUS, balloonPlaces } from './balloons.ts';
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

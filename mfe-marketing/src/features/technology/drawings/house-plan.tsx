import type { ReactNode } from 'react';
import { type Point, polar } from '../../../drawing/geometry.ts';
import { Box, Disc, Line, Shape, Walls } from '../../../drawing/marks.tsx';
import css from '../../../drawing/strokes.module.css';
import {
  contactPoints,
  DETECTOR_REACH,
  doorsAndBedsOn,
  HOUSE_SIZE,
  lens,
  type Placing,
  panicButtons,
  path,
  rooms,
  SIREN,
  slidingDoor,
  wallsOn,
  windows,
} from './house.ts';

/** Degrees from the middle of what it sees. */
const RAYS = [-30, -15, 0, 15, 30];

const raysOf = (length: number): string =>
  RAYS.map((turn) => `M0 0L${polar([0, 0], turn, length).join(' ')}`).join('');

/** The house and its devices without a text, so that each sheet can set its own. */
export function HousePlan({ place, id }: { readonly place: Placing; readonly id: string }) {
  const [width, depth] = HOUSE_SIZE;
  const watched = rooms.flatMap(({ detector, seen, answer }) =>
    detector ? [{ detector, seen, answer }] : [],
  );
  return (
    <>
      <Shape
        fill="room"
        d={path(
          [
            [0, 0],
            [width, 0],
            [width, depth],
            [0, depth],
          ],
          place,
        )}
      />
      {watched.map(({ detector, seen, answer }, index) => (
        <g key={detector.corner.join(' ')}>
          <clipPath id={`${id}-${index}`}>
            <path d={path(seen, place)} />
          </clipPath>
          <Shape fill={answer ? 'answer' : 'cover2'} d={path(seen, place)} />
          <g clipPath={`url(#${id}-${index})`}>
            <Turned at={lens(detector, place)} by={detector.direction + place.turn}>
              <Line stroke="hidden" d={raysOf(place.length(DETECTOR_REACH))} />
            </Turned>
          </g>
        </g>
      ))}
      <Line stroke="thin" d={doorsAndBedsOn(place)} />
      <Walls d={wallsOn(place)} width={2 * place.halfWall} />
      <Glass place={place} />
      {watched.map(({ detector }) => (
        <Turned
          key={detector.corner.join(' ')}
          at={lens(detector, place)}
          by={detector.direction + place.turn}
        >
          <path className={css.paper} d="M-3-11A11 11 0 0 1-3 11Z" />
          <circle className={css.dot} cx="2" r="2.6" />
        </Turned>
      ))}
      {Object.entries(contactPoints).map(([door, [left, top]]) => (
        <Turned key={door} at={place.at(left, top)} by={place.turn + (left === 0 ? 90 : 0)}>
          <Box fill="device" at={[-5, -9]} size={[10, 18]} />
        </Turned>
      ))}
      {panicButtons.map((button) => (
        <g key={button.join(' ')}>
          <Disc at={place.at(...button)} radius={7} />
          <Disc fill="dot" at={place.at(...button)} radius={3} />
        </g>
      ))}
    </>
  );
}

/** Windows, and the two leaves of the sliding door. */
const Glass = ({ place }: { readonly place: Placing }) => (
  <>
    {windows.map(({ from, width }) => (
      <Turned key={from.join(' ')} at={place.at(...from)} by={place.turn}>
        <Box
          at={[0, -place.halfWall]}
          size={[place.length(width), 2 * place.halfWall]}
          corner={0}
        />
        <Line stroke="thin" d={`M0 0h${place.length(width)}`} />
      </Turned>
    ))}
    <Turned at={place.at(slidingDoor.from, 0)} by={place.turn}>
      <Line
        width={1.5}
        d={`M4 3h${place.length(1.6)}M${place.length(slidingDoor.to - slidingDoor.from) - 4}-3h${place.length(-1.6)}`}
      />
    </Turned>
  </>
);

export const Siren = ({
  at,
  direction,
  size,
}: {
  readonly at: Point;
  readonly direction: number;
  readonly size: number;
}) => (
  <Turned at={at} by={direction}>
    <path className={css.paper} transform={`scale(${size})`} d={SIREN} />
  </Turned>
);

const Turned = ({
  at,
  by,
  children,
}: {
  readonly at: Point;
  readonly by: number;
  readonly children: ReactNode;
}) => <g transform={`translate(${at.join(' ')})${by ? ` rotate(${by})` : ''}`}>{children}</g>;

import { type Point, round } from '../../../drawing/geometry.ts';
import { Box, Disc, Line, Shape } from '../../../drawing/marks.tsx';
import { Car, Tree } from '../../../drawing/objects.tsx';

/** A trip on a map, in units of its sheet. */
export interface Trip {
  /** Left and right edge of the map, and its height. */
  readonly area: readonly [left: number, right: number, height: number];
  readonly streets: string;
  readonly intended: string;
  readonly driven: string;
  readonly astray: string;
  /** Where the vehicle reported its position. */
  readonly reports: readonly Point[];
  readonly trees: readonly (readonly [at: Point, radius: number])[];
  /** The middle of the yard; its gate is on the right. */
  readonly yard: Point;
  /** Radius of the geofence around the yard, which is 200 m. */
  readonly fence: number;
  readonly stop: Point;
  /** Direction in which the vehicle stopped. */
  readonly heading: number;
}

/** Streets, the yard inside its geofence, the routes and the marked stop. */
export const RouteMap = ({ trip }: { readonly trip: Trip }) => (
  <>
    <Shape fill="room" d={`M${trip.area[0]} 0H${trip.area[1]}V${trip.area[2]}H${trip.area[0]}Z`} />
    <g fill="none" strokeLinecap="square">
      <path d={trip.streets} stroke="var(--draw-wall)" strokeWidth="20" />
      <path d={trip.streets} stroke="var(--draw-paper)" strokeWidth="16" />
    </g>
    {trip.trees.map(([at, radius]) => (
      <Tree key={at.join(' ')} at={at} size={radius} />
    ))}
    <Yard at={trip.yard} radius={trip.fence} />
    <Line d={trip.intended} stroke="hidden" width={2} />
    <Disc fill="answer" at={trip.stop} radius={46} />
    <Line d={trip.astray} width={3} stroke="accent" />
    <Line d={trip.driven} width={3} />
    {trip.reports.map((at) => (
      <Disc key={at.join(' ')} at={at} radius={4.5} />
    ))}
    <Car at={trip.stop} direction={trip.heading} size={11} />
  </>
);

/** A wall with a gate to the street, two halls, and the geofence around them. */
function Yard({ at: [left, top], radius }: { readonly at: Point; readonly radius: number }) {
  const part = (share: number) => round(share * radius);
  const x = (share: number) => left + part(share);
  const y = (share: number) => top + part(share);
  return (
    <>
      <Disc fill="cover2" at={[left, top]} radius={radius} />
      <circle
        cx={left}
        cy={top}
        r={radius}
        fill="none"
        stroke="var(--draw-line)"
        strokeWidth="1.5"
        strokeDasharray="7 5"
      />
      <Line d={`M${x(0.64)} ${y(-0.15)}V${y(-0.5)}H${x(-0.58)}V${y(0.5)}H${x(0.64)}V${y(0.15)}`} />
      <Box at={[x(-0.46), y(-0.37)]} size={[part(0.46), part(0.75)]} corner={0} />
      <Line stroke="thin" d={`M${x(-0.23)} ${y(-0.37)}V${y(0.38)}`} />
      <Box at={[x(0.12), y(0.25)]} size={[part(0.42), part(0.15)]} corner={0} />
    </>
  );
}

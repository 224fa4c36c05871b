import { type Point, pathOf } from '../../../drawing/geometry.ts';
import { Line, Walls } from '../../../drawing/marks.tsx';
import { Car, Person, Tree } from '../../../drawing/objects.tsx';

/** How a sheet shows the yard in front of the camera. */
export interface YardView {
  /** Names the clip path, of which each sheet needs its own. */
  readonly id: string;
  /** The point so many metres from the camera along its axis, and beside the axis. */
  readonly at: (distance: number, aside: number) => Point;
  /** Units per metre. */
  readonly units: number;
  /** Direction in which the camera looks, in degrees: 0 is right, then clockwise. */
  readonly looks: 0 | 90;
  /** What is drawn of the yard, as a path. */
  readonly area: string;
}

/** The far wall, in metres from the camera, and its gate, beside the axis. */
export const WALL = 22.2;
const GATE = [-2.1, 0.9] as const;
const EDGE = 16;
const BAYS = [3.6, 5.9];

const line = ({ at }: YardView, from: Point, to: Point) => pathOf([at(...from), at(...to)]);

/** What the camera's view is drawn over. */
export const Yard = ({ view }: { readonly view: YardView }) => (
  <>
    <Line stroke="thin" d={BAYS.map((bay) => line(view, [14, bay], [18.9, bay])).join('')} />
    <Car at={view.at(16.4, 4.75)} direction={view.looks + 180} size={view.units} />
    <Tree at={view.at(19.7, -4.5)} size={view.units} />
    <Tree at={view.at(17.2, -5.4)} size={view.units * 0.65} />
  </>
);

/** Who and what the camera's view ends at. */
export function PeopleAndWall({ view }: { readonly view: YardView }) {
  const { at, looks } = view;
  return (
    <>
      <Walls
        d={line(view, [WALL, -EDGE], [WALL, GATE[0]]) + line(view, [WALL, GATE[1]], [WALL, EDGE])}
      />
      <Line stroke="hidden" d={line(view, [WALL, GATE[0]], [WALL, GATE[1]])} />
      <Person at={at(2.6, -2.2)} direction={looks + 20} />
      <Person at={at(6.6, 3.2)} direction={looks + 200} />
      <Person at={at(15.6, -4)} direction={looks + 160} />
    </>
  );
}

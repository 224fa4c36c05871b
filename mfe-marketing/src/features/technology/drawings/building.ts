import { type Point, pathOf, type Scale } from '../../../drawing/geometry.ts';

/** A two-storey building in section, in metres from its lower left corner. */
export interface Building {
  readonly scale: Scale;
  readonly width: number;
  /** Where the cold room ends, on the ground floor. */
  readonly coldRoom: number;
  /** The wall to the rooms of the plant and the geyser. */
  readonly partition: number;
  readonly tank: number;
  readonly rack: number;
  readonly desk: number;
  readonly geyser: number;
  readonly generator: number;
  readonly board: number;
  readonly gateway: readonly [across: number, height: number];
  readonly mast: number;
  /** Beside sensors 1 to 6 and the gateway. */
  readonly balloons: readonly (readonly [across: number, height: number])[];
}

/** Functions that place a point of the building on its sheet. */
export function placing({ scale: { x, y, length } }: Building) {
  /** Metres, counted up from the ground. */
  const up = (metres: number) => y(-metres);
  const at = (across: number, height: number): Point => [x(across), up(height)];
  const size = (width: number, height: number): Point => [length(width), length(height)];
  const line = (...points: readonly (readonly [number, number])[]) =>
    pathOf(points.map(([across, height]) => at(across, height)));
  return { x, up, at, size, line };
}

/** A place on the sheet, in drawing units (the sheet is 840 × 470). */
export type Point = readonly [x: number, y: number];

/** Rounds to tenths of a unit, for what is small itself, such as a person. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Rounds a place or a length to whole units: they are about as large as a pixel, and the markup stays small. */
export const whole = (value: number): number => Math.round(value);

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point at a distance and direction; 0° is right, clockwise, as the y axis points down. */
export function polar([x, y]: Point, degrees: number, distance: number): Point {
  const angle = radians(degrees);
  return [whole(x + distance * Math.cos(angle)), whole(y + distance * Math.sin(angle))];
}

/** Outline of a slice of a circle: the apex, the direction it looks in, its full angle, its radius. */
export function sectorPath(apex: Point, direction: number, angle: number, radius: number): string {
  const from = polar(apex, direction - angle / 2, radius);
  const to = polar(apex, direction + angle / 2, radius);
  const large = angle > 180 ? 1 : 0;
  return `M${apex.join(' ')}L${from.join(' ')}A${whole(radius)} ${whole(radius)} 0 ${large} 1 ${to.join(' ')}Z`;
}

/** Turns metres into drawing units; a plan or an elevation has one scale throughout. */
export interface Scale {
  readonly x: (metres: number) => number;
  readonly y: (metres: number) => number;
  readonly at: (x: number, y: number) => Point;
  /** Drawing units of a length. */
  readonly length: (metres: number) => number;
}

export function scale(unitsPerMetre: number, [left, top]: Point): Scale {
  const x = (metres: number) => whole(left + metres * unitsPerMetre);
  const y = (metres: number) => whole(top + metres * unitsPerMetre);
  return {
    x,
    y,
    at: (across, down) => [x(across), y(down)],
    length: (metres) => whole(metres * unitsPerMetre),
  };
}

/** A path through points, with the short letters for lines along the axes. */
export const pathOf = (points: readonly Point[]): string =>
  points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (before?.[0] === x) return `V${y}`;
      if (before?.[1] === y) return `H${x}`;
      return `${before ? 'L' : 'M'}${x} ${y}`;
    })
    .join('');

/**
 * The sides of a boundary that is a rectangle of 4:3, in metres: north, east, south and west.
 * @param length all round, in metres
 */
export function boundarySides(length: number): readonly [number, number, number, number] {
  const [long, short] = [(length * 2) / 7, (length * 3) / 14];
  return [long, short, long, short];
}

/**
 * How many of `of` devices each side has, by its share of the whole length (largest remainder). The
 * drawing places them so.
 */
export function sharedBySide(sides: readonly number[], of: number): readonly number[] {
  const whole = sides.reduce((sum, side) => sum + side, 0);
  const quotas = sides.map((side) => (of * side) / whole);
  const counts = quotas.map(Math.floor);
  while (counts.reduce((sum, count) => sum + count, 0) < of) {
    const rest = quotas.map((quota, side) => quota - (counts[side] ?? 0));
    const most = rest.indexOf(Math.max(...rest));
    counts[most] = (counts[most] ?? 0) + 1;
  }
  return counts;
}

export interface Wished {
  /** Metres. */
  readonly width: number;
}

/** Where an opening goes: its middle, as a coordinate along the wall, and the width it is drawn with. */
export interface Slotted<W> {
  readonly wish: W;
  readonly place: number;
  readonly width: number;
}

const SHIFT = 0.25;
const FROM_JOINT = 0.2;

/**
 * Spreads openings over a wall, each in a slot of its width and a gap; all are drawn narrower when
 * the wall is too short. An opening moves within its slot when an inner wall would end in it.
 * @param start coordinate of the wall's first end
 * @param joints coordinates where inner walls end on it
 */
export function inSlots<W extends Wished>(
  wished: readonly W[],
  start: number,
  length: number,
  joints: readonly number[],
  gap = 1,
): Slotted<W>[] {
  const needed = wished.reduce((sum, { width }) => sum + width + gap, 0);
  const scale = length / needed;
  let before = start;
  return wished.map((wish) => {
    const slot = (wish.width + gap) * scale;
    const width = wish.width * Math.min(1, scale);
    const centre = before + slot / 2;
    before += slot;
    return { wish, place: centre + shiftFrom(joints, centre, width, slot), width };
  });
}

/** The smallest shift that keeps an opening clear of all joints; none when its slot has no room. */
function shiftFrom(joints: readonly number[], centre: number, width: number, slot: number): number {
  const most = (slot - width) / 2;
  for (let step = 0; step * SHIFT <= most; step++) {
    for (const shift of [step * SHIFT, -step * SHIFT]) {
      const clear = joints.every((at) => Math.abs(centre + shift - at) >= width / 2 + FROM_JOINT);
      if (clear) return shift;
    }
  }
  return 0;
}

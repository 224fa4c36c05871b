/** A moving dot on the plan. */
export interface Dot {
  /** Where it starts, as fractions of the area. */
  readonly x: number;
  readonly y: number;
  /** In pixels. */
  readonly radius: number;
  /** Pixels a second. */
  readonly speedX: number;
  readonly speedY: number;
}

const DOT_COUNT = 50;
/** How far outside the area a dot moves to the other side, so that the jump is not visible. */
const MARGIN = 12;

/** Fifty dots of radius 1 to 3 that move slowly in all directions; the same for the same seed. */
export function scatterDots(seed = 7): readonly Dot[] {
  const random = lehmer(seed);
  return Array.from({ length: DOT_COUNT }, () => {
    const x = random();
    const y = random();
    const radius = 1 + random() * 2;
    const direction = random() * 2 * Math.PI;
    const speed = 5 + random() * 8;
    return {
      x,
      y,
      radius,
      speedX: speed * Math.cos(direction),
      speedY: speed * Math.sin(direction),
    };
  });
}

/** Position of a dot after so many seconds, in pixels of the area. */
export function positionOf(
  dot: Dot,
  seconds: number,
  area: { readonly width: number; readonly height: number },
): { x: number; y: number } {
  return {
    x: wrap(dot.x * area.width + dot.speedX * seconds, area.width),
    y: wrap(dot.y * area.height + dot.speedY * seconds, area.height),
  };
}

function wrap(value: number, size: number): number {
  const span = size + 2 * MARGIN;
  return ((((value + MARGIN) % span) + span) % span) - MARGIN;
}

/** Park and Miller's random number generator: numbers from 0 up to 1. */
function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** One of the things that move on a site. */
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
/** How far outside the area a dot turns round, so that nobody sees it vanish. */
const MARGIN = 12;

/** The same fifty dots for the same seed: radius 1 to 3, slow, in all directions. */
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

/** Where a dot is after some seconds of drifting through an area of so many pixels. */
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

/** Park and Miller's generator: numbers from 0 up to 1. */
function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

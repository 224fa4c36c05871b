import { type Cone, sees } from './camera-view.ts';
import { type Dot, positionOf } from './dots.ts';

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly cones: readonly Cone[];
  /** Colours of dots outside and inside the cameras' views. */
  readonly unseen: string;
  readonly found: string;
}

const FOUND_RADIUS = 3;
/** Half the side of the frame around a found dot, and where its corner lines end. */
const FRAME = 9;
const GAP = 4;

/** Paints the dots as they are after so many seconds: two fills and one stroke for any number. */
export function paintDots(
  canvas: CanvasRenderingContext2D,
  dots: readonly Dot[],
  seconds: number,
  scene: Scene,
): void {
  const unseen = new Path2D();
  const found = new Path2D();
  const frames = new Path2D();
  for (const dot of dots) {
    const { x, y } = positionOf(dot, seconds, scene);
    if (scene.cones.some((cone) => sees(cone, x, y))) {
      addCircle(found, x, y, FOUND_RADIUS);
      addFrame(frames, x, y);
    } else {
      addCircle(unseen, x, y, dot.radius);
    }
  }
  canvas.clearRect(0, 0, scene.width, scene.height);
  canvas.globalAlpha = 0.3;
  canvas.fillStyle = scene.unseen;
  canvas.fill(unseen);
  canvas.globalAlpha = 1;
  canvas.fillStyle = scene.found;
  canvas.fill(found);
  canvas.strokeStyle = scene.found;
  canvas.lineWidth = 1.25;
  canvas.stroke(frames);
}

function addCircle(path: Path2D, x: number, y: number, radius: number) {
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, 2 * Math.PI);
}

function addFrame(path: Path2D, x: number, y: number) {
  for (const right of [-1, 1]) {
    for (const down of [-1, 1]) {
      path.moveTo(x + right * FRAME, y + down * GAP);
      path.lineTo(x + right * FRAME, y + down * FRAME);
      path.lineTo(x + right * GAP, y + down * FRAME);
    }
  }
}

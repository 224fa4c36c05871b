import { personSize } from './person-size.ts';

/** Metres of the scene that the picture has: head, shoulders and arms before a wall. */
export const scene = { width: 1, height: 1.25, top: 1.95 } as const;
/** More pixels than this would not be seen in a picture of its size. */
const MOST_PIXELS = 500;

/** Pixels of the picture: as many as the camera has for the scene. */
export const pictureSize = (pixelsPerMetre: number) => {
  const used = Math.min(pixelsPerMetre, MOST_PIXELS);
  return {
    width: Math.max(2, Math.round(scene.width * used)),
    height: Math.max(2, Math.round(scene.height * used)),
  };
};

/** Colours, by what has them. */
export interface Palette {
  readonly wall: string;
  readonly joint: string;
  readonly clothes: string;
  readonly seam: string;
  readonly head: string;
  readonly cap: string;
}

/**
 * Draws the scene in its pixels: each has the mean of what it covers, as a sensor's has. Nobody has a face.
 * @param isThere false where only the wall is seen
 */
export function drawScene(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  palette: Palette,
  isThere: boolean,
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  // From metres, the foot of the person below the middle, to pixels.
  context.setTransform(
    width / scene.width,
    0,
    0,
    -height / scene.height,
    width / 2,
    (scene.top * height) / scene.height,
  );
  context.fillStyle = palette.wall;
  context.fillRect(-scene.width, 0, 2 * scene.width, scene.top);
  drawBricks(context, palette);
  if (isThere) drawPerson(context, palette);
}

const BRICK = { width: 0.23, height: 0.085, joint: 0.012 };

function drawBricks(context: CanvasRenderingContext2D, { joint }: Palette): void {
  context.fillStyle = joint;
  for (let row = 0; row * BRICK.height < scene.top; row++) {
    const y = row * BRICK.height;
    context.fillRect(-scene.width, y, 2 * scene.width, BRICK.joint);
    const offset = row % 2 === 0 ? 0 : BRICK.width / 2;
    for (let x = -0.8 + offset; x < 0.8; x += BRICK.width)
      context.fillRect(x, y, BRICK.joint, BRICK.height);
  }
}

function drawPerson(context: CanvasRenderingContext2D, palette: Palette): void {
  const { height, shoulders, head } = personSize;
  const half = shoulders / 2;
  const neck = height - 0.27;
  context.fillStyle = palette.head;
  ellipse(context, 0, height - 0.125, head / 2, 0.125);
  context.fillRect(-0.055, neck - 0.04, 0.11, 0.1);
  context.fillStyle = palette.cap;
  context.beginPath();
  context.ellipse(0, height - 0.1, head / 2 + 0.008, 0.115, 0, 0, Math.PI);
  context.fill();
  context.fillRect(-head / 2 - 0.02, height - 0.115, head + 0.04, 0.025);
  context.fillStyle = palette.clothes;
  context.beginPath();
  context.moveTo(-0.08, neck);
  context.quadraticCurveTo(-half, neck - 0.03, -half, neck - 0.16);
  context.lineTo(-half - 0.02, 0.6);
  context.lineTo(half + 0.02, 0.6);
  context.lineTo(half, neck - 0.16);
  context.quadraticCurveTo(half, neck - 0.03, 0.08, neck);
  context.closePath();
  context.fill();
  // Only a near camera shows these: a zip, sleeves and two stripes.
  context.fillStyle = palette.seam;
  context.fillRect(-0.006, 0.6, 0.012, neck - 0.6);
  context.fillRect(-half + 0.1, 0.6, 0.01, neck - 0.82);
  context.fillRect(half - 0.11, 0.6, 0.01, neck - 0.82);
  for (const y of [neck - 0.24, neck - 0.28]) context.fillRect(0.03, y, 0.11, 0.015);
}

function ellipse(context: CanvasRenderingContext2D, x: number, y: number, rx: number, ry: number) {
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  context.fill();
}

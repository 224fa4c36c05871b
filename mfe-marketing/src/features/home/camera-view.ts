/** Size of the plan drawing, in its own units: 25 make a metre. */
export const PLAN_WIDTH = 800;
export const PLAN_HEIGHT = 560;

export interface CameraView {
  /** Position of the camera, in units of the plan. */
  readonly x: number;
  readonly y: number;
  /** Direction and angle of view in degrees; 0 is to the right, then clockwise. */
  readonly direction: number;
  readonly angle: number;
  /** How far it validates and characterises a person, in units of the plan. */
  readonly validates: number;
  readonly characterises: number;
}

/**
 * Two cameras of 8 megapixels and 62°. By IEC 62676-4:2025 they validate (500 px/m) to 6.4 m and
 * characterise (250 px/m) to 12.8 m.
 */
export const cameraViews: readonly CameraView[] = [
  { x: 330, y: 250, direction: 128, angle: 62, validates: 160, characterises: 320 },
  { x: 690, y: 250, direction: 52, angle: 62, validates: 160, characterises: 320 },
];

/** SVG path of the view out to a radius; `edge` is its far side only. */
export function sector(view: CameraView, radius: number): { area: string; edge: string } {
  const at = (degrees: number) => {
    const turn = (degrees * Math.PI) / 180;
    return `${round(view.x + radius * Math.cos(turn))} ${round(view.y + radius * Math.sin(turn))}`;
  };
  const from = at(view.direction - view.angle / 2);
  const arc = `A${radius} ${radius} 0 0 1 ${at(view.direction + view.angle / 2)}`;
  return { area: `M${view.x} ${view.y}L${from}${arc}Z`, edge: `M${from}${arc}` };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A view in pixels, with its trigonometry done once, as `sees` runs for every dot and frame. */
export interface Cone {
  readonly x: number;
  readonly y: number;
  readonly lookX: number;
  readonly lookY: number;
  readonly cosHalfAngle: number;
  readonly reach: number;
}

/** `left` and `top` of the drawing in pixels; `scale` is its pixels per unit. */
export function placeView(
  view: CameraView,
  plan: { readonly left: number; readonly top: number; readonly scale: number },
): Cone {
  const turn = (view.direction * Math.PI) / 180;
  return {
    x: plan.left + view.x * plan.scale,
    y: plan.top + view.y * plan.scale,
    lookX: Math.cos(turn),
    lookY: Math.sin(turn),
    cosHalfAngle: Math.cos((view.angle * Math.PI) / 360),
    reach: view.characterises * plan.scale,
  };
}

export function sees(cone: Cone, x: number, y: number): boolean {
  const dx = x - cone.x;
  const dy = y - cone.y;
  const distance = Math.hypot(dx, dy);
  if (distance > cone.reach) return false;
  return dx * cone.lookX + dy * cone.lookY >= cone.cosHalfAngle * distance;
}

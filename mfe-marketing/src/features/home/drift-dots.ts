import { cameraViews, PLAN_WIDTH, placeView } from './camera-view.ts';
import { scatterDots } from './dots.ts';
import { drift, onDrift } from './drift.ts';
import { paintDots, type Scene } from './paint-dots.ts';

/** The dots are slow: 30 frames a second look the same as 60 and take half the work. */
const FRAME_MS = 32;
/** Limits one step, so that the dots do not jump after a pause. */
const LONGEST_STEP_MS = 100;

/**
 * Moves the dots over a plan drawing until the returned function is called. Nothing moves for
 * visitors who prefer reduced motion, after a pause, or while the drawing is off screen. Sizes are
 * read on resize only, because reading them in every frame would force a layout.
 */
export function driftDots(canvas: HTMLCanvasElement, plan: HTMLElement): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => {};
  const dots = scatterDots();
  let scene: Scene | undefined;
  let onScreen = false;
  let driftedMs = 0;
  let last = 0;
  let request = 0;

  const paint = () => scene && paintDots(context, dots, driftedMs / 1000, scene);
  const tick = (now: number) => {
    request = requestAnimationFrame(tick);
    if (now - last < FRAME_MS) return;
    driftedMs += Math.min(now - last, LONGEST_STEP_MS);
    last = now;
    paint();
  };
  const startOrStop = () => {
    cancelAnimationFrame(request);
    if (onScreen && !document.hidden && drift() === 'drifting') {
      request = requestAnimationFrame(tick);
    }
  };

  const sizes = new ResizeObserver(() => {
    scene = measureScene(canvas, plan);
    const density = Math.min(window.devicePixelRatio, 2);
    canvas.width = scene.width * density;
    canvas.height = scene.height * density;
    context.scale(density, density);
    paint();
  });
  const visibility = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
    startOrStop();
  });
  sizes.observe(canvas);
  sizes.observe(plan);
  visibility.observe(canvas);
  document.addEventListener('visibilitychange', startOrStop);
  const unsubscribe = onDrift(startOrStop);
  return () => {
    cancelAnimationFrame(request);
    sizes.disconnect();
    visibility.disconnect();
    document.removeEventListener('visibilitychange', startOrStop);
    unsubscribe();
  };
}

/** Called by a ResizeObserver, which runs after layout, so that reading sizes costs nothing. */
function measureScene(canvas: HTMLCanvasElement, plan: HTMLElement): Scene {
  const place = {
    left: plan.offsetLeft,
    top: plan.offsetTop,
    scale: plan.offsetWidth / PLAN_WIDTH,
  };
  const style = getComputedStyle(canvas);
  return {
    width: canvas.clientWidth,
    height: canvas.clientHeight,
    cones: cameraViews.map((view) => placeView(view, place)),
    unseen: style.getPropertyValue('--draw-text'),
    found: style.getPropertyValue('--draw-accent'),
  };
}

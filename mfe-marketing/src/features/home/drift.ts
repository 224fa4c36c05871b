/** `still` is for visitors who want less motion; the others may pause what drifts and start it again. */
export type Drift = 'still' | 'drifting' | 'paused';

/** Only the browser of one visitor changes this: a choice that lasts until the page is closed. */
let paused = false;
const listeners = new Set<() => void>();
const lessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

export function drift(): Drift {
  if (lessMotion().matches) return 'still';
  return paused ? 'paused' : 'drifting';
}

export function pauseOrResume(): void {
  paused = !paused;
  for (const listener of listeners) listener();
}

/** Tells of every change until the returned function is called. */
export function onDrift(listener: () => void): () => void {
  const wish = lessMotion();
  listeners.add(listener);
  wish.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    wish.removeEventListener('change', listener);
  };
}

/** `still` if the visitor prefers reduced motion; others can pause and resume the moving dots. */
export type Drift = 'still' | 'drifting' | 'paused';

/** Only changed in the browser, so it is not shared between visitors. Lasts until a reload. */
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

/** Calls the listener after every change, until the returned function is called. */
export function onDrift(listener: () => void): () => void {
  const query = lessMotion();
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
}

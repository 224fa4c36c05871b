/** `still` if the visitor prefers reduced motion; others can pause and resume the moving dots. */
export type Drift = 'still' | 'drifting' | 'paused';

/** Remembers a pause for the next visit; no entry means that the dots move. */
const STORAGE_KEY = 'background:1';
const PAUSED = 'paused';

/** Only set in the browser, so it is not shared between visitors. Undefined until it is read. */
let paused: boolean | undefined;
const listeners = new Set<() => void>();
const lessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

export function drift(): Drift {
  if (lessMotion().matches) return 'still';
  paused ??= wasPaused();
  return paused ? 'paused' : 'drifting';
}

export function pauseOrResume(): void {
  paused = drift() !== 'paused';
  remember(paused);
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

function wasPaused(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY) === PAUSED;
  } catch {
    // Storage is blocked, so nothing was remembered.
    return false;
  }
}

function remember(pause: boolean): void {
  try {
    if (pause) window.localStorage.setItem(STORAGE_KEY, PAUSED);
    else window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked or full: the choice lasts until the next document.
  }
}

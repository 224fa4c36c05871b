/** The time of day comes from outside, so that tests can hold it still. */
export interface Clock {
  now(): Date;
}

/**
 * A clock that goes on evenly when someone sets the time of day: for what waits. Others who read the same
 * store may count another time, so what is stored must not be believed beyond its own span.
 * @param elapsedMs never goes back.
 */
export function steadyClock(clock: Clock, elapsedMs: () => number): Clock {
  const start = clock.now().getTime() - elapsedMs();
  return { now: () => new Date(start + elapsedMs()) };
}

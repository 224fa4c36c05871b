/** A clock that stands still until a test lets time pass. */
export function movingClock(start = '2025-06-02T10:00:00.000Z') {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    pass(ms: number) {
      now += ms;
    },
  };
}

/**
 * A function that returns true `limit` times a minute: for log lines that visitors can repeat
 * without end.
 */
export function perMinute(limit: number): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, count] = [now, 0];
    count += 1;
    return count <= limit;
  };
}

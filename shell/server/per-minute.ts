/** Answers true so many times a minute. Keeps what others can repeat without end from filling the log. */
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

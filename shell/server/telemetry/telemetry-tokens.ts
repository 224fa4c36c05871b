import { createHmac, timingSafeEqual } from 'node:crypto';

const DAY_MS = 24 * 60 * 60_000;

/** Proof that a browser got a document with these releases from us, today or yesterday. */
export interface TelemetryTokens {
  /**
   * The same for every document of a day that has these releases, so that pages can be cached.
   * @param set id of the releases: `releaseSetId`.
   */
  issue(set: string): string;
  admits(token: string, set: string): boolean;
  /** The day for which tokens are issued now. */
  window(): number;
}

/**
 * A token is `<day since 1970>.<HMAC-SHA256 of day and releases, 32 hex digits>`. It names no visitor
 * and needs no cookie. Whoever opens a page gets one, so it keeps out only who has seen no page.
 */
export function createTelemetryTokens(secret: string | Uint8Array): TelemetryTokens {
  const today = () => Math.floor(Date.now() / DAY_MS);
  const tokenOf = (day: number, set: string) =>
    `${day}.${createHmac('sha256', secret).update(`telemetry ${day} ${set}`).digest('hex').slice(0, 32)}`;
  return {
    window: today,
    issue: (set) => tokenOf(today(), set),
    admits: (token, set) =>
      [today(), today() - 1].some((day) => {
        const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(day, set))];
        return given.length === right.length && timingSafeEqual(given, right);
      }),
  };
}

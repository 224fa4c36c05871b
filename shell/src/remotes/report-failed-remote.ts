/** A remote that failed in this browser, as it is reported to the server. */
export interface FailedRemote {
  readonly remote: string;
  readonly version: string;
  /** The kind of what was thrown, without its message: messages of loaders hold URLs. */
  readonly fault: string;
}

/** Reports the failure in the browser's console and to the server's log. */
export function reportFailedRemote(failed: FailedRemote): void {
  console.error(`Remote ${failed.remote} ${failed.version}: ${failed.fault}`);
  // Not a beacon, which cannot send JSON as such and has no origin on a page without a referrer.
  fetch('/faults', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(failed),
    // The visitor may leave before it is sent.
    keepalive: true,
  }).catch(() => undefined);
}

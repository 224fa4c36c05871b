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
  navigator.sendBeacon?.('/faults', JSON.stringify(failed));
}

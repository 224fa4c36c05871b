/** What the server's log is told about a remote that failed in this browser. */
export interface FailedRemote {
  readonly remote: string;
  readonly version: string;
  /** The kind of what was thrown, without its message: messages of loaders hold URLs. */
  readonly fault: string;
}

/** Tells the team: once in the browser's console, once in the server's log. Never the visitor. */
export function reportFailedRemote(failed: FailedRemote): void {
  console.error(`Remote ${failed.remote} ${failed.version}: ${failed.fault}`);
  navigator.sendBeacon?.('/faults', JSON.stringify(failed));
}

export interface RemoteFault {
  readonly remote: string;
  readonly version: string;
  readonly fault: string;
}

/** Tells the team: once in the browser's console, once in the server's log. Never the visitor. */
export function reportFault(fault: RemoteFault): void {
  console.error(`Remote ${fault.remote} ${fault.version}: ${fault.fault}`);
  navigator.sendBeacon?.('/faults', JSON.stringify(fault));
}

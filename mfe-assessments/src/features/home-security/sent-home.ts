/** What the page shows of a request that was sent. */
export interface SentHome {
  readonly mailedTo: string;
  readonly reference: string;
}

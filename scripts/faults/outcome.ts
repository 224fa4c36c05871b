/** What one run has shown. */
export interface Outcome {
  /** One line of what was done and measured. */
  readonly figures: string;
  /** Descriptions of what must not happen and did. */
  readonly violations: readonly string[];
}

/** Sizes of the runs. */
export interface FaultSettings {
  readonly seed: number;
  /** Of the API, on each store. */
  readonly kills: number;
  readonly restarts: number;
  readonly releases: number;
  /** Fewest requests during the releases. */
  readonly requests: number;
  /** Slow connections that are open at the same time. */
  readonly connections: number;
  readonly dumps: number;
  /** Kills during an import, and pairs of imports at the same time, on each store. */
  readonly imports: number;
  /** Different searches. */
  readonly queries: number;
}

import type { Report } from '@app/wording/report';
import type { Costs } from './costs.ts';

/** What the rules need to know besides a request. */
export interface ReportServices {
  readonly costs: Costs;
}

/** What the rules say about a request. */
export interface Draft {
  readonly report: Report;
  /** The visitor's text sounds as if it happens at this moment. */
  readonly urgent: boolean;
}

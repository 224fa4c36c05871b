import type { Report } from '@app/wording/report';
import type { Costs } from './costs.ts';
import type { ModelReading } from './model-reading/reading-question.ts';

/** What the rules need to know besides a request. */
export interface ReportServices {
  readonly costs: Costs;
  /** What a model read in it; the rules read alone when absent. */
  readonly reading?: ModelReading;
}

/** What the rules say about a request. */
export interface Draft {
  readonly report: Report;
  /** The visitor's text sounds as if it happens at this moment. */
  readonly urgent: boolean;
  /** The report names words that could not be read. */
  readonly hasUnread: boolean;
}

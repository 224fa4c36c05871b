import type { Report } from '@app/wording/report';
import type { Changes } from './corrections/changes.ts';
import type { Costs } from './costs.ts';
import type { ModelReading } from './model-reading/reading-question.ts';

/** What was read of a request by others than the rules. */
export interface OtherReadings {
  /** What a model read in it; the rules read alone when absent. */
  readonly reading?: ModelReading | undefined;
  /** What its visitor says; by default what the request itself says. */
  readonly changes?: Changes | undefined;
}

/** What the rules need to know besides a request. */
export interface ReportServices extends OtherReadings {
  readonly costs: Costs;
}

/** What the rules say about a request. */
export interface Draft {
  readonly report: Report;
  /** The visitor's text sounds as if it happens at this moment. */
  readonly urgent: boolean;
  /** The report names words that could not be read. */
  readonly hasUnread: boolean;
}

import type { ReportSource } from '@app/contracts/report';
import type { Costs } from './costs.ts';
import type { WordingRecord } from './ports.ts';
import type { Report } from './report.ts';

/**
 * Version of the rules that make reports; stored with each. Raise it when a change of the rules makes
 * another report of the same request: stored reports keep theirs.
 */
export const ENGINE_VERSION = 1;

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

/** What a visitor wrote, by the name of the field. */
export type VisitorTexts = Readonly<Record<string, string>>;

export interface WordedReport {
  readonly report: Report;
  readonly source: ReportSource;
  /** Absent when no model was asked. */
  readonly wording?: WordingRecord;
}

/**
 * Lets a model reword a report. Bounded in time and in how many are reworded at once; when a bound is
 * reached the words of the rules stay. Must not reject.
 */
export type Reword = (report: Report, visitor: VisitorTexts) => Promise<WordedReport>;

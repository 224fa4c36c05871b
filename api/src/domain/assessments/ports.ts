import type { ReportSource } from '@app/contracts/report';
import type { Result } from '@app/result';
import type { WordingRecord } from '../rewording/reword.ts';

/** A report as it was given to the visitor. It is stored once and never changed. */
export interface StoredReport {
  readonly leadId: string;
  /** When its lead was received, in ISO 8601, UTC: a purge finds it by this. */
  readonly receivedAt: string;
  readonly markdown: string;
  readonly source: ReportSource;
  /** The visitor's text sounds as if it happens at this moment. */
  readonly urgent: boolean;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  /** Absent when no model was asked. */
  readonly wording?: WordingRecord;
}

export interface ReportStore {
  /**
   * Inserts unless the lead has a report. Durable when it resolves. Fails with the report that the
   * lead has; that one counts.
   */
  insert(report: StoredReport): Promise<Result<void, { kind: 'exists'; report: StoredReport }>>;
  /** The report of a lead. */
  get(leadId: string): Promise<StoredReport | undefined>;
  /**
   * Deletes the reports whose leads were received before a moment (ISO 8601), also their remains in
   * the files of an embedded store.
   */
  purgeBefore(receivedAt: string): Promise<void>;
}

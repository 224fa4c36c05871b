import type { ReportSource } from '@app/contracts/report';
import type { Result } from '@app/result';

/** A report as it was given to the visitor. It is stored once and never changed. */
export interface StoredReport {
  readonly leadId: string;
  /** When its lead was received, in ISO 8601, UTC: a purge finds it by this. */
  readonly receivedAt: string;
  readonly markdown: string;
  readonly source: ReportSource;
  /** The visitor's text sounds as if it happens at this moment. */
  readonly urgent: boolean;
  /** `ENGINE_VERSION` of the program that made it. */
  readonly engineVersion: number;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  /** Absent when no model was asked. */
  readonly wording?: WordingRecord;
}

/** What a model was asked for a report and how that ended, so that its words can be explained later. */
export interface WordingRecord {
  readonly model: string;
  readonly promptVersion: string;
  /** SHA-256 of the schema that the model's answer had to have. */
  readonly schemaHash: string;
  /**
   * `worded` when at least one section has the model's words, else why all have those of the rules:
   * `all-refused`, or why the model gave no answer.
   */
  readonly outcome: string;
  /** The sections that kept the words of the rules, each with the first reason. */
  readonly refused: Readonly<Record<string, string>>;
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

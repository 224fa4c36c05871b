import type { ReportSource } from '@app/contracts/report';
import type { Result } from '@app/result';
import type { VisitorTexts, WordingRecord } from '../rewording/reword.ts';
import type { Changes } from './corrections/changes.ts';
import type { ModelReading } from './model-reading/reading-question.ts';

/** A report as it was given to the visitor. A version is stored once and never changed. */
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
  /** Absent when no model was asked to read. */
  readonly reading?: ReadingRecord;
  /** Absent for 1, the first. */
  readonly version?: number;
  /** What the visitor has changed of what was understood, up to this version. */
  readonly correction?: Correction;
}

export interface Correction extends Changes {
  /** Fingerprint of the request that asked for it; absent when the first request did. */
  readonly request?: string;
}

/** What a model was asked to read and how that ended. */
export interface ReadingRecord {
  readonly model: string;
  readonly promptVersion: string;
  /** SHA-256 of the schema that the model's answer had to have. */
  readonly schemaHash: string;
  /** `read`, or why the rules read alone. */
  readonly outcome: string;
  readonly language?: ModelReading['language'];
  /** What it read, kept where the visitor may correct it. */
  readonly answer?: ModelReading;
  /** The report names words that nobody could read. */
  readonly hasUnread?: true;
}

/**
 * Reads what a visitor wrote, by field. Bounded in time and in how many are read; past a bound the
 * record alone says why. Must not reject.
 */
export type Understand = (
  texts: VisitorTexts,
) => Promise<{ readonly reading?: ModelReading; readonly record: ReadingRecord }>;

export interface ReportStore {
  /**
   * Inserts unless the lead has a report of this version. Durable when it resolves. Fails with the
   * report that the lead has; that one counts.
   */
  insert(report: StoredReport): Promise<Result<void, { kind: 'exists'; report: StoredReport }>>;
  /** The report of a lead, in its newest version. */
  get(leadId: string): Promise<StoredReport | undefined>;
  /** All versions of it, the first first. */
  versions(leadId: string): Promise<readonly StoredReport[]>;
  /**
   * Deletes the reports whose leads were received before a moment (ISO 8601), also their remains in
   * the files of an embedded store.
   */
  purgeBefore(receivedAt: string): Promise<void>;
}

import type { ReportSource } from '@app/contracts/report';
import type { Report } from '@app/wording/report';

/** What a visitor wrote, by the name of the field. */
export type VisitorTexts = Readonly<Record<string, string>>;

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

/** The `Reword` of a site without a model. */
export const withoutModel: Reword = async (report) => ({ report, source: 'rules' });

/** A `Reword` that a process which stops does not wait for. */
export interface EndableReword {
  /** Never rejects: a fault is logged, and the words of the rules stay. */
  readonly reword: Reword;
  /** From now on the words of the rules stay, also in what waits for a model. */
  end(): void;
}

export function endableReword(
  reword: Reword,
  log: { error(fields: object, message: string): void },
): EndableReword {
  const waits = new Set<() => void>();
  let ended = false;
  return {
    async reword(report, visitor) {
      const rules = { report, source: 'rules' } as const;
      if (ended) return rules;
      const stopped = Promise.withResolvers<typeof rules>();
      const stop = () => stopped.resolve(rules);
      waits.add(stop);
      try {
        return await Promise.race([reword(report, visitor), stopped.promise]);
      } catch (err) {
        log.error({ err }, 'a report could not be reworded');
        return rules;
      } finally {
        waits.delete(stop);
      }
    },
    end() {
      ended = true;
      for (const stop of waits) stop();
    },
  };
}

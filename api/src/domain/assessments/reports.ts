import { failed, type Result, success } from '@app/result';
import { fingerprintOf } from '../leads/fingerprint.ts';
import type { Lead } from '../leads/ports.ts';
import { endableReword } from '../rewording/reword.ts';
import type { Store } from '../store.ts';
import { StoreDown } from '../store-down.ts';
import { type Changes, composed, noChanges } from './corrections/changes.ts';
import { showUnderstanding } from './corrections/show-understanding.ts';
import { makeCorrected, makeReport, type ReportMaking, reportOf } from './make-report.ts';
import type { StoredReport } from './ports.ts';

/** The reports of leads: each is made once and stored. */
export interface Reports {
  /** The stored report of a lead. */
  find(lead: Lead): Promise<StoredReport | undefined>;
  /**
   * The report of a lead: the stored one, else the one that is being made, else a new one, which is
   * stored. Every caller on every process gets the same. Rejects when it cannot be made or stored.
   */
  of(lead: Lead, madeBy?: 'rules' | 'model'): Promise<StoredReport>;
  /** One version of the report of a lead. */
  version(lead: Lead, version: number): Promise<StoredReport | undefined>;
  /**
   * The report of a lead with what its visitor has changed, as a new version. The same request again gets
   * the version that it made, and one that changes nothing the newest. Rejects as `of` does.
   */
  correct(
    lead: Lead,
    request: { readonly key: string } & Changes,
  ): Promise<Result<CorrectedReport, { readonly kind: 'too-many-versions' }>>;
  /** What is shown of what was understood of a lead for a report. */
  understood(lead: Lead, report: StoredReport): ReturnType<typeof showUnderstanding>;
  /**
   * True when the mails of a lead need not wait: it has no report, or its report is stored, or could not
   * be made in this process. Otherwise the report is begun, unless many are being made.
   */
  ready(lead: Lead): Promise<boolean>;
  /** From now on reports have the words of the rules, also those that wait for a model. */
  stopWaiting(): void;
  /** Stops waiting, and resolves when the reports under way are stored. */
  close(): Promise<void>;
}

export interface CorrectedReport {
  readonly report: StoredReport;
  /** False for a repeat, which makes nothing and counts against no allowance. */
  readonly isNew: boolean;
}

export interface ReportsOptions extends ReportMaking {
  readonly store: Pick<Store, 'reports'>;
  readonly log: { error(fields: object, message: string): void };
}

/** Versions of one report: more than anyone needs to say what happened. */
const MOST_VERSIONS = 20;
/** Reports that mails begin at once; the others wait, so that none loses its wording for want of room. */
const BEGUN_BY_MAILS = 4;

export function createReports(options: ReportsOptions): Reports {
  const { kindOf, store, log } = options;
  const underWay = new Map<string, Promise<StoredReport>>();
  /** Leads whose report this program cannot make; a restart may bring one that can. */
  const failures = new Set<string>();
  const wording = endableReword(options.reword, log);
  let stopping = false;

  async function make(lead: Lead, madeBy: 'rules' | 'model'): Promise<StoredReport> {
    const stored = await store.reports.get(lead.id);
    if (stored) return stored;
    const made = await makeReport(
      { ...options, reword: wording.reword },
      lead,
      lead.suspect ? 'rules' : madeBy,
    );
    const inserted = await store.reports.insert(made);
    return inserted.ok ? made : inserted.failure.report;
  }

  async function begin(lead: Lead, madeBy: 'rules' | 'model'): Promise<StoredReport> {
    try {
      const report = await make(lead, madeBy);
      failures.delete(lead.id);
      return report;
    } catch (err) {
      if (err instanceof StoreDown) throw err;
      failures.add(lead.id);
      log.error({ err, reference: lead.reference }, 'a report could not be made');
      throw err;
    } finally {
      underWay.delete(lead.id);
    }
  }

  function of(lead: Lead, madeBy: 'rules' | 'model' = 'model'): Promise<StoredReport> {
    const making = underWay.get(lead.id) ?? begin(lead, madeBy);
    underWay.set(lead.id, making);
    return making;
  }

  function stopWaiting(): void {
    stopping = true;
    wording.end();
  }

  async function correct(
    lead: Lead,
    { key, removed, added }: { readonly key: string } & Changes,
  ): ReturnType<Reports['correct']> {
    const request = fingerprintOf({ key, removed, added });
    await of(lead);
    for (;;) {
      const versions = await store.reports.versions(lead.id);
      const newest = versions.at(-1);
      if (!newest) throw new Error('The report of this lead was deleted');
      const same = versions.find(({ correction }) => correction?.request === request);
      if (same) return success({ report: same, isNew: false });
      const before: Changes = newest.correction ?? noChanges;
      const changes = composed(before, { removed, added });
      const made = await makeCorrected(options, lead, newest, changes, request);
      if (isEqual(made.correction ?? noChanges, before)) {
        return success({ report: newest, isNew: true });
      }
      if (versions.length >= MOST_VERSIONS) return failed({ kind: 'too-many-versions' });
      const inserted = await store.reports.insert(made);
      if (inserted.ok) return success({ report: made, isNew: true });
      // Another request has made this version meanwhile: this one changes what came out of it.
    }
  }

  const find = async (lead: Lead) =>
    kindOf(lead)?.hasReport ? store.reports.get(lead.id) : undefined;
  return {
    find,
    of,
    correct,
    async version(lead, version) {
      if (!kindOf(lead)?.hasReport) return undefined;
      const versions = await store.reports.versions(lead.id);
      return versions.find((report) => (report.version ?? 1) === version);
    },
    understood: (lead, { reading, correction }) =>
      showUnderstanding(
        reportOf(options, lead).understood({ reading: reading?.answer, changes: correction }),
      ),
    stopWaiting,
    async ready(lead) {
      if (!kindOf(lead)?.hasReport || failures.has(lead.id)) return true;
      if (await find(lead)) return true;
      // Its fault is logged above; an outage of the store ends by itself, and the mail is still due.
      if (!stopping && underWay.size < BEGUN_BY_MAILS) of(lead).catch(() => {});
      return false;
    },
    async close() {
      stopWaiting();
      await Promise.allSettled(underWay.values());
    },
  };
}

const isEqual = ({ removed, added }: Changes, other: Changes): boolean =>
  fingerprintOf([removed, added]) === fingerprintOf([other.removed, other.added]);

import { failed, success } from '@app/result';
import type { ReportStore, StoredReport } from '../src/domain/assessments/ports.ts';

/** A report store in memory. It passes the same contract tests as the other stores. */
export const memoryReports = (reports: Map<string, StoredReport>): ReportStore => ({
  async insert(report) {
    const present = reports.get(report.leadId);
    if (present) return failed({ kind: 'exists', report: present });
    reports.set(report.leadId, structuredClone(report));
    return success(undefined);
  },
  async get(leadId) {
    return reports.get(leadId);
  },
  async purgeBefore(receivedAt) {
    for (const report of [...reports.values()]) {
      if (report.receivedAt < receivedAt) reports.delete(report.leadId);
    }
  },
});

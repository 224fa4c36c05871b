import { failed, success } from '@app/result';
import type { ReportStore, StoredReport } from '../src/domain/assessments/ports.ts';

/** A report store in memory. It passes the same contract tests as the other stores. */
export function memoryReports(reports: Map<string, StoredReport[]>): ReportStore {
  const versions = (leadId: string) => reports.get(leadId) ?? [];
  return {
    async insert(report) {
      const { leadId, version } = report;
      const present = versions(leadId).find((one) => one.version === version);
      if (present) return failed({ kind: 'exists', report: present });
      reports.set(
        leadId,
        [...versions(leadId), structuredClone(report)].sort(
          (one, other) => (one.version ?? 1) - (other.version ?? 1),
        ),
      );
      return success(undefined);
    },
    get: async (leadId) => versions(leadId).at(-1),
    versions: async (leadId) => versions(leadId),
    async purgeBefore(receivedAt) {
      for (const [leadId, [first]] of reports) {
        if (first && first.receivedAt < receivedAt) reports.delete(leadId);
      }
    },
  };
}

import { failed, success } from '@app/result';
import type { Db } from 'mongodb';
import type { ReportStore, StoredReport } from '../../domain/assessments/ports.ts';
import { laterVersions, reportId } from '../entry-ids.ts';
import { insertOrFind } from './inserts-first.ts';

/** A version of a report as a document; the first is under the id of its lead. */
interface ReportDocument
  extends Omit<StoredReport, 'leadId' | 'wording' | 'reading' | 'correction'> {
  readonly _id: string;
  /** JSON text, as the other values that are read only as a whole; null when no model was asked. */
  readonly wording: string | null;
  /** The same; older programs stored none. */
  readonly reading?: string | null;
  readonly correction?: string;
}

/**
 * Reports, one document each. A majority of servers has a report in its journal before `insert`
 * resolves.
 */
export function mongoReports(db: Db): ReportStore {
  const reports = db.collection<ReportDocument>('reports');
  const byId = async (leadId: string, version?: number) => {
    const document = await reports.findOne({ _id: { $eq: reportId(leadId, version) } });
    return document ? toReport(leadId, document) : undefined;
  };
  const byLead = (leadId: string) => {
    const [$gt, $lt] = laterVersions(leadId);
    // The first has no version, and a missing one sorts as less than any number.
    return reports
      .find({ $or: [{ _id: { $eq: leadId } }, { _id: { $gt, $lt } }] })
      .sort({ version: 1 });
  };
  return {
    async insert(report) {
      const present = await insertOrFind(
        () => reports.insertOne(toDocument(report)),
        () => byId(report.leadId, report.version),
      );
      return present ? failed({ kind: 'exists', report: present }) : success(undefined);
    },
    async get(leadId) {
      const [newest] = await byLead(leadId).sort({ version: -1 }).limit(1).toArray();
      return newest && toReport(leadId, newest);
    },
    async versions(leadId) {
      return (await byLead(leadId).toArray()).map((document) => toReport(leadId, document));
    },
    async purgeBefore(receivedAt) {
      await reports.deleteMany({ receivedAt: { $lt: receivedAt } });
    },
  };
}

const toDocument = ({
  leadId,
  wording,
  reading,
  correction,
  ...rest
}: StoredReport): ReportDocument => ({
  _id: reportId(leadId, rest.version),
  ...rest,
  wording: wording ? JSON.stringify(wording) : null,
  reading: reading ? JSON.stringify(reading) : null,
  ...(correction && { correction: JSON.stringify(correction) }),
});

/** Names each member: documents of older programs have others, such as a version of the rules. */
const toReport = (
  leadId: string,
  {
    receivedAt,
    markdown,
    source,
    urgent,
    madeAt,
    wording,
    reading,
    version,
    correction,
  }: ReportDocument,
): StoredReport => ({
  leadId,
  receivedAt,
  markdown,
  source,
  urgent,
  madeAt,
  ...(wording !== null && { wording: JSON.parse(wording) }),
  ...(reading && { reading: JSON.parse(reading) }),
  ...(version && { version }),
  ...(correction && { correction: JSON.parse(correction) }),
});

import { failed, success } from '@app/result';
import type { Db } from 'mongodb';
import type { ReportStore, StoredReport } from '../../domain/assessments/ports.ts';
import { insertOrFind } from './inserts-first.ts';

/** A report as a document, under the id of its lead. */
interface ReportDocument extends Omit<StoredReport, 'leadId' | 'wording' | 'reading'> {
  readonly _id: string;
  /** JSON text, as the other values that are read only as a whole; null when no model was asked. */
  readonly wording: string | null;
  /** The same; older programs stored none. */
  readonly reading?: string | null;
}

/**
 * Reports, one document each. A majority of servers has a report in its journal before `insert`
 * resolves.
 */
export function mongoReports(db: Db): ReportStore {
  const reports = db.collection<ReportDocument>('reports');
  const byLead = async (leadId: string) => {
    const document = await reports.findOne({ _id: { $eq: leadId } });
    return document ? toReport(document) : undefined;
  };
  return {
    async insert(report) {
      const present = await insertOrFind(
        () => reports.insertOne(toDocument(report)),
        () => byLead(report.leadId),
      );
      return present ? failed({ kind: 'exists', report: present }) : success(undefined);
    },
    get: byLead,
    async purgeBefore(receivedAt) {
      await reports.deleteMany({ receivedAt: { $lt: receivedAt } });
    },
  };
}

const toDocument = ({ leadId, wording, reading, ...rest }: StoredReport): ReportDocument => ({
  _id: leadId,
  ...rest,
  wording: wording ? JSON.stringify(wording) : null,
  reading: reading ? JSON.stringify(reading) : null,
});

/** Names each member: documents of older programs have others, such as a version of the rules. */
const toReport = ({
  _id,
  receivedAt,
  markdown,
  source,
  urgent,
  madeAt,
  wording,
  reading,
}: ReportDocument): StoredReport => ({
  leadId: _id,
  receivedAt,
  markdown,
  source,
  urgent,
  madeAt,
  ...(wording !== null && { wording: JSON.parse(wording) }),
  ...(reading && { reading: JSON.parse(reading) }),
});

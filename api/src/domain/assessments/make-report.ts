import { isSameChange } from '@app/contracts/report-understanding';
import type { Clock } from '../clock.ts';
import type { KindOf } from '../leads/kind-of.ts';
import type { LeadReport } from '../leads/lead-kind.ts';
import { mayBeCorrected } from '../leads/may-be-corrected.ts';
import type { Lead } from '../leads/ports.ts';
import { type Reword, withoutModel } from '../rewording/reword.ts';
import type { Changes } from './corrections/changes.ts';
import { chipsOf } from './corrections/show-understanding.ts';
import type { Costs } from './costs.ts';
import type { ReadingRecord, StoredReport, Understand } from './ports.ts';
import type { Draft } from './report-draft.ts';
import { type ReportMeta, writeReport } from './report-markdown.ts';

export interface ReportMaking {
  readonly kindOf: KindOf;
  /** The costs of today's price list. */
  readonly costs: () => Promise<Costs>;
  readonly reword: Reword;
  /** Absent without a model. */
  readonly understand?: Understand | undefined;
  readonly company: ReportMeta['company'];
  readonly clock: Clock;
}

/**
 * Makes the report of a lead: what the rules say of what they and a model have read, reworded by a model,
 * as Markdown. No model is asked when `madeBy` is `rules`, or somebody may be in danger and must not wait.
 * Throws for a lead without a report.
 */
export async function makeReport(
  making: ReportMaking,
  lead: Lead,
  madeBy: 'rules' | 'model',
): Promise<StoredReport> {
  const { draft, visitorTexts, asked } = reportOf(making, lead);
  const services = { costs: await making.costs() };
  const byRules = draft(services);
  const mayAsk = madeBy === 'model' && !byRules.urgent;
  const { reading, record } = (mayAsk && (await making.understand?.(visitorTexts))) || {};
  const drafted = reading ? draft({ ...services, reading }) : byRules;
  const { report, source, wording } = await (mayAsk && !drafted.urgent
    ? making.reword
    : withoutModel)(drafted.report, visitorTexts);
  const answer = reading && mayBeCorrected(lead) ? { answer: reading } : {};
  return {
    ...written(making, lead, { ...drafted, report }, source, reading !== undefined),
    ...(wording && { wording }),
    ...(record && {
      reading: { ...record, ...answer, ...(drafted.hasUnread && { hasUnread: true }) },
    }),
    ...(asked && asked.removed.length + asked.added.length > 0 && { correction: asked }),
  };
}

/**
 * The next version of a report, for what its visitor has changed in all: in the words of the rules, by
 * what the model read for the first version. What was never read cannot be taken back.
 */
export async function makeCorrected(
  making: ReportMaking,
  lead: Lead,
  { version = 1, reading }: Pick<StoredReport, 'version' | 'reading'>,
  { added, ...wanted }: Changes,
  request: string,
): Promise<StoredReport> {
  const { draft, understood } = reportOf(making, lead);
  const answer = reading?.answer;
  const heard = chipsOf(understood({ reading: answer, changes: { removed: [], added } }));
  const removed = wanted.removed.filter((change) =>
    heard.some((chip) => isSameChange(chip, change)),
  );
  const changes = { removed, added };
  const drafted = draft({ costs: await making.costs(), reading: answer, changes });
  return {
    ...written(making, lead, drafted, 'rules', answer !== undefined),
    ...(reading && { reading: readingOf(reading, drafted) }),
    version: version + 1,
    correction: { ...changes, request },
  };
}

/** What can be reported of a lead. Throws for one without a report. */
export function reportOf({ kindOf }: Pick<ReportMaking, 'kindOf'>, lead: Lead): LeadReport {
  const read = kindOf(lead)?.read(lead);
  if (!read?.ok || !read.value.report) throw new Error('No report can be made of this lead');
  return read.value.report;
}

function readingOf(
  { hasUnread: _, ...record }: ReadingRecord,
  { hasUnread }: Draft,
): ReadingRecord {
  return hasUnread ? { ...record, hasUnread } : record;
}

function written(
  { company, clock }: Pick<ReportMaking, 'company' | 'clock'>,
  { id: leadId, reference, receivedAt }: Lead,
  { report, urgent }: Draft,
  source: StoredReport['source'],
  readByModel: boolean,
): StoredReport {
  // Half of a surrogate pair does not survive every store, and a repeat has to get the same text.
  const markdown = writeReport(report, { reference, receivedAt, source, readByModel, company });
  return {
    leadId,
    receivedAt,
    markdown: markdown.toWellFormed(),
    source,
    urgent,
    madeAt: clock.now().toISOString(),
  };
}

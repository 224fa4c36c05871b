import { requestHomeAssessment } from '@app/contracts/home-assessment';
import { looksAutomated } from '@app/contracts/submission';
import { success } from '@app/result';
import * as v from 'valibot';
import { leadReceipt } from '../leads/handles.ts';
import { defineLeadKind } from '../leads/lead-kind.ts';
import { recordFormat } from '../leads/record-format.ts';
import { askedChanges, StoredChanges } from './corrections/asked-changes.ts';
import { noChanges } from './corrections/changes.ts';
import { correctedHome } from './corrections/corrected.ts';
import type { OtherReadings } from './report-draft.ts';
import { reportMails } from './report-mails.ts';
import { caseOfHome, homeReport } from './rules/home-report.ts';
import { understandHome } from './understanding/understand.ts';

/** As it is stored: without limits, because those of the form may change. */
export const HomeRecord = v.object({
  homeType: v.string(),
  areas: v.array(v.string()),
  securityConcerns: v.array(v.string()),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  understanding: v.optional(StoredChanges),
});
export type HomeRecord = v.InferOutput<typeof HomeRecord>;

/** What a home owner wants to secure. The report comes by mail only. */
export const homeKind = defineLeadKind({
  name: 'secure-home',
  label: 'Home assessment',
  referencePrefix: 'HOM',
  endpoint: requestHomeAssessment,
  // Three long texts and twelve areas whose characters are all escaped, as \u0001, and the rest.
  bodyLimit: 128 * 1024,
  accept: ({ website, elapsedMs, understanding, ...assessment }) => ({
    understanding,
    substance: assessment,
    suspect: looksAutomated({ website, elapsedMs }),
    prepare: async () => {
      const changes = askedChanges(understanding);
      if (!changes.ok) return changes;
      return success({ record: { ...assessment, ...changes.value }, kept: leadReceipt });
    },
  }),
  answer: async (receipt, _, understanding) => ({
    ...receipt,
    ...(understanding && { understanding: await understanding() }),
  }),
  records: recordFormat(HomeRecord),
  describe: ({ name, email, phone, ...details }) => ({ visitor: { name, email, phone }, details }),
  report: {
    draft: (assessment, { costs, reading, changes }) => {
      const understanding = understood(assessment, { reading, changes });
      const report = homeReport(assessment, understanding, costs);
      const { happeningNow: urgent, unread } = understanding.whole;
      return { report, urgent, hasUnread: unread.length > 0 };
    },
    understood(assessment, readings) {
      const { whole } = understood(assessment, readings);
      return { whole, about: caseOfHome(whole) };
    },
    asked: ({ understanding }) => understanding,
    visitorTexts: ({ homeType, areas, securityConcerns }) => ({
      homeType,
      ...numbered('areas', areas),
      ...numbered('securityConcerns', securityConcerns),
    }),
  },
  mails: reportMails<HomeRecord>({
    subject: 'Your home security report',
    request: 'Home assessment',
    fields: ({ homeType, areas, securityConcerns }) => [
      { label: 'Home', value: homeType },
      { label: 'Areas to secure', value: areas.join('\n') },
      ...securityConcerns.map((value, index) => ({ label: `Concern ${index + 1}`, value })),
    ],
  }),
});

const numbered = (field: string, texts: readonly string[]) =>
  Object.fromEntries(texts.map((text, index) => [`${field}.${index}`, text]));

const understood = (
  assessment: HomeRecord,
  { reading, changes = assessment.understanding ?? noChanges }: OtherReadings,
) => correctedHome(understandHome(assessment, reading), changes);

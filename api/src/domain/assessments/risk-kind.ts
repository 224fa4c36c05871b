import { requestRiskAssessment } from '@app/contracts/risk-assessment';
import { looksAutomated } from '@app/contracts/submission';
import { success } from '@app/result';
import * as v from 'valibot';
import { defineLeadKind } from '../leads/lead-kind.ts';
import { recordFormat } from '../leads/record-format.ts';
import { askedChanges, StoredChanges } from './corrections/asked-changes.ts';
import { noChanges } from './corrections/changes.ts';
import { correctedRisk } from './corrections/corrected.ts';
import { reportAnswer, reportReceipt } from './report-answer.ts';
import type { OtherReadings } from './report-draft.ts';
import { reportMails } from './report-mails.ts';
import { caseOf } from './rules/case-of.ts';
import { riskReport } from './rules/risk-report.ts';
import { understandRisk } from './understanding/understand.ts';

/** As it is stored: without limits, because those of the form may change. */
export const RiskRecord = v.object({
  businessType: v.string(),
  businessDescription: v.string(),
  operationalAreas: v.array(v.object({ name: v.string(), description: v.string() })),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  understanding: v.optional(StoredChanges),
});
export type RiskRecord = v.InferOutput<typeof RiskRecord>;

/** The risks of areas of a business. */
export const riskKind = defineLeadKind({
  name: 'risk-assessment',
  label: 'Risk assessment',
  referencePrefix: 'RSK',
  endpoint: requestRiskAssessment,
  // Thirteen long texts whose characters are all escaped, as \u0001, and the rest.
  bodyLimit: 512 * 1024,
  accept: ({ website, elapsedMs, understanding, ...assessment }) => ({
    understanding,
    substance: assessment,
    suspect: looksAutomated({ website, elapsedMs }),
    prepare: async () => {
      const changes = askedChanges(understanding);
      if (!changes.ok) return changes;
      return success({ record: { ...assessment, ...changes.value }, kept: reportReceipt });
    },
  }),
  answer: reportAnswer,
  records: recordFormat(RiskRecord),
  describe: ({ name, email, phone, ...details }) => ({ visitor: { name, email, phone }, details }),
  report: {
    draft: (assessment, { costs, reading, changes }) => {
      const understanding = understood(assessment, { reading, changes });
      const report = riskReport(assessment, understanding, costs);
      const { happeningNow: urgent, unread } = understanding.whole;
      return { report, urgent, hasUnread: unread.length > 0 };
    },
    understood(assessment, readings) {
      const { whole } = understood(assessment, readings);
      return { whole, about: caseOf(whole) };
    },
    asked: ({ understanding }) => understanding,
    visitorTexts: ({ businessType, businessDescription, operationalAreas }) => ({
      businessType,
      businessDescription,
      ...Object.fromEntries(
        operationalAreas.flatMap(({ name, description }, index) => [
          [`operationalAreas.${index}.name`, name],
          [`operationalAreas.${index}.description`, description],
        ]),
      ),
    }),
  },
  mails: reportMails<RiskRecord>({
    subject: 'Your risk assessment',
    request: 'Risk assessment',
    fields: ({ businessType, businessDescription, operationalAreas }) => [
      { label: 'Business', value: businessType },
      { label: 'What it does', value: businessDescription },
      ...operationalAreas.map(({ name, description }, index) => ({
        label: `Area ${index + 1}`,
        value: `${name}\n${description}`,
      })),
    ],
  }),
});

const understood = (
  assessment: RiskRecord,
  { reading, changes = assessment.understanding ?? noChanges }: OtherReadings,
) => correctedRisk(understandRisk(assessment, reading), changes);

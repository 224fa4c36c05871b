import { requestRiskAssessment } from '@app/contracts/risk-assessment';
import { looksAutomated } from '@app/contracts/submission';
import { success } from '@app/result';
import * as v from 'valibot';
import { defineLeadKind } from '../leads/lead-kind.ts';
import { recordFormat } from '../leads/record-format.ts';
import { reportAnswer, reportReceipt } from './report-answer.ts';
import { reportMails } from './report-mails.ts';
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
  accept: ({ website, elapsedMs, ...assessment }) => ({
    substance: assessment,
    suspect: looksAutomated({ website, elapsedMs }),
    prepare: async () => success({ record: assessment, kept: reportReceipt }),
  }),
  answer: reportAnswer,
  records: recordFormat(RiskRecord),
  describe: ({ name, email, phone, ...details }) => ({ visitor: { name, email, phone }, details }),
  report: {
    draft: (assessment, { costs, reading }) => {
      const understanding = understandRisk(assessment, reading);
      const report = riskReport(assessment, understanding, costs);
      const { happeningNow: urgent, unread } = understanding.whole;
      return { report, urgent, hasUnread: unread.length > 0 };
    },
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

import { requestSecurityAssessment } from '@app/contracts/security-assessment';
import { looksAutomated } from '@app/contracts/submission';
import { success } from '@app/result';
import * as v from 'valibot';
import { defineLeadKind } from '../leads/lead-kind.ts';
import { recordFormat } from '../leads/record-format.ts';
import { askedChanges, StoredChanges } from './corrections/asked-changes.ts';
import { noChanges } from './corrections/changes.ts';
import { corrected } from './corrections/corrected.ts';
import { reportAnswer, reportReceipt } from './report-answer.ts';
import type { OtherReadings } from './report-draft.ts';
import { reportMails } from './report-mails.ts';
import { caseOf } from './rules/case-of.ts';
import { challengeReport } from './rules/challenge-report.ts';
import { understandChallenge } from './understanding/understand.ts';

/** As it is stored: without limits, because those of the form may change. */
export const ChallengeRecord = v.object({
  businessType: v.string(),
  securityIssue: v.string(),
  timing: v.string(),
  location: v.string(),
  peopleInvolved: v.string(),
  preventionMethod: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  understanding: v.optional(StoredChanges),
});
export type ChallengeRecord = v.InferOutput<typeof ChallengeRecord>;

/** One security challenge of a business. */
export const challengeKind = defineLeadKind({
  name: 'security-assessment',
  label: 'Security assessment',
  referencePrefix: 'SEC',
  endpoint: requestSecurityAssessment,
  // Six long texts whose characters are all escaped, as \u0001, and the rest.
  bodyLimit: 256 * 1024,
  accept: ({ website, elapsedMs, understanding, ...challenge }) => ({
    understanding,
    substance: challenge,
    suspect: looksAutomated({ website, elapsedMs }),
    prepare: async () => {
      const changes = askedChanges(understanding);
      if (!changes.ok) return changes;
      return success({ record: { ...challenge, ...changes.value }, kept: reportReceipt });
    },
  }),
  answer: reportAnswer,
  records: recordFormat(ChallengeRecord),
  describe: ({ name, email, phone, ...details }) => ({ visitor: { name, email, phone }, details }),
  report: {
    draft: (challenge, { costs, reading, changes }) => {
      const understanding = understood(challenge, { reading, changes });
      const report = challengeReport(understanding, costs, challenge);
      const { happeningNow: urgent, unread } = understanding;
      return { report, urgent, hasUnread: unread.length > 0 };
    },
    understood(challenge, readings) {
      const whole = understood(challenge, readings);
      return { whole, about: caseOf(whole) };
    },
    asked: ({ understanding }) => understanding,
    visitorTexts: ({ name, email, phone, understanding, ...texts }) => texts,
  },
  mails: reportMails<ChallengeRecord>({
    subject: 'Your security assessment',
    request: 'Security assessment',
    fields: (challenge) => [
      { label: 'Business', value: challenge.businessType },
      { label: 'What happened', value: challenge.securityIssue },
      { label: 'When', value: challenge.timing },
      { label: 'Where', value: challenge.location },
      { label: 'Who is affected', value: challenge.peopleInvolved },
      { label: 'How they want to prevent it', value: challenge.preventionMethod },
    ],
  }),
});

const understood = (
  challenge: ChallengeRecord,
  { reading, changes = challenge.understanding ?? noChanges }: OtherReadings,
) => corrected(understandChallenge(challenge, reading), changes);

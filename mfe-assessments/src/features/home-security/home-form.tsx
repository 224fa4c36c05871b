import {
  type HomeAssessment,
  homeAssessmentTexts,
  requestHomeAssessment,
} from '@app/contracts/home-assessment';
import type { ReportUnderstanding } from '@app/contracts/report-understanding';
import type { Submission } from '@app/federation/remote-module';
import { DefaultSubmit } from '@app/forms/default-submit';
import { useApi, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { ErrorSummary } from '@app/ui/error-summary';
import { Field } from '@app/ui/field';
import { Form, FormGroup, FormPair } from '@app/ui/form';
import { FormEnd } from '@app/ui/form-end';
import { Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { EmailField, NameField, PhoneField } from '@app/ui/person-fields';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLoaded } from '../../history-dialog/use-loaded.ts';
import { Reference } from '../../lead-forms/sent-note.tsx';
import { useLeadForm } from '../../lead-forms/use-lead-form.ts';
import { PageMade } from '../../plain-posts/page-made.tsx';
import '../../report/correction.module.css';
import { CorrectionForm, loadCorrectionForm, PlainCorrection } from '../../report/report-chunk.ts';
import { ReportLinks } from '../../report/report-links.tsx';
import { AreaList } from './area-list.tsx';
import { blankHomeForm, HomeForm } from './home-security-form-schema.ts';
import type { SentHome } from './sent-home.ts';

const concerns = [
  { label: 'First concern', path: 'securityConcerns.0' },
  { label: 'Second concern', path: 'securityConcerns.1' },
  { label: 'Third concern', path: 'securityConcerns.2' },
] as const;

export function HomeSecurityForm({ submission }: { readonly submission: Submission | undefined }) {
  const { sent, correct, ...form } = useHomeForm(submission);
  const { field, formProps, summary } = form;
  const { email } = useSite().company;
  // What `takeHomePost` of this release has put there.
  const posted = submission?.phase === 'sent' ? (submission.answer as SentHome) : undefined;
  const thanked = sent ?? posted;
  return (
    <Stack gap="lg">
      {thanked && <ThankYou key={thanked.reference} {...thanked} />}
      {sent && <Correction sent={sent} onCorrected={correct} />}
      {!sent && posted && <PostedCorrection sent={posted} />}
      {thanked && <ReportLinks level={2} reference={thanked.reference} asked={thanked.asked} />}
      <Form id="home-security" method="post" action={paths.homeSecurity} {...formProps}>
        <DefaultSubmit />
        <ErrorSummary {...summary} />
        <Field
          label="What kind of home is it?"
          hint="Such as a house with a garden, a townhouse in a complex, a flat or a smallholding."
          required
          {...field('homeType')}
        />
        <AreaList form={form} />
        <FormGroup
          name="securityConcerns"
          legend="Your three security concerns"
          hint="Start with the one that worries you most. Say what happened or could happen, where, and at what time of day. Leave out alarm codes, gate codes and where you keep keys: we do not need them."
        >
          {concerns.map(({ label, path }) => (
            <Field key={path} label={label} multiline required rows={2} {...field(path)} />
          ))}
        </FormGroup>
        <FormGroup legend="Where to send your recommendations">
          <FormPair>
            <NameField {...field('name')} />
            <EmailField {...field('email')} />
          </FormPair>
          <FormPair>
            <PhoneField {...field('phone')} />
          </FormPair>
        </FormGroup>
        <PageMade />
        <FormEnd
          form={form}
          purpose="We use your answers to write your recommendations, and your name, e-mail address and phone number to send them and to talk to you about them."
          email={email}
          button="Get recommendations"
          busy={homeAssessmentTexts.submitting}
        />
      </Form>
    </Stack>
  );
}

/**
 * Names the address, so that a typing mistake in it is noticed. It takes the focus when it appears:
 * the form below it is empty and shorter, and the submit button is far down.
 */
function ThankYou({ mailedTo, reference }: SentHome) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const { title, text } = homeAssessmentTexts.sent;
  return (
    <div ref={notice} role="status" tabIndex={-1}>
      <Notice>
        <strong>{title}</strong>
        <p>{text(mailedTo)}</p>
        <Reference reference={reference} />
        <p>Not your address? Fill in the form again with the right one.</p>
      </Notice>
    </div>
  );
}

/** What was understood, in place of a report: that comes by mail. */
function Correction({ sent: { asked, understanding }, onCorrected }: CorrectionProps) {
  const loaded = useLoaded(understanding !== undefined, loadCorrectionForm, () => {});
  if (!(loaded && asked && understanding)) return null;
  return (
    <Suspense fallback={null}>
      <CorrectionForm
        key={understanding.token}
        asked={asked}
        understanding={understanding}
        onCorrected={({ understanding: corrected }) => onCorrected(corrected)}
        level={2}
      />
    </Suspense>
  );
}

interface CorrectionProps {
  readonly sent: SentHome;
  readonly onCorrected: (understanding: ReportUnderstanding | undefined) => void;
}

/** The same after a post without JavaScript. */
function PostedCorrection({ sent: { asked, understanding } }: Pick<CorrectionProps, 'sent'>) {
  if (!(asked && understanding)) return null;
  return (
    <Suspense fallback={null}>
      <PlainCorrection asked={asked} understanding={understanding} />
    </Suspense>
  );
}

/** The home security form. `sent` is the last request that was sent. */
function useHomeForm(submission: Submission | undefined) {
  const api = useApi();
  const [body, setBody] = useState<HomeAssessment>();
  const [understanding, setUnderstanding] = useState<ReportUnderstanding>();
  const form = useLeadForm({
    name: 'home-security',
    schema: HomeForm,
    blank: blankHomeForm,
    submission,
    async send(home, { signals, idempotencyKey }) {
      const asking = { ...home, ...signals, understanding: {} };
      const answer = await api.send(requestHomeAssessment, asking, { idempotencyKey });
      if (answer.ok) setUnderstanding(answer.value.understanding);
      return answer;
    },
    onSent: setBody,
    texts: homeAssessmentTexts,
  });
  const { reference } = form;
  const sent: SentHome | undefined =
    body && reference
      ? { mailedTo: body.email, reference, understanding, asked: { form: 'home', body } }
      : undefined;
  return { ...form, sent, correct: setUnderstanding };
}

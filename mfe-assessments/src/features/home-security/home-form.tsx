import { homeAssessmentTexts } from '@app/contracts/home-assessment';
import type { Submission } from '@app/federation/remote-module';
import { DefaultSubmit } from '@app/forms/default-submit';
import { useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { DraftNote } from '@app/ui/draft-note';
import { ErrorSummary } from '@app/ui/error-summary';
import { Field } from '@app/ui/field';
import { Consent, Form, FormGroup, FormPair } from '@app/ui/form';
import { FormFailure } from '@app/ui/form-failure';
import { Honeypot } from '@app/ui/honeypot';
import { Row, Stack } from '@app/ui/layout';
import { EmailField, NameField, PhoneField } from '@app/ui/person-fields';
import { PageMade } from '../../plain-posts/page-made.tsx';
import { AreaList } from './area-list.tsx';
import type { SentHome } from './sent-home.ts';
import { ThankYou } from './thank-you.tsx';
import { useHomeForm } from './use-home-form.ts';

const concerns = [
  { label: 'First concern', path: 'securityConcerns.0' },
  { label: 'Second concern', path: 'securityConcerns.1' },
  { label: 'Third concern', path: 'securityConcerns.2' },
] as const;
const SUBMIT = 'Get recommendations';

export function HomeSecurityForm({ submission }: { readonly submission: Submission | undefined }) {
  const { sent, ...form } = useHomeForm(submission);
  const { draft, failure, field, formProps, submitting, summary } = form;
  const { name, value, onChange } = field('website');
  const { email } = useSite().company;
  // What `takeHomePost` of this release has put there.
  const posted = submission?.phase === 'sent' ? (submission.answer as SentHome) : undefined;
  const thanked = sent ?? posted;
  return (
    <Stack gap="lg">
      {thanked && <ThankYou key={thanked.reference} {...thanked} />}
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
        <Honeypot name={name} value={value} onChange={onChange} />
        <PageMade />
        <Consent
          purpose="We use your answers to write your recommendations, and your name, e-mail address and phone number to send them and to talk to you about them."
          email={email}
        />
        <FormFailure failure={failure} button={SUBMIT} />
        <Row>
          <Button type="submit" variant="primary" size="lg" disabled={submitting}>
            {submitting ? homeAssessmentTexts.submitting : SUBMIT}
          </Button>
        </Row>
        <DraftNote {...draft} />
      </Form>
    </Stack>
  );
}

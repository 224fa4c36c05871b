import { incidentTexts } from '@app/contracts/incident';
import type { Submission } from '@app/federation/remote-module';
import { useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { DraftNote } from '@app/ui/draft-note';
import { ErrorSummary } from '@app/ui/error-summary';
import { Field } from '@app/ui/field';
import { Consent, Form } from '@app/ui/form';
import { FormFailure } from '@app/ui/form-failure';
import { Honeypot } from '@app/ui/honeypot';
import { Row } from '@app/ui/layout';
import { NameField, PhoneField } from '@app/ui/person-fields';
import { SentNote } from '../../lead-forms/sent-note.tsx';
import { PageMade } from '../../plain-posts/page-made.tsx';
import { OfflineNote } from './offline-note.tsx';
import { useIncidentForm } from './use-incident-form.ts';

const { submit, submitting: busy, name, phone, details } = incidentTexts;

export function IncidentForm({ submission }: { readonly submission: Submission | undefined }) {
  const { reference, ...form } = useIncidentForm(submission);
  const { draft, failure, field, formProps, submitting, summary } = form;
  const { minimum: _, ...website } = field('website');
  const { email } = useSite().company;
  return (
    <Form id="incident" method="post" action={paths.incident} {...formProps}>
      <ErrorSummary {...summary} />
      <OfflineNote />
      <NameField label={name} {...field('name')} />
      <PhoneField label={phone} hint="The number where you can answer now." {...field('phone')} />
      <Field
        label={details}
        hint="What happened, where, and whether anyone is still in danger."
        multiline
        required
        rows={4}
        {...field('details')}
      />
      <Honeypot {...website} />
      <PageMade />
      <Consent
        purpose="We use your name, phone number and details to reach you and to help with this incident, and for nothing else."
        email={email}
      />
      <FormFailure failure={failure} button={submit} />
      <SentNote sent={incidentTexts.sent} reference={reference} />
      <Row>
        <Button type="submit" variant="primary" size="lg" disabled={submitting}>
          {submitting ? busy : submit}
        </Button>
      </Row>
      <DraftNote {...draft} />
    </Form>
  );
}

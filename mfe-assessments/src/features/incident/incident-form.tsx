import { incidentTexts, reportIncident } from '@app/contracts/incident';
import type { Submission } from '@app/federation/remote-module';
import { useApi, useSite, useToast } from '@app/kit';
import { paths } from '@app/site/paths';
import { ErrorSummary } from '@app/ui/error-summary';
import { Field } from '@app/ui/field';
import { Form } from '@app/ui/form';
import { FormEnd } from '@app/ui/form-end';
import { Notice } from '@app/ui/notice';
import { NameField, PhoneField } from '@app/ui/person-fields';
import { useOnline } from '@app/ui/use-online';
import { useState } from 'react';
import { SentNote } from '../../lead-forms/sent-note.tsx';
import { useLeadForm } from '../../lead-forms/use-lead-form.ts';
import { PageMade } from '../../plain-posts/page-made.tsx';
import { blankIncident, TypedIncident } from './typed-incident.ts';

const { submit, submitting: busy, name, phone, details } = incidentTexts;

export function IncidentForm({ submission }: { readonly submission: Submission | undefined }) {
  const { reference, sentPhone, ...form } = useIncidentForm(submission);
  const { field, formProps, summary } = form;
  const { email } = useSite().company;
  return (
    <Form id="incident" method="post" action={paths.incident} {...formProps}>
      <ErrorSummary {...summary} />
      {form.failure ? null : <OfflineNote />}
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
      <PageMade />
      <FormEnd
        form={form}
        purpose="We use your name, phone number and details to reach you and to help with this incident, and for nothing else."
        email={email}
        button={submit}
        busy={busy}
        sent={
          <SentNote sent={incidentTexts.sent} reference={reference}>
            <NextAfterIncident number={sentPhone} />
          </SentNote>
        }
      />
    </Form>
  );
}

/** What a visitor can count on after an incident was reported, and what they can do if no call comes. */
export function NextAfterIncident({
  number,
}: {
  /** Digits, as they were sent. Undefined where the page does not know them. */
  readonly number: string | undefined;
}) {
  const { phone } = useSite().company;
  return (
    <p>
      {number
        ? `Our team will contact you shortly on ${shownNumber(number)}, day or night.`
        : 'Our team will contact you shortly on the number that you gave, day or night.'}{' '}
      Keep that phone switched on and with you. Wrong number, or it is getting worse? Call us on{' '}
      <a href={`tel:${phone.dialled}`}>{phone.shown}</a>.
    </p>
  );
}

/** A South African number in its usual groups, `082 555 0199`; any other as it is. */
const shownNumber = (digits: string): string =>
  digits.replace(/^(0\d{2})(\d{3})(\d{4})$/, '$1 $2 $3');

/** Tells a visitor without a connection before they type that the form cannot be sent. */
function OfflineNote() {
  const online = useOnline();
  const { phone } = useSite().company;
  return (
    <div role="status">
      {!online && (
        <Notice variant="caution">
          <strong>You are offline, so this form cannot be sent now.</strong>
          <p>
            You can still call us on <a href={`tel:${phone.dialled}`}>{phone.shown}</a>. What you
            type stays in this tab. If you send it now, keep this page open: it goes out when you
            are back online.
          </p>
        </Notice>
      )}
    </div>
  );
}

/** The incident form: sends to the API and shows the outcome in a toast. */
function useIncidentForm(submission: Submission | undefined) {
  const api = useApi();
  const showToast = useToast();
  const [sentPhone, setSentPhone] = useState<string>();
  const form = useLeadForm({
    name: 'incident',
    schema: TypedIncident,
    blank: blankIncident,
    submission,
    // After an incident, many people use the phone of somebody else.
    draft: 'tab',
    send: (incident, { signals, idempotencyKey }) =>
      api.send(reportIncident, { ...incident, ...signals }, { idempotencyKey }),
    onSent({ phone }) {
      setSentPhone(phone);
      showToast(incidentTexts.sent);
    },
    texts: incidentTexts,
  });
  return { ...form, sentPhone };
}

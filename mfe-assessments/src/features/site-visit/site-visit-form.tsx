import type { CallFailure } from '@app/api-client';
import { photoTexts } from '@app/contracts/photo';
import { requestSiteVisit, siteVisitTexts, visitTimes } from '@app/contracts/site-visit';
import type { Submission } from '@app/federation/remote-module';
import { useApi, useSite, useToast } from '@app/kit';
import { failed } from '@app/result';
import { siteVisitPath } from '@app/site/paths';
import type { OpeningHours } from '@app/site/site-config';
import { ErrorSummary } from '@app/ui/error-summary';
import { Field, SelectField } from '@app/ui/field';
import { Form, FormPair } from '@app/ui/form';
import { FormEnd } from '@app/ui/form-end';
import { EmailField, NameField, PhoneField } from '@app/ui/person-fields';
import { useMemo } from 'react';
import { SentNote } from '../../lead-forms/sent-note.tsx';
import { useLeadForm } from '../../lead-forms/use-lead-form.ts';
import { PageMade } from '../../plain-posts/page-made.tsx';
import { PhotosField } from './photos-field.tsx';
import type { NotSent } from './send-photo.ts';
import { blankVisit, SiteVisitForm } from './site-visit-schema.ts';
import { type Photos, usePhotos } from './use-photos.ts';

interface Props {
  readonly submission: Submission | undefined;
  /** Token of the saved plan that the visit is about; empty without one. */
  readonly plan: string;
}

export function SiteVisitFields({ submission, plan }: Props) {
  const photos = usePhotos();
  const { reference, ...form } = useSiteVisitForm(submission, plan, photos);
  const { field, formProps, summary } = form;
  const { email, openingHours } = useSite().company;
  const times = useMemo(() => timesOf(openingHours), [openingHours]);
  return (
    <Form id="site-visit" method="post" action={siteVisitPath(plan)} {...formProps}>
      <ErrorSummary {...summary} />
      <FormPair>
        <NameField {...field('name')} />
        <EmailField {...field('email')} />
      </FormPair>
      <FormPair>
        <PhoneField {...field('phone')} />
        <Field
          label="Where should we come?"
          hint="Street and suburb."
          required
          autoComplete="street-address"
          {...field('place')}
        />
      </FormPair>
      <FormPair>
        <SelectField
          label="When does it suit you?"
          required
          placeholder="Choose a time"
          options={times}
          {...field('firstTime')}
        />
        <SelectField
          label="Another time"
          optional
          placeholder="No other time"
          options={times}
          {...field('secondTime')}
        />
      </FormPair>
      <Field
        label="Note for the technician"
        hint="Such as a dog, or where to park. Leave out gate and alarm codes."
        optional
        multiline
        rows={4}
        {...field('note')}
      />
      <PhotosField photos={photos} onChange={form.stopWaiting} />
      <input type="hidden" name="plan" value={plan} />
      <PageMade />
      <FormEnd
        form={form}
        purpose="We use your details and photos to arrange this visit and to quote for it, and for nothing else."
        email={email}
        button="Send request"
        busy="Sending..."
        sent={<SentNote sent={siteVisitTexts.sent} reference={reference} />}
      />
    </Form>
  );
}

/** The half-days when the office is open: an afternoon when it closes after one o’clock. */
function timesOf(hours: OpeningHours) {
  const open = hours.flatMap(({ days, open }) =>
    open
      ? days.flatMap((day) => [
          ...(open.from < '12:00' ? [`${day} morning`] : []),
          ...(open.to > '13:00' ? [`${day} afternoon`] : []),
        ])
      : [],
  );
  return visitTimes
    .filter((time) => time === 'Any time' || open.includes(time))
    .map((time) => ({ value: time, label: time }));
}

/** The failure of a request whose photos could not all be sent. */
function unsent({ retry }: NotSent): CallFailure {
  const detail = 'a photo was not sent';
  return retry === 'by-itself'
    ? { kind: 'unreachable', detail }
    : { kind: 'refused', status: 0, message: photoTexts.unsent, fields: {}, detail };
}

/** The form of the page: sends to the API and shows the outcome in a toast. */
function useSiteVisitForm(submission: Submission | undefined, plan: string, photos: Photos) {
  const api = useApi();
  const showToast = useToast();
  const blank = useMemo(() => blankVisit(plan), [plan]);
  return useLeadForm({
    name: 'site-visit',
    schema: SiteVisitForm,
    blank,
    submission,
    async send(visit, { signals, keyOf }) {
      const ids = await photos.ids();
      // A request without a photo that the visitor sees in the form would be another request.
      if (!ids.ok) return failed(unsent(ids.failure));
      const request = { ...visit, plan, photos: [...ids.value] };
      const idempotencyKey = keyOf(request);
      return api.send(requestSiteVisit, { ...request, ...signals }, { idempotencyKey });
    },
    onSent() {
      photos.clear();
      showToast(siteVisitTexts.sent);
    },
    texts: siteVisitTexts,
  });
}

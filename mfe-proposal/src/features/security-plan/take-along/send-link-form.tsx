import { savePlanDraft } from '@app/contracts/plan-draft';
import type { EstablishmentType } from '@app/contracts/proposal';
import { spamSignals } from '@app/contracts/submission';
import { emailAddress } from '@app/contracts/text';
import { useForm } from '@app/forms';
import { submitFailure } from '@app/forms/submit-failure';
import { useElapsedMs } from '@app/forms/use-elapsed-ms';
import { useApi, useSite } from '@app/kit';
import { failed } from '@app/result';
import { Button } from '@app/ui/button';
import { ErrorSummary } from '@app/ui/error-summary';
import { Consent, Form } from '@app/ui/form';
import { FormFailure } from '@app/ui/form-failure';
import { Honeypot } from '@app/ui/honeypot';
import { Row } from '@app/ui/layout';
import { EmailField } from '@app/ui/person-fields';
import { useState } from 'react';
import * as v from 'valibot';
import type { DraftAnswers } from './draft-responses.ts';

const SEND = 'Send me a link';

/** Asks where to send the link. */
export function SendLinkForm({ draft }: { readonly draft: DraftAnswers }) {
  const { sentTo, form } = useSendLinkForm(draft);
  const { failure, field, formProps, submitting, summary } = form;
  const { name, value, onChange } = field('website');
  const { email } = useSite().company;
  return (
    <Form id="plan-draft" {...formProps}>
      <ErrorSummary {...summary} />
      <p>We save your answers so far and e-mail you a link that opens them on any device.</p>
      {draft.left.length > 0 && (
        <p>These answers are not saved until they are corrected: {draft.left.join(' ')}</p>
      )}
      <EmailField {...field('email')} />
      <Honeypot name={name} value={value} onChange={onChange} />
      <Consent
        purpose="We use your e-mail address to send you the link, and for nothing else."
        email={email}
      />
      <FormFailure failure={failure} button={SEND} />
      <Row>
        <Button type="submit" variant="secondary" disabled={submitting}>
          {submitting ? 'Sending...' : SEND}
        </Button>
      </Row>
      <p role="status">
        {sentTo &&
          `Your answers are saved. We send the link to ${sentTo}. You can continue here too.`}
      </p>
    </Form>
  );
}

const DraftReader = v.object({
  email: emailAddress('Please provide a valid email address'),
  ...spamSignals,
});

const SAVE_FAILED = 'Your answers could not be saved';

/** Sends the answers so far to the server, which mails the link to them. */
function useSendLinkForm(saved: DraftAnswers) {
  const api = useApi();
  const elapsedMs = useElapsedMs();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    name: 'plan-draft',
    schema: DraftReader,
    initial: { email: '', website: '' },
    async send(reader, keyOf) {
      setSentTo(undefined);
      const draft = {
        ...reader,
        // The server checks the type: it may know more types than this release.
        establishmentType: saved.type as EstablishmentType,
        responses: saved.responses,
      };
      const body = { ...draft, elapsedMs: elapsedMs() };
      const answer = await api.send(savePlanDraft, body, { idempotencyKey: keyOf(draft) });
      if (answer.ok) {
        setSentTo(reader.email);
        return answer;
      }
      console.error(answer.failure.detail);
      return failed(submitFailure(answer.failure, SAVE_FAILED));
    },
  });
  return { sentTo, form };
}

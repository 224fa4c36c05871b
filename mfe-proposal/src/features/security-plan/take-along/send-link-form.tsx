import { useSite } from '@app/kit';
import { Button } from '@app/ui/button';
import { ErrorSummary } from '@app/ui/error-summary';
import { Consent, Form } from '@app/ui/form';
import { FormFailure } from '@app/ui/form-failure';
import { Honeypot } from '@app/ui/honeypot';
import { Row } from '@app/ui/layout';
import { EmailField } from '@app/ui/person-fields';
import type { DraftAnswers } from './draft-responses.ts';
import { useSendLinkForm } from './use-send-link-form.ts';

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

import type { Submission } from '@app/federation/remote-module';
import { paths } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { ErrorSummary } from '@app/ui/error-summary';
import { Field } from '@app/ui/field';
import { Consent, Form, FormPair, PrivacyLink } from '@app/ui/form';
import { Row } from '@app/ui/layout';
import { Honeypot } from '../../anti-spam/honeypot.tsx';
import { useContactForm } from './use-contact-form.ts';

export function ContactForm({ submission }: { readonly submission: Submission | undefined }) {
  const { field, formProps, phase, submitting } = useContactForm(submission);
  const { name, value, onChange } = field('website');
  return (
    <Form id="contact" method="post" action={paths.contact} {...formProps}>
      {submission?.phase === 'refused' && phase.kind === 'idle' && (
        <RefusedPost submission={submission} />
      )}
      <FormPair>
        <Field label="Your name" required autoComplete="name" {...field('name')} />
        <Field label="Email" type="email" required autoComplete="email" {...field('email')} />
      </FormPair>
      <Field
        label="Message"
        hint="What you need, where, and when it suits you to talk."
        multiline
        required
        rows={6}
        {...field('message')}
      />
      <Honeypot name={name} value={value} onChange={onChange} />
      <Consent>
        We use your name, e-mail address and message to answer you, and for nothing else. You can
        ask us to delete them at any time. <PrivacyLink />
      </Consent>
      <Row>
        <Button type="submit" variant="primary" size="lg" disabled={submitting}>
          {submitting ? 'Sending...' : 'Send Message'}
        </Button>
      </Row>
    </Form>
  );
}

/**
 * For browsers without JavaScript, where no toast appears and the focus does not move to the first
 * error.
 */
function RefusedPost({
  submission: { message, fields },
}: {
  readonly submission: Extract<Submission, { phase: 'refused' }>;
}) {
  const errors = Object.entries(fields).map(([name, text]) => ({ name, message: text }));
  return <ErrorSummary title={message} errors={errors} />;
}

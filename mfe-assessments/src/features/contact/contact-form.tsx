import { contactTexts, sendContactMessage } from '@app/contracts/contact';
import type { Submission } from '@app/federation/remote-module';
import { Link, useApi, useSearchParams, useSite, useToast } from '@app/kit';
import { paths } from '@app/site/paths';
import { ErrorSummary } from '@app/ui/error-summary';
import { Field } from '@app/ui/field';
import { Form, FormPair } from '@app/ui/form';
import { FormEnd } from '@app/ui/form-end';
import { EmailField, NameField } from '@app/ui/person-fields';
import { useMemo } from 'react';
import { SentNote } from '../../lead-forms/sent-note.tsx';
import { useLeadForm } from '../../lead-forms/use-lead-form.ts';
import { PageMade } from '../../plain-posts/page-made.tsx';
import css from './contact-form.module.css';
import { contactPath, type MessageTopic, messageAbout, topicIn } from './message-topic.ts';

export function ContactForm({ submission }: { readonly submission: Submission | undefined }) {
  const [searchParams] = useSearchParams();
  const topic = useMemo(() => topicIn(searchParams), [searchParams]);
  const { reference, ...form } = useContactForm(submission, topic);
  const { field, formProps, summary } = form;
  const { email } = useSite().company;
  return (
    <Form id="contact" method="post" action={contactPath(topic)} {...formProps}>
      <ErrorSummary {...summary} />
      {topic && <About topic={topic} />}
      <FormPair>
        <NameField {...field('name')} />
        <EmailField {...field('email')} />
      </FormPair>
      <Field
        label="Message"
        hint="What you need, where, and when it suits you to talk."
        multiline
        required
        rows={6}
        {...field('message')}
      />
      <PageMade />
      <FormEnd
        form={form}
        purpose="We use your name, e-mail address and message to answer you, and for nothing else."
        email={email}
        button="Send Message"
        busy="Sending..."
        sent={<SentNote sent={contactTexts.sent} reference={reference} />}
      />
    </Form>
  );
}

/** What the page says that the visitor came from. It is sent with the message. */
const About = ({ topic }: { readonly topic: MessageTopic }) => (
  <p className={css.about}>
    <span>
      About: <strong>{topic.title}</strong>
    </span>
    <Link to={paths.contact} preventScrollReset>
      Write about something else
    </Link>
  </p>
);

/** The message form: sends to the API and shows the outcome in a toast. */
function useContactForm(submission: Submission | undefined, topic: MessageTopic | undefined) {
  const api = useApi();
  const showToast = useToast();
  const schema = useMemo(() => messageAbout(topic), [topic]);
  return useLeadForm({
    name: 'contact',
    schema,
    blank: { name: '', email: '', message: '', website: '' },
    submission,
    send: (message, { signals, idempotencyKey }) =>
      api.send(sendContactMessage, { ...message, ...signals }, { idempotencyKey }),
    onSent: () => showToast(contactTexts.sent),
    texts: contactTexts,
  });
}

import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Row } from '../layout/layout.tsx';
import { DraftNote, type DraftNoteProps } from './draft-note.tsx';
import { Consent, type ConsentProps } from './form.tsx';
import { type Failure, FormFailure } from './form-failure.tsx';
import { Honeypot } from './honeypot.tsx';

export interface FormEndProps extends Pick<ConsentProps, 'purpose' | 'email'> {
  /** From `useForm`; its field `website` is the one that only programs fill in. */
  readonly form: {
    readonly field: (
      name: 'website',
    ) => Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'>;
    readonly submitting: boolean;
    readonly failure: Failure | undefined;
    readonly draft: DraftNoteProps;
  };
  readonly button: string;
  /** On the button while the form is sent. */
  readonly busy: string;
  readonly buttonId?: string;
  /** Above the button: what came of sending. */
  readonly sent?: ReactNode;
  /** Below the button. */
  readonly children?: ReactNode;
}

/** What is below the fields of a form: what the answers are for, what went wrong, and the button. */
export function FormEnd(props: FormEndProps) {
  const { form, purpose, email, button, busy, buttonId, sent, children } = props;
  const { name, value, onChange } = form.field('website');
  return (
    <>
      <Honeypot name={name} value={value} onChange={onChange} />
      <Consent purpose={purpose} email={email} />
      <FormFailure failure={form.failure} button={button} />
      {sent}
      <Row>
        <Button id={buttonId} type="submit" variant="primary" size="lg" disabled={form.submitting}>
          {form.submitting ? busy : button}
        </Button>
      </Row>
      {children}
      <DraftNote {...form.draft} />
    </>
  );
}

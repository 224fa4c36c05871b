import type { DeviceNames } from '@app/contracts/device-names';
import { techHelpTexts } from '@app/contracts/tech-help';
import type { Submission } from '@app/federation/remote-module';
import { useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { ErrorSummary } from '@app/ui/error-summary';
import { Field, type FieldProps } from '@app/ui/field';
import { Form, FormGroup, FormPair } from '@app/ui/form';
import { FormEnd } from '@app/ui/form-end';
import { EmailField, NameField, PhoneField } from '@app/ui/person-fields';
import { useId } from 'react';
import { SentNote } from '../../lead-forms/sent-note.tsx';
import { PageMade } from '../../plain-posts/page-made.tsx';
import { useTechHelpForm } from './use-tech-help-form.ts';

interface Props {
  readonly submission: Submission | undefined;
  readonly names: DeviceNames;
}

export function TechHelpForm({ submission, names }: Props) {
  const { reference, ...form } = useTechHelpForm(submission);
  const { field, formProps, summary } = form;
  const { email } = useSite().company;
  return (
    <Form id="tech-help" method="post" action={paths.technicalHelp} {...formProps}>
      <ErrorSummary {...summary} />
      <SuggestedField
        label="Device type"
        hint="Such as a gate motor, an alarm panel, a camera or an electric fence."
        required
        suggestions={names.deviceTypes}
        {...field('deviceType')}
      />
      <FormPair>
        <SuggestedField
          label="Brand"
          hint="The name on the front."
          optional
          suggestions={names.brands}
          {...field('brand')}
        />
        <Field
          label="Model number"
          hint="On the sticker, if you can read it without opening the cover."
          optional
          autoComplete="off"
          {...field('modelNumber')}
        />
      </FormPair>
      <Field
        label="What is the problem?"
        hint="What it does or does not do, since when, what you have tried, and any message or light you see."
        multiline
        required
        rows={5}
        {...field('problemDescription')}
      />
      <FormGroup legend="How to reach you">
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
        purpose="We use your answers, name, e-mail address and phone number to help you with this problem, and for nothing else."
        email={email}
        button="Submit Request"
        busy={techHelpTexts.submitting}
        sent={<SentNote sent={techHelpTexts.sent} reference={reference} />}
      />
    </Form>
  );
}

type SuggestedFieldProps = Extract<FieldProps, { multiline?: false | undefined }> & {
  readonly suggestions: readonly string[];
};

/** A text field with suggestions. Any other text can be typed as well. */
function SuggestedField({ suggestions, ...field }: SuggestedFieldProps) {
  const list = useId();
  return (
    <>
      <Field {...field} list={list} autoComplete="off" />
      <datalist id={list}>
        {suggestions.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}

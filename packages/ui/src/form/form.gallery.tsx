import { Checkbox } from '@app/ui/checkbox';
import { ErrorSummary } from '@app/ui/error-summary';
import { Field } from '@app/ui/field';
import { Form, FormGroup, FormPair } from '@app/ui/form';
import { FormEnd } from '@app/ui/form-end';

const errors = [
  { name: 'name', message: 'Name required' },
  { name: 'phone', message: 'Phone required' },
  { name: 'concern', message: 'Please choose a concern' },
];

export function States() {
  return (
    <Form id="forms">
      <ErrorSummary errors={errors} />
      <FormGroup legend="Who we call">
        <FormPair>
          <Field name="name" label="Name" error="Name required" />
          <Field name="phone" label="Phone" hint="With the area code." error="Phone required" />
        </FormPair>
      </FormGroup>
      <FormGroup
        name="concern"
        legend="What worries you most"
        hint="Choose one."
        error="Please choose a concern"
      >
        <Checkbox name="concern" label="The gate" />
      </FormGroup>
      <FormEnd
        form={{
          field: (name) => ({ name }),
          submitting: false,
          failure: { message: '', cause: 'offline', kept: 'device' },
          draft: { kept: 'device', cleared: false, clear() {}, restore() {} },
        }}
        purpose="We use your answers to reply, and for nothing else."
        email="hello@company.example"
        button="Send"
        busy="Sending..."
      />
      <ErrorSummary title="The form could not be sent. Please try again." />
    </Form>
  );
}

import { Button } from '@app/ui/button';
import { Checkbox } from '@app/ui/checkbox';
import { DraftNote } from '@app/ui/draft-note';
import { ErrorSummary } from '@app/ui/error-summary';
import { Field } from '@app/ui/field';
import { Consent, Form, FormGroup, FormPair } from '@app/ui/form';
import { FormFailure } from '@app/ui/form-failure';
import { Honeypot } from '@app/ui/honeypot';
import { Row } from '@app/ui/layout';

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
      <Honeypot name="website" />
      <Consent
        purpose="We use your answers to reply, and for nothing else."
        email="hello@company.example"
      />
      <FormFailure failure={{ message: '', cause: 'offline', kept: 'device' }} button="Send" />
      <Row>
        <Button variant="primary" size="lg">
          Send
        </Button>
      </Row>
      <DraftNote kept="device" cleared={false} clear={() => {}} restore={() => {}} />
      <ErrorSummary title="The form could not be sent. Please try again." />
    </Form>
  );
}

import { Button } from '@app/ui/button';
import { ErrorSummary } from '@app/ui/error-summary';
import { Field } from '@app/ui/field';
import { Consent, Form, FormGroup, FormPair, PrivacyLink } from '@app/ui/form';
import { Row } from '@app/ui/layout';

const errors = [
  { name: 'name', message: 'Name required' },
  { name: 'phone', message: 'Phone required' },
];

export function Forms() {
  return (
    <Form id="forms">
      <ErrorSummary title="Please check two answers" errors={errors} />
      <FormGroup legend="Who we call">
        <FormPair>
          <Field name="name" label="Name" error="Name required" />
          <Field name="phone" label="Phone" hint="With the area code." error="Phone required" />
        </FormPair>
      </FormGroup>
      <Consent>
        We use your answers to reply, and for nothing else. <PrivacyLink />
      </Consent>
      <Row>
        <Button variant="primary" size="lg">
          Send
        </Button>
      </Row>
      <ErrorSummary title="The form could not be sent. Please try again." />
    </Form>
  );
}

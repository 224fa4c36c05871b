import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { Card } from '@app/ui/card';
import { PhoneIcon } from '@app/ui/icons/phone';
import { Row } from '@app/ui/layout';

/** Where to go when the form is not the right way to ask. */
export function OtherWays() {
  const { phone } = useSite().company;
  return (
    <>
      <Card as="section" aria-labelledby="call-heading">
        <h2 id="call-heading">Rather talk to us?</h2>
        <Row>
          <PhoneIcon />
          <a href={`tel:${phone.dialled}`}>{phone.shown}</a>
        </Row>
        <p>
          Our hours are on the <Link to={paths.contact}>contact page</Link>.
        </p>
      </Card>
      <Card as="section" tone="sunken" aria-labelledby="incident-heading">
        <h2 id="incident-heading">Broken into?</h2>
        <p>
          Do not use this form. Call us or use the{' '}
          <Link to={paths.incident}>urgent assistance form</Link>.
        </p>
      </Card>
    </>
  );
}

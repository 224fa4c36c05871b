import { siteVisitTexts } from '@app/contracts/site-visit';
import type { PageProps } from '@app/federation/remote-module';
import { Link, useHelmetReady, useSearchParams, useSite } from '@app/kit';
import { paths, planPath } from '@app/site/paths';
import { Card } from '@app/ui/card';
import { PhoneIcon } from '@app/ui/icons/phone';
import { Container, Row, Split } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { PostedNote } from '../../lead-forms/sent-note.tsx';
import { SiteVisitFields } from './site-visit-form.tsx';

export function SiteVisit({ submission }: PageProps<undefined>) {
  useHelmetReady();
  const plan = useSearchParams()[0].get('plan') ?? '';
  return (
    <Container>
      <PageHead
        title="Request a Site Visit"
        lede={`We measure, check the drawing with you and send a firm quotation.${plan && ' Your plan goes with the request.'}`}
      >
        <PostedNote sent={siteVisitTexts.sent} submission={submission} />
      </PageHead>
      <Split aside={<Beside plan={plan} />}>
        <SiteVisitFields submission={submission} plan={plan} />
      </Split>
    </Container>
  );
}

/** What goes with the request, and the other way to ask. */
function Beside({ plan }: { readonly plan: string }) {
  const { phone } = useSite().company;
  return (
    <>
      <Card as="section" tone="sunken" aria-labelledby="with-heading">
        <h2 id="with-heading">{plan ? 'Sent with your request' : 'No plan yet?'}</h2>
        {plan ? (
          <p>
            <Link to={planPath(plan)}>Your plan</Link>, with its drawing, equipment and answers.
          </p>
        ) : (
          <p>
            <Link to={paths.securityPlan}>Make a plan</Link> first: you see a drawing, the equipment
            and its price before we come. You can also ask without one.
          </p>
        )}
      </Card>
      <Card as="section" aria-labelledby="call-heading">
        <h2 id="call-heading">Rather talk to us?</h2>
        <Row>
          <PhoneIcon />
          <a href={`tel:${phone.dialled}`}>{phone.shown}</a>
        </Row>
      </Card>
    </>
  );
}

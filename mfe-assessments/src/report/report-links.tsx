import { draftsOf } from '@app/forms/drafts';
import type { FormValues } from '@app/forms/form-values';
import { Link } from '@app/kit';
import { newPlanPath, paths } from '@app/site/paths';
import { buttonProps } from '@app/ui/button';
import { Row } from '@app/ui/layout';
import type { AskedRequest } from './asked-request.ts';
import { establishmentOf } from './establishment-of.ts';
import css from './report.module.css';

interface Props {
  readonly level: 2 | 3;
  readonly reference: string;
  readonly asked: AskedRequest | undefined;
}

/** Where a reader of a report goes next, with what they have told us. */
export function ReportLinks({ level, reference, asked }: Props) {
  const Heading = `h${level}` as const;
  return (
    <aside className={css.next} data-print="hide" aria-labelledby="report-next">
      <Heading id="report-next">What you can do next</Heading>
      <p>
        A technician looks at your site and quotes for it. Or answer up to 15 questions and get a
        drawing, an equipment list and a price.
      </p>
      <Row>
        <Link
          to={paths.siteVisit}
          onClick={() => asked && fillInVisit(asked, reference)}
          {...buttonProps()}
        >
          Request a site visit
        </Link>
        <Link to={newPlanPath(establishmentOf(asked))} {...buttonProps()}>
          Get a plan
        </Link>
      </Row>
    </aside>
  );
}

/**
 * The visit form finds name and numbers as if they had been typed there: as its draft, because they
 * must not be in an address.
 */
function fillInVisit({ body }: AskedRequest, reference: string) {
  const drafts = draftsOf('site-visit', 'device');
  const { name, email, phone } = body;
  const typed = drafts.read() as FormValues | undefined;
  drafts.write({ ...typed, name, email, phone, note: `About report ${reference}.` });
}

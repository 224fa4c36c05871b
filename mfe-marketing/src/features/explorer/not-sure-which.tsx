import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { buttonProps } from '@app/ui/button';
import { ArrowRightIcon } from '@app/ui/icons/arrow-right';
import { Row } from '@app/ui/layout';
import { SitePlan } from './miniatures/site-plan.tsx';
import css from './not-sure-which.module.css';

/** For visitors who do not know what they need, on dark: a plan of the whole site, or a call. */
export function NotSureWhich() {
  const { phone } = useSite().company;
  return (
    <div className={css.panel} data-surface="dark">
      <div className={css.words}>
        <h2>Not sure which you need?</h2>
        <p>
          Answer a few questions about your site. You get a bill of materials with prices and an
          installation proposal.
        </p>
        <Row>
          <Link to={paths.securityPlan} {...buttonProps({ variant: 'primary' })}>
            Security Plan
            <ArrowRightIcon />
          </Link>
          <a className={css.phone} href={`tel:${phone.dialled}`}>
            {phone.shown}
          </a>
        </Row>
      </div>
      <div className={css.drawing}>
        <SitePlan />
      </div>
    </div>
  );
}

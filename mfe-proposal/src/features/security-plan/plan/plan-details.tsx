import type { SecurityPlan } from '@app/contracts/security-plan';
import { Link } from '@app/kit';
import { Button, buttonProps } from '@app/ui/button';
import { Contents } from '@app/ui/contents';
import { PrinterIcon } from '@app/ui/icons/printer';
import { Row } from '@app/ui/layout';
import { useEffect, useRef } from 'react';
import { DetailsSections } from './details-sections.tsx';
import css from './plan-page.module.css';
import { headingsOf } from './section-titles.ts';

interface Props {
  readonly plan: SecurityPlan;
  /** Query of the page of the plan itself. */
  readonly back: string;
}

/** The page of what the plan rests on: calculations, assumptions, law, tests. */
export function PlanDetails({ plan, back }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    named?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1} data-page-heading="">
          Details of your plan
        </h1>
        <Row data-print="hide">
          <Link to={{ search: back }} {...buttonProps()}>
            Back to the plan
          </Link>
          <Button onClick={() => window.print()}>
            <PrinterIcon />
            Print the details
          </Button>
        </Row>
      </div>
      <Contents title="In the details" headings={headingsOf(plan)} />
      <DetailsSections plan={plan} />
    </>
  );
}

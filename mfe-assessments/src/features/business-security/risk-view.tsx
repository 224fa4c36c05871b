import type { PageProps } from '@app/federation/remote-module';
import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import { Card } from '@app/ui/card';
import { Split } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { ReportOverlay } from '../../report/report-overlay.tsx';
import { RiskForm } from '../risk-assessment/risk-form.tsx';
import { riskTexts } from '../risk-assessment/risk-texts.ts';
import { RISK_BUTTON, useRiskForm } from '../risk-assessment/use-risk-form.ts';
import css from './business-security.module.css';
import { WhyDetailsHelp } from './why-details-help.tsx';

/** The risk assessment as a page, for browsers without JavaScript and for links to it. */
export function RiskView({ submission }: Pick<PageProps, 'submission'>) {
  const form = useRiskForm({ submission, focusAfter: RISK_BUTTON });
  return (
    <>
      <PageHead title="Business Security" lede={riskTexts.lede} />
      <Split
        aside={
          <>
            <Card as="section" className={css.aside} aria-labelledby="challenge-card">
              <h2 id="challenge-card">One specific problem?</h2>
              <p>
                Describe it in the <Link to={paths.businessSecurity}>challenge form</Link>. It asks
                when, where and how it happens.
              </p>
            </Card>
            <WhyDetailsHelp />
          </>
        }
      >
        <RiskForm form={form} heading={riskTexts.title} />
      </Split>
      <ReportOverlay />
    </>
  );
}

import { riskAssessmentTexts } from '@app/contracts/risk-assessment';
import { securityAssessmentTexts } from '@app/contracts/security-assessment';
import type { PageProps } from '@app/federation/remote-module';
import { Link, useHelmetReady, useSearchParams } from '@app/kit';
import { newPlanPath, paths } from '@app/site/paths';
import { Card } from '@app/ui/card';
import { Container, Split } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import { askedRequestIn } from '../../report/asked-request.ts';
import { reportAnswerIn } from '../../report/report-answer-in.ts';
import { ReportOverlay } from '../../report/report-overlay.tsx';
import { ReportSection } from '../../report/report-section.tsx';
import { RiskDialogCard } from '../risk-assessment/risk-dialog-card.tsx';
import { RiskForm } from '../risk-assessment/risk-form.tsx';
import { isRiskForm, riskPath } from '../risk-assessment/risk-path.ts';
import { riskTexts } from '../risk-assessment/risk-texts.ts';
import { RISK_BUTTON, useRiskForm } from '../risk-assessment/use-risk-form.ts';
import css from './business-security.module.css';
import { ChallengeForm } from './challenge-form.tsx';

const LEDE =
  'Describe one specific problem. You get a report on the weak points, how to fix them and what to do first. It appears here, and we e-mail you a copy.';

/** Two forms, each with a report: one for a challenge, and one for the risks of whole areas. */
export function BusinessSecurity({ submission }: PageProps) {
  useHelmetReady();
  const [searchParams] = useSearchParams();
  const risk = isRiskForm(searchParams);
  if (submission?.phase === 'sent') {
    return <PlainAnswer risk={risk} answer={submission.answer} />;
  }
  return (
    <Container>
      {risk ? <RiskView submission={submission} /> : <ChallengeView submission={submission} />}
    </Container>
  );
}

/** After a post without JavaScript. */
function PlainAnswer({ risk, answer }: { readonly risk: boolean; readonly answer: unknown }) {
  const report = reportAnswerIn(answer);
  const { asked } = (answer ?? {}) as { readonly asked?: unknown };
  const { sent } = risk ? riskAssessmentTexts : securityAssessmentTexts;
  return (
    <Container>
      <PageHead title="Business Security">
        <Notice role="status" data-print="hide">
          <strong>Report ready</strong>
          <p>{sent}</p>
        </Notice>
      </PageHead>
      {report && <ReportSection report={report} asked={askedRequestIn(asked)} />}
      <p className={css.again} data-print="hide">
        <Link to={paths.businessSecurity} reloadDocument>
          Describe another problem
        </Link>
      </p>
    </Container>
  );
}

/** The challenge form, and beside it the card that opens the risk assessment. */
function ChallengeView({ submission }: Pick<PageProps, 'submission'>) {
  return (
    <>
      <PageHead title="Business Security" lede={LEDE}>
        <p>
          Rather see a drawing, an equipment list and a price?{' '}
          <Link to={newPlanPath()}>Get a plan for your business</Link>
        </p>
        <p className={css.onPhones}>
          Several areas of concern? <Link to={riskPath}>Start a risk assessment instead</Link>
        </p>
      </PageHead>
      <Split
        aside={
          <>
            <RiskDialogCard />
            <WhyDetailsHelp />
          </>
        }
      >
        <ChallengeForm submission={submission} />
      </Split>
      <ReportOverlay />
    </>
  );
}

/** The risk assessment as a page, for browsers without JavaScript and for links to it. */
function RiskView({ submission }: Pick<PageProps, 'submission'>) {
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

function WhyDetailsHelp() {
  return (
    <Card as="section" tone="sunken" className={css.aside} aria-labelledby="details-heading">
      <h2 id="details-heading">Why details help</h2>
      <p>
        Tell us the day, the time and the door. If you write “Fridays after 16:00, at the rear
        gate”, the report can advise on that gate at that hour. If you only write “theft”, the
        advice can only be general.
      </p>
      <p>Leave out alarm codes, passwords and ID numbers. The report does not need them.</p>
    </Card>
  );
}

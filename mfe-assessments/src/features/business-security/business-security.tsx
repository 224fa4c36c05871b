import { riskAssessmentTexts } from '@app/contracts/risk-assessment';
import { securityAssessmentTexts } from '@app/contracts/security-assessment';
import type { PageProps } from '@app/federation/remote-module';
import { Link, useHelmetReady, useSearchParams } from '@app/kit';
import { paths } from '@app/site/paths';
import { Container } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import { reportAnswerIn } from '../../report/report-answer-in.ts';
import { ReportSection } from '../../report/report-section.tsx';
import { isRiskForm } from '../risk-assessment/risk-path.ts';
import css from './business-security.module.css';
import { ChallengeView } from './challenge-view.tsx';
import { RiskView } from './risk-view.tsx';

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
      {risk ? (
        <RiskView submission={submission} />
      ) : (
        <ChallengeView lede={LEDE} submission={submission} />
      )}
    </Container>
  );
}

/** After a post without JavaScript. */
function PlainAnswer({ risk, answer }: { readonly risk: boolean; readonly answer: unknown }) {
  const report = reportAnswerIn(answer);
  const { sent } = risk ? riskAssessmentTexts : securityAssessmentTexts;
  return (
    <Container>
      <PageHead title="Business Security">
        <Notice role="status" data-print="hide">
          <strong>Report ready</strong>
          <p>{sent}</p>
        </Notice>
      </PageHead>
      {report && <ReportSection report={report} />}
      <p className={css.again} data-print="hide">
        <Link to={paths.businessSecurity} reloadDocument>
          Describe another problem
        </Link>
      </p>
    </Container>
  );
}

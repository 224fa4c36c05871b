import type { PageProps } from '@app/federation/remote-module';
import { Link } from '@app/kit';
import { Split } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { ReportOverlay } from '../../report/report-overlay.tsx';
import { RiskDialogCard } from '../risk-assessment/risk-dialog-card.tsx';
import { riskPath } from '../risk-assessment/risk-path.ts';
import css from './business-security.module.css';
import { ChallengeForm } from './challenge-form.tsx';
import { WhyDetailsHelp } from './why-details-help.tsx';

interface Props extends Pick<PageProps, 'submission'> {
  readonly lede: string;
}

/** The challenge form, and beside it the card that opens the risk assessment. */
export function ChallengeView({ lede, submission }: Props) {
  return (
    <>
      <PageHead title="Business Security" lede={lede}>
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

import { type MailReport, mailReportTexts } from '@app/contracts/mail-report';
import css from './admin-upload.module.css';
import { Counts } from './counts.tsx';
import { DeadMails } from './dead-mails.tsx';
import { OutcomeMessage } from './outcome-message.tsx';
import type { MailCheckState } from './use-mail-check.ts';

/** How the mails are. As with the upload, the two regions are always there to be read out. */
export function MailCheckOutcome({ state }: { readonly state: MailCheckState }) {
  return (
    <div className={css.outcome}>
      <div role="alert">
        {state.kind === 'failed' && (
          <OutcomeMessage outcome="failed">{state.message}</OutcomeMessage>
        )}
      </div>
      <div role="status">
        {/* Who sees it reads it on the button. */}
        {state.kind === 'reading' && (
          <span className="visually-hidden">{mailReportTexts.checking}</span>
        )}
        {state.kind === 'read' && <Summary counts={state.report.counts} />}
      </div>
      {state.kind === 'read' && (
        <DeadMails mails={state.report.dead} total={state.report.counts.dead} />
      )}
    </div>
  );
}

function Summary({ counts }: { readonly counts: MailReport['counts'] }) {
  return (
    <>
      <OutcomeMessage outcome={counts.dead > 0 ? 'failed' : 'succeeded'}>
        {mailReportTexts.givenUp(counts.dead)}
      </OutcomeMessage>
      <Counts
        of={[
          ['Sent', counts.sent],
          ['Waiting', counts.pending],
          ['Trying again', counts.failed],
          ['Given up', counts.dead],
        ]}
      />
    </>
  );
}

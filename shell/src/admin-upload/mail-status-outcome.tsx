import { type MailStatus, mailStatusTexts } from '@app/contracts/mail-status';
import { OutcomeMessage } from '../admin/outcome-message.tsx';
import css from './admin-upload.module.css';
import { Counts } from './counts.tsx';
import { DeadMails } from './dead-mails.tsx';
import type { MailStatusRequest } from './use-mail-status.ts';

/**
 * The mail status. Both live regions are always rendered, so that screen readers announce their
 * content.
 */
export function MailStatusOutcome({ state }: { readonly state: MailStatusRequest['state'] }) {
  return (
    <div className={css.outcome}>
      <div role="alert">
        {state.kind === 'failed' && (
          <OutcomeMessage outcome="failed">{state.message}</OutcomeMessage>
        )}
      </div>
      <div role="status">
        {/* For screen readers only: on the screen, the button says it. */}
        {state.kind === 'reading' && (
          <span className="visually-hidden">{mailStatusTexts.reading}</span>
        )}
        {state.kind === 'read' && <Summary counts={state.status.counts} />}
      </div>
      {state.kind === 'read' && (
        <DeadMails mails={state.status.dead} total={state.status.counts.dead} />
      )}
    </div>
  );
}

function Summary({ counts }: { readonly counts: MailStatus['counts'] }) {
  return (
    <>
      <OutcomeMessage outcome={counts.dead > 0 ? 'failed' : 'succeeded'}>
        {mailStatusTexts.dead(counts.dead)}
      </OutcomeMessage>
      <Counts
        of={[
          ['Sent', counts.sent],
          ['Waiting', counts.pending],
          ['Trying again', counts.failed],
          ['Failed', counts.dead],
        ]}
      />
    </>
  );
}

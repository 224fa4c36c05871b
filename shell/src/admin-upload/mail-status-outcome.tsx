import { type DeadMail, type MailStatus, mailStatusTexts } from '@app/contracts/mail-status';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { OutcomeMessage } from '../admin/outcome-message.tsx';
import css from './admin-upload.module.css';
import { Counts } from './counts.tsx';
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

/** The mails that failed: to whom, and why. */
function DeadMails({
  mails,
  total,
}: {
  readonly mails: readonly DeadMail[];
  /** How many there are; the server lists the latest hundred. */
  readonly total: number;
}) {
  if (mails.length === 0) return null;
  return (
    <table className={css.mails}>
      <caption>
        {mailStatusTexts.table}
        {total > mails.length && `: the latest ${mails.length} of ${total}`}
        <span className={css.deadMailsNote}>{mailStatusTexts.tableMeans}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Mail</th>
          <th scope="col">Why it failed</th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail, index) => (
          <tr key={index}>
            <th scope="row">
              <Letter mail={mail} />
            </th>
            <td>
              <span className={css.reason}>{mail.lastError}</span>
              <time className={css.deadMailsNote} dateTime={mail.givenUpAt}>
                {formatDayAndTime(mail.givenUpAt)}, after {attempts(mail.attempts)}
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Letter({ mail: { lead, letter, purpose } }: { readonly mail: DeadMail }) {
  const reader = readers[purpose] ?? purpose;
  if (!lead) return `To ${reader}; what it was about has been deleted`;
  const about = `${lead.label ?? lead.kind} ${lead.reference}`;
  if (!letter) return `To ${reader}, cannot be written: ${about}`;
  return (
    <>
      {letter.subject}
      <span className={css.deadMailsNote}>
        To {reader}, {letter.recipient}
      </span>
      {/* Most subjects contain the reference; without it the owner could not find the lead. */}
      {!letter.subject.includes(lead.reference) && (
        <span className={css.deadMailsNote}>{about}</span>
      )}
    </>
  );
}

const readers: Readonly<Record<string, string>> = {
  customer: 'the customer',
  staff: 'the staff',
};
const attempts = (count: number) => (count === 1 ? 'one attempt' : `${count} attempts`);

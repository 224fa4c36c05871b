import { type DeadMail, mailReportTexts } from '@app/contracts/mail-report';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import css from './dead-mails.module.css';

/** The mails that nobody got: who should have, and why not. */
export function DeadMails({
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
        {mailReportTexts.table}
        {total > mails.length && `: the latest ${mails.length} of ${total}`}
        <span className={css.note}>{mailReportTexts.tableMeans}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Mail</th>
          <th scope="col">Given up because</th>
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
              <time className={css.note} dateTime={mail.givenUpAt}>
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
  const reader = purpose === 'customer' ? 'the customer' : 'the staff';
  if (!lead) return `To ${reader}; what it was about has been deleted`;
  const about = `${kinds[lead.kind]} ${lead.reference}`;
  if (!letter) return `To ${reader}, cannot be written: ${about}`;
  return (
    <>
      {letter.subject}
      <span className={css.note}>
        To {reader}, {letter.recipient}
      </span>
      {/* Our subjects name it; should one not, the owner still has to know. */}
      {!letter.subject.includes(lead.reference) && <span className={css.note}>{about}</span>}
    </>
  );
}

const kinds = { order: 'Order', contact: 'Message' } as const;
const attempts = (count: number) => (count === 1 ? 'one attempt' : `${count} attempts`);

import { type DeadMail, mailReportTexts } from '@app/contracts/mail-report';
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
              {mail.lastError}
              <time className={css.note} dateTime={mail.givenUpAt}>
                {moment.format(new Date(mail.givenUpAt))}, after {attempts(mail.attempts)}
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
  return (
    <>
      {letter?.subject ?? 'A mail that cannot be written'}
      <span className={css.note}>To {letter ? `${reader}, ${letter.recipient}` : reader}</span>
      <span className={css.note}>
        {kinds[lead.kind]} {lead.reference}
      </span>
    </>
  );
}

const kinds = { order: 'Order', contact: 'Message' } as const;
const attempts = (count: number) => (count === 1 ? 'one attempt' : `${count} attempts`);
// Shown in a browser only, so that no server has to agree on it.
const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
});

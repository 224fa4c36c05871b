import { type DeadMail, mailStatusTexts } from '@app/contracts/mail-status';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import css from './dead-mails.module.css';

/** The mails that failed: to whom, and why. */
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
        {mailStatusTexts.table}
        {total > mails.length && `: the latest ${mails.length} of ${total}`}
        <span className={css.note}>{mailStatusTexts.tableMeans}</span>
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
  const reader = readers[purpose] ?? purpose;
  if (!lead) return `To ${reader}; what it was about has been deleted`;
  const about = `${lead.label ?? lead.kind} ${lead.reference}`;
  if (!letter) return `To ${reader}, cannot be written: ${about}`;
  return (
    <>
      {letter.subject}
      <span className={css.note}>
        To {reader}, {letter.recipient}
      </span>
      {/* Most subjects contain the reference; without it the owner could not find the lead. */}
      {!letter.subject.includes(lead.reference) && <span className={css.note}>{about}</span>}
    </>
  );
}

const readers: Readonly<Record<string, string>> = {
  customer: 'the customer',
  staff: 'the staff',
};
const attempts = (count: number) => (count === 1 ? 'one attempt' : `${count} attempts`);

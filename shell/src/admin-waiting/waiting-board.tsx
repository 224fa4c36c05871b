import type { DeadMail, MailStatus, Waiting } from '@app/contracts/mail-status';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import { Table, type TableProps } from '@app/ui/table';
import type { ReactNode } from 'react';
import { OutcomeMessage } from '../admin/outcome-message.tsx';
import css from './admin-waiting.module.css';
import { useWaiting } from './use-waiting.ts';
import { waitingTexts } from './waiting-texts.ts';

/** How many mails and webhooks there are, what waits and what failed. */
export function WaitingBoard({ onEnded }: { readonly onEnded: () => void }) {
  const { read, problem } = useWaiting(onEnded);
  return (
    <>
      <div>
        {/* Both live regions are always rendered, so that screen readers announce their content. */}
        <div role="alert">
          {problem && <OutcomeMessage outcome="failed">{problem}</OutcomeMessage>}
        </div>
        <div role="status">
          {!read && !problem && <p>{waitingTexts.loading}</p>}
          {read && <Summary status={read.value} />}
        </div>
        {read && (
          <p className={css.note}>
            Read on <time dateTime={read.at}>{formatDayAndTime(read.at)}</time>, again every ten
            seconds.
          </p>
        )}
      </div>
      {read && (
        <>
          <Entries
            caption={waitingTexts.waiting}
            entries={read.value.waiting ?? []}
            total={waitingIn(read.value)}
            when={({ nextAttemptAt }) => <>Next try {time(nextAttemptAt)}</>}
          />
          <Entries
            caption={waitingTexts.dead}
            means={waitingTexts.deadMeans}
            entries={read.value.dead}
            total={read.value.counts.dead + (read.value.webhooks?.dead ?? 0)}
            when={({ givenUpAt }) => <>Last tried {time(givenUpAt)}</>}
          />
          <Table
            caption={waitingTexts.counts}
            stacked
            columns={columns}
            rows={countRows(read.value)}
          />
        </>
      )}
    </>
  );
}

const waitingIn = ({ counts, webhooks }: MailStatus): number =>
  counts.pending + counts.failed + (webhooks?.pending ?? 0) + (webhooks?.failed ?? 0);

function Summary({ status }: { readonly status: MailStatus }) {
  const count = waitingIn(status);
  const isLate = (status.waiting ?? []).some(({ attempts }) => attempts > 0);
  return (
    <OutcomeMessage outcome={isLate ? 'failed' : 'succeeded'}>
      {count === 0 ? waitingTexts.nothing : waitingTexts.waits(count)}
    </OutcomeMessage>
  );
}

type Entry = Pick<DeadMail, 'purpose' | 'attempts' | 'lastError' | 'lead' | 'letter'> &
  Partial<Pick<Waiting, 'priority'>>;

function Entries<Shown extends Entry>({
  caption,
  means,
  entries,
  total,
  when,
}: {
  readonly caption: string;
  readonly means?: string;
  readonly entries: readonly Shown[];
  /** How many there are; the server lists at most a hundred. */
  readonly total: number;
  readonly when: (entry: Shown) => ReactNode;
}) {
  if (entries.length === 0) return null;
  return (
    <table className={css.entries}>
      <caption>
        {caption}
        {total > entries.length && `: ${waitingTexts.first(entries.length, total)}`}
        {means && <span className={css.note}>{means}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">Mail or webhook</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          <tr key={index}>
            <th scope="row">
              {subjectOf(entry)}
              {entry.letter && <span className={css.note}>To {entry.letter.recipient}</span>}
            </th>
            <td>
              {entry.attempts === 0 ? 'Not tried yet' : tried(entry)}
              <span className={css.note}>{when(entry)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function subjectOf({ lead, letter, purpose }: Entry): string {
  if (letter) return letter.subject;
  if (!lead) return `${purpose}: what it was about has been deleted`;
  return `${lead.label ?? lead.kind} ${lead.reference} (${purpose})`;
}

const tried = ({ attempts, lastError }: Entry): string => {
  const times = attempts === 1 ? 'Tried once' : `Tried ${attempts} times`;
  return lastError === '' ? times : `${times}: ${lastError}`;
};

const time = (at: string) => <time dateTime={at}>{formatDayAndTime(at)}</time>;

const columns: TableProps['columns'] = [
  { label: 'Way' },
  { label: 'Not tried yet', num: true },
  { label: 'Trying again', num: true },
  { label: 'Sent', num: true },
  { label: 'Failed', num: true },
];

const countRows = ({ counts, webhooks }: MailStatus): TableProps['rows'] => {
  const row = (way: string, { pending, failed, sent, dead }: MailStatus['counts']) =>
    [way, pending, failed, sent, dead] as const;
  return [row('Mail', counts), ...(webhooks ? [row('Webhook', webhooks)] : [])];
};

import type { AdminChange } from '@app/contracts/admin-releases';
import { formatDayAndTime } from '@app/site/johannesburg-time';
import css from './admin-releases.module.css';
import { releaseTexts, whatWords } from './release-texts.ts';

/** What happened to a part: when, what, from which version to which, and by whom. */
export function ChangeTable({
  part,
  changes,
}: {
  readonly part: string;
  readonly changes: readonly AdminChange[];
}) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">
        {releaseTexts.history} of {part}
      </caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col">From</th>
          <th scope="col">To</th>
          <th scope="col">Who</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ at, what, from, to, who, why, percent }) => (
          <tr key={`${at} ${what} ${to}`}>
            <th scope="row">
              <time dateTime={at}>{formatDayAndTime(at)}</time>
            </th>
            <td data-label="What">
              <span>
                {whatWords[what] ?? what}
                {percent !== null && ` for ${percent}%`}
              </span>
              {why && <span className={css.note}>{why}</span>}
            </td>
            <td data-label="From">
              <span className={css.version}>{from ?? 'nothing'}</span>
            </td>
            <td data-label="To">
              <span className={css.version}>{to}</span>
            </td>
            <td data-label="Who">
              <span>{who}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

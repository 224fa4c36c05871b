import type { Refusals } from '@app/contracts/admin-upload';
import css from './admin-upload.module.css';

/** Rows of the file, and why each is named. Several may be on one line of the file. */
export function RefusedRows({
  title = 'Refused rows',
  rows,
  total,
}: {
  readonly title?: string;
  readonly rows: Refusals;
  /** How many there were; the server lists the first hundred. */
  readonly total: number;
}) {
  if (rows.length === 0) return null;
  const caption = total > rows.length ? `${title}: the first ${rows.length} of ${total}` : title;
  return (
    <table className={css.rows}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Reason</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, reason }, index) => (
          <tr key={index}>
            <td>{line}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

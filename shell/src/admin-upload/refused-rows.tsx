import type { Refusals } from '@app/contracts/admin-upload';
import css from './admin-upload.module.css';

/** Rows of the file that were left out. Several may be on one line of the file. */
export function RefusedRows({
  rows,
  total,
}: {
  readonly rows: Refusals;
  /** How many there were; the server lists the first hundred. */
  readonly total: number;
}) {
  if (rows.length === 0) return null;
  const caption =
    total > rows.length ? `Refused rows: the first ${rows.length} of ${total}` : 'Refused rows';
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

import { type Cents, formatRand } from '@app/contracts/money';
import { TO_BE_QUOTED } from '../plan/bom-lines.ts';
import css from './changed-lines.module.css';

/** What changed in the bill of materials, each line with its reason. */
export function ChangedLines({ lines }: { readonly lines: readonly ShownChange[] }) {
  if (lines.length === 0) return <p>No line of the bill of materials changes.</p>;
  return (
    <table className={css.table}>
      <caption className="visually-hidden">Lines that change</caption>
      <thead>
        <tr>
          <th scope="col">Line and why</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <ChangedLine key={`${index} ${line.item}`} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function ChangedLine({ line }: { readonly line: ShownChange }) {
  const { kind, system, item, before, after, difference } = line;
  const priced = before?.lineTotal !== undefined || after?.lineTotal !== undefined;
  return (
    <tr>
      <th scope="row">
        <span className={css.item}>{item}</span>
        <span className={css.note}>
          {system}, {kind}
        </span>
        <span className={css.why}>{(after ?? before)?.justification}</span>
      </th>
      <td data-label="Before">{before?.quantity ?? 'None'}</td>
      <td data-label="After">{after?.quantity ?? 'None'}</td>
      <td data-label="Difference">{priced ? signedRand(difference) : TO_BE_QUOTED}</td>
    </tr>
  );
}

/** The totals of two plans in one sentence. */
export const totalsText = ({ before, after }: ShownTotals): string =>
  before === after
    ? `The total stays ${formatRand(after)}.`
    : `Total ${formatRand(before)} before, ${formatRand(after)} after: ${moreOrLess(after - before)}.`;

const moreOrLess = (cents: Cents): string =>
  `${formatRand(Math.abs(cents))} ${cents < 0 ? 'less' : 'more'}`;

/** `+R350.00`, `-R350.00`, `R0.00`. */
const signedRand = (cents: Cents): string => `${cents > 0 ? '+' : ''}${formatRand(cents)}`;

interface LineState {
  readonly quantity: number;
  readonly lineTotal?: Cents | undefined;
  readonly justification: string;
}

/** A line that is not as it was, from a what-if or between two revisions. */
interface ShownChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly system: string;
  readonly item: string;
  readonly sku?: string | undefined;
  readonly before?: LineState | undefined;
  readonly after?: LineState | undefined;
  readonly difference: Cents;
}

interface ShownTotals {
  readonly before: Cents;
  readonly after: Cents;
}

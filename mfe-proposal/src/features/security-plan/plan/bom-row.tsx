import { formatRand } from '@app/contracts/money';
import type { BomLine } from '@app/contracts/security-plan';
import { Balloon } from '@app/ui/badge';
import css from './bom.module.css';
import { amountOr, TO_BE_QUOTED } from './bom-lines.ts';
import { lineId } from './use-selected-line.ts';

interface Props {
  readonly line: BomLine;
  readonly index: number;
  readonly selected: boolean;
  /** Absent for a line of which nothing is drawn. */
  readonly onToggle: ((index: number) => void) | undefined;
}

/** One line of the bill, with the reason for it one tap away. */
export function BomRow({ line, index, selected, onToggle }: Props) {
  const { quantity, item, sku, unitPrice, lineTotal, justification } = line;
  return (
    <tr id={lineId(index)} data-selected={selected || undefined} className={css.line}>
      <td className={css.figure}>{quantity}</td>
      <td>
        <div className={css.item}>
          <Balloon first={selected}>
            <span className="visually-hidden">Line </span>
            {index + 1}
          </Balloon>
          <span className={css.name}>{item}</span>
        </div>
        <div className={css.more}>
          {sku && <span className={css.sku}>{sku}</span>}
          <details className={css.why}>
            <summary>
              Why<span className="visually-hidden"> line {index + 1}</span>
            </summary>
            <p>{justification}</p>
          </details>
          {onToggle && (
            <button
              type="button"
              className={css.mark}
              aria-pressed={selected}
              onClick={() => onToggle(index)}
              data-print="hide"
            >
              Show on the drawing<span className="visually-hidden"> (line {index + 1})</span>
            </button>
          )}
        </div>
      </td>
      <td className={css.figure} data-unit={unitPrice === undefined ? undefined : ''}>
        {unitPrice !== undefined && formatRand(unitPrice)}
      </td>
      <td className={css.figure}>{amountOr(lineTotal, TO_BE_QUOTED)}</td>
    </tr>
  );
}

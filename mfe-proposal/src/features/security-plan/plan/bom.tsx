import { formatRand } from '@app/contracts/money';
import type { BomLine, PlanTotals, SecurityPlan } from '@app/contracts/security-plan';
import { Balloon } from '@app/ui/badge';
import { counted } from '@app/wording/counted';
import css from './bom.module.css';
import { amountOr, type BomGroup, bomGroups, countToBeQuoted, TO_BE_QUOTED } from './bom-lines.ts';
import { PlanSection } from './plan-section.tsx';
import { sectionId, sectionTitles } from './section-titles.ts';
import { lineId, type Selection } from './use-selected-line.ts';

/** The bill of materials by system, with its totals. */
export function Bom({
  plan: { bom, totals, layout },
  selection,
}: {
  readonly plan: SecurityPlan;
  /** Absent without scripts. */
  readonly selection?: Selection;
}) {
  const drawn = new Set(layout.devices.map(({ line }) => line));
  const toggle = (line: number) => {
    const chosen = line === selection?.line ? undefined : line;
    selection?.select(chosen);
    if (chosen === undefined) return;
    document.getElementById(sectionId(sectionTitles.drawing))?.scrollIntoView({ block: 'start' });
  };
  return (
    <PlanSection title={sectionTitles.bom}>
      <table className={css.table}>
        <caption>Prices include VAT. Each line gives the reason for the item.</caption>
        <thead>
          <tr>
            <th scope="col" className={css.figure}>
              Quantity
            </th>
            <th scope="col">Item</th>
            <th scope="col" className={css.figure}>
              Unit price
            </th>
            <th scope="col" className={css.figure}>
              Line total
            </th>
          </tr>
        </thead>
        {bomGroups(bom).map((group) => (
          <tbody key={group.system}>
            <GroupRow group={group} />
            {group.lines.map(({ line, index }) => (
              <BomRow
                key={index}
                line={line}
                index={index}
                selected={selection?.line === index}
                onToggle={selection && drawn.has(index) ? toggle : undefined}
              />
            ))}
          </tbody>
        ))}
      </table>
      <Totals totals={totals} bom={bom} />
    </PlanSection>
  );
}

function GroupRow({ group: { system, total, lines, toBeQuoted } }: { readonly group: BomGroup }) {
  return (
    <tr className={css.group}>
      <th scope="rowgroup" colSpan={3}>
        {system}
      </th>
      <td className={css.figure}>
        {toBeQuoted < lines.length && formatRand(total)}
        {toBeQuoted > 0 && (
          <span className={css.open}>{counted(toBeQuoted, 'line', 'lines')} to be quoted</span>
        )}
      </td>
    </tr>
  );
}

/** Sub-total, VAT and total, and what they leave open. */
function Totals({
  totals: { subtotal, vat, total },
  bom,
}: {
  readonly totals: PlanTotals;
  readonly bom: readonly BomLine[];
}) {
  const open = countToBeQuoted(bom);
  return (
    <div className={css.totals}>
      <dl>
        <div>
          <dt>Sub-total, without VAT</dt>
          <dd>{formatRand(subtotal)}</dd>
        </div>
        <div>
          <dt>VAT</dt>
          <dd>{formatRand(vat)}</dd>
        </div>
        <div className={css.final}>
          <dt>Total</dt>
          <dd>{formatRand(total)}</dd>
        </div>
      </dl>
      {open > 0 && (
        <p>
          The total does not include {counted(open, 'line', 'lines')} to be quoted: our price list
          has no product for {open === 1 ? 'it' : 'them'}.
        </p>
      )}
    </div>
  );
}

interface Props {
  readonly line: BomLine;
  readonly index: number;
  readonly selected: boolean;
  /** Absent for a line of which nothing is drawn. */
  readonly onToggle: ((index: number) => void) | undefined;
}

/** One line of the bill, with the reason for it one tap away. */
function BomRow({ line, index, selected, onToggle }: Props) {
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

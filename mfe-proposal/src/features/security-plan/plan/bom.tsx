import { formatRand } from '@app/contracts/money';
import type { SecurityPlan } from '@app/contracts/security-plan';
import { counted } from '@app/wording/counted';
import css from './bom.module.css';
import { type BomGroup, bomGroups } from './bom-lines.ts';
import { BomRow } from './bom-row.tsx';
import { PlanSection } from './plan-section.tsx';
import { sectionId, sectionTitles } from './section-titles.ts';
import { Totals } from './totals.tsx';
import type { Selection } from './use-selected-line.ts';

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

import { formatRand } from '@app/contracts/money';
import type { BomLine, PlanSystem, SecurityPlan } from '@app/contracts/security-plan';
import { Balloon } from '@app/ui/badge';
import { Button } from '@app/ui/button';
import { ChevronRightIcon } from '@app/ui/icons/chevron-right';
import { counted } from '@app/wording/counted';
import { useState } from 'react';
import linkLike from '../link-like.module.css';
import { amountOr, type BomGroup, bomGroups, TO_BE_QUOTED } from './bom-lines.ts';
import css from './equipment.module.css';
import { PlanSection } from './plan-section.tsx';
import { sectionId, sectionTitles } from './section-titles.ts';
import { lineId, type Selection } from './use-selected-line.ts';

interface Props {
  readonly plan: SecurityPlan;
  /** Absent without scripts. */
  readonly selection?: Selection | undefined;
}

/** The bill of materials: a system is a line that opens, each of its lines has its reason. */
export function Equipment({ plan, selection }: Props) {
  const { bom, totals, layout, systems = [] } = plan;
  const groups = bomGroups(bom);
  const folding = useFolding(groups, selection);
  const drawn = new Set(layout.devices.map(({ line }) => line));
  return (
    <PlanSection
      title={sectionTitles.bom}
      beside={
        selection && (
          <Button variant="quiet" size="sm" data-print="hide" onClick={folding.toggleAll}>
            {folding.areAllOpen ? 'Close all' : 'Open all'}
          </Button>
        )
      }
    >
      <div className={css.systems}>
        {groups.map((group) => (
          <System
            key={group.system}
            group={group}
            inShort={systems.find(({ name }) => name === group.system)}
            open={folding.isOpen(group.system)}
            onToggle={(open) => folding.toggle(group.system, open)}
            drawn={drawn}
            selection={selection}
          />
        ))}
      </div>
      <SumUp totals={totals} />
    </PlanSection>
  );
}

/** Which systems are open: those that the visitor opened, and that of a line marked on the drawing. */
function useFolding(groups: readonly BomGroup[], selection: Selection | undefined) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const line = selection?.line;
  const [seen, setSeen] = useState(line);
  if (line !== seen) {
    setSeen(line);
    const marked = groups.find(({ lines }) => lines.some(({ index }) => index === line));
    if (marked) setOpened(new Set([...opened, marked.system]));
  }
  const areAllOpen = groups.every(({ system }) => opened.has(system));
  return {
    areAllOpen,
    isOpen: (system: string) => opened.has(system),
    toggle(system: string, open: boolean) {
      const others = [...opened].filter((one) => one !== system);
      setOpened(new Set(open ? [...others, system] : others));
    },
    toggleAll: () => setOpened(new Set(areAllOpen ? [] : groups.map(({ system }) => system))),
  };
}

interface SystemProps {
  readonly group: BomGroup;
  readonly inShort: PlanSystem | undefined;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  /** Indexes of the lines that have a device on the drawing. */
  readonly drawn: ReadonlySet<number>;
  readonly selection: Selection | undefined;
}

function System({ group, inShort, open, onToggle, drawn, selection }: SystemProps) {
  const { system, lines, total, toBeQuoted } = group;
  return (
    <details
      className={css.system}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) onToggle(event.currentTarget.open);
      }}
    >
      <summary>
        <ChevronRightIcon />
        <h3>
          {inShort?.title ?? system} <small>{numbersOf(group, drawn)}</small>
        </h3>
        <p className={css.has}>{inShort?.has}</p>
        <span className={css.sum}>
          {toBeQuoted < lines.length ? formatRand(total) : TO_BE_QUOTED}
        </span>
      </summary>
      <ul className={css.lines}>
        {lines.map(({ line, index }) => (
          <Line
            key={index}
            line={line}
            index={index}
            selection={drawn.has(index) ? selection : undefined}
            isDrawn={drawn.has(index)}
          />
        ))}
      </ul>
    </details>
  );
}

/** "5 lines, no. 1–5": the numbers are those on the drawing. */
function numbersOf({ lines }: BomGroup, drawn: ReadonlySet<number>): string {
  const numbers = lines.filter(({ index }) => drawn.has(index)).map(({ index }) => index + 1);
  const [first] = numbers;
  const last = numbers.at(-1);
  const count = counted(lines.length, 'line', 'lines');
  if (first === undefined) return count;
  return first === last ? `${count}, no. ${first}` : `${count}, no. ${first}–${last}`;
}

interface LineProps {
  readonly line: BomLine;
  readonly index: number;
  readonly isDrawn: boolean;
  /** Absent for a line of which nothing is drawn. */
  readonly selection: Selection | undefined;
}

function Line({ line, index, isDrawn, selection }: LineProps) {
  const { quantity, item, sku, unitPrice, lineTotal, justification } = line;
  const selected = selection?.line === index;
  return (
    <li id={lineId(index)} data-selected={selected || undefined}>
      <span className={css.item}>
        {isDrawn && (
          <Balloon first={selected}>
            <span className="visually-hidden">Number </span>
            {index + 1}
          </Balloon>
        )}
        <b>
          {quantity} × {item}
        </b>
      </span>
      <span className={css.why}>
        {justification}
        <small className={css.notes}>
          {unitPrice !== undefined && quantity > 1 && <span>{formatRand(unitPrice)} each</span>}
          {sku && <span className={css.sku}>{sku}</span>}
          {selection && (
            <button
              type="button"
              className={linkLike.link}
              aria-pressed={selected}
              onClick={() => mark(selection, index)}
              data-print="hide"
            >
              Show on the drawing<span className="visually-hidden"> (number {index + 1})</span>
            </button>
          )}
        </small>
      </span>
      <span className={css.sum}>{amountOr(lineTotal, TO_BE_QUOTED)}</span>
    </li>
  );
}

function mark(selection: Selection, line: number) {
  const chosen = line === selection.line ? undefined : line;
  selection.select(chosen);
  if (chosen === undefined) return;
  document.getElementById(sectionId(sectionTitles.drawing))?.scrollIntoView({ block: 'start' });
}

/** What is to be quoted is named beside the total at the top of the page. */
function SumUp({ totals }: Pick<SecurityPlan, 'totals'>) {
  return (
    <div className={css.sumUp}>
      <p>
        <span>Total incl. VAT</span> <span>{formatRand(totals.total)}</span>
      </p>
      <p>
        <span>VAT in it</span> <span>{formatRand(totals.vat)}</span>
      </p>
    </div>
  );
}

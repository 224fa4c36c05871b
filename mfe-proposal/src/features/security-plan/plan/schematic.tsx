import type { BomLine, PlanThreat, SecurityPlan } from '@app/contracts/security-plan';
import { Button } from '@app/ui/button';
import { Row } from '@app/ui/layout';
import type { MouseEvent } from 'react';
import { SiteDrawing, type SiteDrawingProps } from '../drawing/site-drawing.tsx';
import { PlanSection } from './plan-section.tsx';
import css from './schematic.module.css';
import { sectionTitles } from './section-titles.ts';
import { lineId, type Selection } from './use-selected-line.ts';

/** The drawing of the site, and the line of the bill that is marked on it. */
export function Schematic({
  plan,
  selection,
  moved,
  onMove,
}: Pick<SiteDrawingProps, 'moved' | 'onMove'> & {
  readonly plan: SecurityPlan;
  readonly selection: Selection;
}) {
  const { layout, bom, risk_assessment, process_analysis } = plan;
  return (
    <PlanSection title={sectionTitles.drawing} quiet>
      <SiteDrawing
        layout={layout}
        bom={bom}
        threats={risk_assessment ?? process_analysis ?? noThreats}
        selectedLine={selection.line}
        onSelectLine={selection.select}
        moved={moved}
        onMove={onMove}
      />
      <MarkedLine bom={bom} selection={selection} />
    </PlanSection>
  );
}

const noThreats: readonly PlanThreat[] = [];

/** Which line is marked on the drawing, and the way there. */
function MarkedLine({
  bom,
  selection: { line, select },
}: {
  readonly bom: readonly BomLine[];
  readonly selection: Selection;
}) {
  const marked = line === undefined ? undefined : bom[line];
  return (
    <div className={css.bar} data-print="hide">
      <p role="status">
        {marked &&
          line !== undefined &&
          `Marked: no. ${line + 1}, ${marked.quantity} × ${marked.item}.`}
      </p>
      {line !== undefined && (
        <Row>
          <a href={`#${lineId(line)}`} onClick={(event) => showLine(event, line)}>
            Go to no. {line + 1}
          </a>
          <Button variant="quiet" size="sm" onClick={() => select(undefined)}>
            Clear the mark
          </Button>
        </Row>
      )}
    </div>
  );
}

/** Following the link would add a history entry. */
function showLine(event: MouseEvent, line: number) {
  const row = document.getElementById(lineId(line));
  if (!row) return;
  event.preventDefault();
  row.scrollIntoView({ block: 'center' });
  row.querySelector<HTMLElement>('button, summary')?.focus({ preventScroll: true });
}

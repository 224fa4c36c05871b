import type { SecurityPlan } from '@app/contracts/security-plan';
import { Button } from '@app/ui/button';
import { Row } from '@app/ui/layout';
import { Spinner } from '@app/ui/spinner';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { LazyPartBoundary } from './lazy-part-boundary.tsx';
import { PlanSection } from './plan-section.tsx';
import { sectionTitles } from './section-titles.ts';
import { lineId, type Selection } from './use-selected-line.ts';

const SiteDrawing = lazy(async () => ({
  default: (await import('../drawing/site-drawing.tsx')).SiteDrawing,
}));
type Moved = ComponentProps<typeof SiteDrawing>['moved'];

/** The drawing of the site, and the line of the bill that is marked on it. */
export function Schematic({
  plan: { layout, bom },
  selection: { line, select },
}: {
  readonly plan: SecurityPlan;
  readonly selection: Selection;
}) {
  const [moved, setMoved] = useState<Moved>();
  return (
    <PlanSection title={sectionTitles.drawing}>
      <LazyPartBoundary>
        <Suspense fallback={<Spinner label="Loading the drawing..." />}>
          <SiteDrawing
            layout={layout}
            bom={bom}
            selectedLine={line}
            onSelectLine={select}
            moved={moved}
            onMove={setMoved}
          />
        </Suspense>
      </LazyPartBoundary>
      <div role="status" data-print="hide">
        {line !== undefined && bom[line] && (
          <p>
            Marked: line {line + 1}, {bom[line].quantity} × {bom[line].item}.
          </p>
        )}
      </div>
      {line !== undefined && (
        <Row data-print="hide">
          <a href={`#${lineId(line)}`} onClick={(event) => showLine(event, line)}>
            Go to line {line + 1}
          </a>
          <Button variant="quiet" size="sm" onClick={() => select(undefined)}>
            Clear the mark
          </Button>
        </Row>
      )}
    </PlanSection>
  );
}

/** Following the link would add a history entry. */
function showLine(event: React.MouseEvent, line: number) {
  const row = document.getElementById(lineId(line));
  if (!row) return;
  event.preventDefault();
  row.scrollIntoView({ block: 'center' });
  row.querySelector<HTMLElement>('button, summary')?.focus({ preventScroll: true });
}

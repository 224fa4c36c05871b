import type { SecurityPlan } from '@app/contracts/security-plan';
import { Spinner } from '@app/ui/spinner';
import { type ComponentProps, lazy, Suspense } from 'react';
import { LazyPartBoundary } from './lazy-part-boundary.tsx';
import { MarkedLine } from './marked-line.tsx';
import { PlanSection } from './plan-section.tsx';
import { sectionTitles } from './section-titles.ts';
import type { Selection } from './use-selected-line.ts';

const SiteDrawing = lazy(async () => ({
  default: (await import('../drawing/site-drawing.tsx')).SiteDrawing,
}));
type Drawing = ComponentProps<typeof SiteDrawing>;

/** The drawing of the site, and the line of the bill that is marked on it. */
export function Schematic({
  plan: { layout, bom },
  selection,
  moved,
  onMove,
}: Pick<Drawing, 'moved' | 'onMove'> & {
  readonly plan: SecurityPlan;
  readonly selection: Selection;
}) {
  return (
    <PlanSection title={sectionTitles.drawing}>
      <MarkedLine bom={bom} selection={selection} />
      <LazyPartBoundary>
        <Suspense fallback={<Spinner label="Loading the drawing..." />}>
          <SiteDrawing
            layout={layout}
            bom={bom}
            selectedLine={selection.line}
            onSelectLine={selection.select}
            moved={moved}
            onMove={onMove}
          />
        </Suspense>
      </LazyPartBoundary>
    </PlanSection>
  );
}

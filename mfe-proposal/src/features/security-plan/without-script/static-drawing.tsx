import type { SecurityPlan } from '@app/contracts/security-plan';
import { GridPaper } from '@app/ui/grid-paper';
import { DrawingFacts } from '../drawing/drawing-facts.tsx';
import { DrawingKey } from '../drawing/drawing-key.tsx';
import css from '../drawing/site-drawing.module.css';
import { PHONE_PAPER, StillSheet } from '../drawing/still-sheet.tsx';
import { gravestAnswer, threatPlaces } from '../drawing/threat-places.ts';

const WIDE_PAPER = 720;

/** The site drawing as a picture, drawn once for wide screens and once for phones. */
export function StaticDrawing({ plan }: { readonly plan: SecurityPlan }) {
  const { layout, bom } = plan;
  const places = threatPlaces(plan.risk_assessment ?? plan.process_analysis ?? [], layout);
  return (
    <div className={css.container}>
      <figure className={css.drawing}>
        <div className={css.frame}>
          <GridPaper className={css.paper}>
            <StillSheet layout={layout} places={places} width={WIDE_PAPER} />
          </GridPaper>
          <GridPaper className={css.phonePaper}>
            <StillSheet layout={layout} places={places} width={PHONE_PAPER} />
          </GridPaper>
          <DrawingFacts layout={layout} shown={layout} bom={bom} />
        </div>
        <DrawingKey
          layout={layout}
          shown={layout}
          bom={bom}
          hasAnswer={gravestAnswer(places, layout) !== ''}
        />
      </figure>
    </div>
  );
}

import type { SecurityPlan } from '@app/contracts/security-plan';
import { sheetBounds } from '@app/site-plan/geometry/bounds';
import { GridPaper } from '@app/ui/grid-paper';
import { arrange } from '../drawing/arrange.ts';
import { DrawingFacts } from '../drawing/drawing-facts.tsx';
import { DrawingKey } from '../drawing/drawing-key.tsx';
import { Sheet } from '../drawing/sheet.tsx';
import { fitSheet } from '../drawing/sheet-fit.ts';
import css from '../drawing/site-drawing.module.css';
import { gravestAnswer, threatPlaces } from '../drawing/threat-places.ts';
import { sheetName } from '../drawing/words.ts';

const WIDTH = 720;
const ignore = () => {};

/** The site drawing as a picture: nothing on it can be chosen or moved. */
export function StaticDrawing({ plan }: { readonly plan: SecurityPlan }) {
  const { layout, bom } = plan;
  const places = threatPlaces(plan.risk_assessment ?? plan.process_analysis ?? [], layout);
  const answer = gravestAnswer(places, layout);
  const size = fitSheet(sheetBounds(layout), WIDTH);
  return (
    <div className={css.container}>
      <figure className={css.drawing}>
        <div className={css.frame}>
          <GridPaper className={css.paper}>
            <div role="img" aria-label={`${sheetName(layout)}, ${layout.devices.length} devices`}>
              <div inert>
                <Sheet
                  layout={layout}
                  size={size}
                  projection={size.projection}
                  arranged={arrange(layout, size, size.projection, places)}
                  answer={answer}
                  selectedLine={undefined}
                  active={undefined}
                  hovered={undefined}
                  looking={undefined}
                  moving={undefined}
                  onFocusItem={ignore}
                />
              </div>
            </div>
          </GridPaper>
          <DrawingFacts layout={layout} shown={layout} bom={bom} />
        </div>
        <DrawingKey layout={layout} shown={layout} bom={bom} hasAnswer={answer !== ''} />
      </figure>
    </div>
  );
}

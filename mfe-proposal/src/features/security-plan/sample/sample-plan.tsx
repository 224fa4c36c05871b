import { Link } from '@app/kit';
import { examplePath } from '@app/site/paths';
import { Balloon } from '@app/ui/badge';
import { sampleLines } from '../../../content/sample-lines.ts';
import { SampleDrawing } from './sample-drawing.tsx';
import css from './sample-plan.module.css';

/** A few lines of an example plan, beside the part of its drawing that shows them. */
export function SamplePlan() {
  return (
    <section aria-labelledby="sample-plan">
      <h2 id="sample-plan" className={css.title}>
        Lines from an example plan
      </h2>
      <div className={css.sheet}>
        <SampleDrawing />
        <ol className={css.lines}>
          {sampleLines.map(({ quantity, item, why }, index) => (
            <li key={item}>
              <Balloon aria-hidden="true">{index + 1}</Balloon>
              <p>
                <strong>
                  {quantity} × {item}
                </strong>
              </p>
              <p>{why}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className={css.note}>
        The example is a home with 9 rooms, 3 outside doors and a sliding gate. The drawing shows
        its front door and gate.
      </p>
      <p>
        <Link to={examplePath}>Open the whole example plan</Link>
      </p>
    </section>
  );
}

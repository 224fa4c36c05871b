import { edgeLength, edgesOf } from '@app/contracts/polygon';
import type { SecurityPlan } from '@app/contracts/security-plan';
import { cornerName, sideName } from '@app/site-plan/outline';
import { openingsOf } from '@app/site-plan/outline-edit';
import { outlineOf } from '@app/site-plan/outline-of';
import { cornersOf, placeOf } from '@app/site-plan/outline-shapes';
import { Button } from '@app/ui/button';
import { ErrorSummary } from '@app/ui/error-summary';
import { Field } from '@app/ui/field';
import { openingTitle } from '../own-site/part-words.ts';
import { Hidden } from './hidden.tsx';
import { PlainForm } from './plain-form.tsx';
import { lengthName, placeName, shapesOf } from './plain-outline.ts';
import css from './plain-site.module.css';
import { controlNames, type PlanPost } from './plan-post.ts';

interface Props {
  readonly post: PlanPost;
  readonly plan: SecurityPlan;
}

/** Lengths of the sides and places of the openings as fields, without scripts. */
export function PlainSite({ post, plan }: Props) {
  const outline = post.outline ?? outlineOf(plan.layout);
  return (
    <details className={css.site} open={post.outlineProblem !== undefined} data-print="hide">
      <summary>Make it my site</summary>
      <PlainForm id="site" post={{ ...post, outline: undefined }} place={{ at: 'plan' }}>
        <ErrorSummary
          title={post.outlineProblem && `${post.outlineProblem}. The drawing has not changed.`}
        />
        <p>Type your own lengths in metres. A longer side moves the sides after it.</p>
        <Hidden name={controlNames.outline} value={JSON.stringify(outline)} />
        {plan.budget && <Hidden name={controlNames.budget} value={plan.budget} />}
        {shapesOf(outline).map((shape) => {
          const corners = cornersOf(outline, shape);
          return (
            <fieldset key={shape} className={css.shape}>
              <legend>{shape === 'boundary' ? 'Boundary' : `Building ${shape + 1}`}</legend>
              {edgesOf(corners).map((edge, side) => (
                <Field
                  key={lengthName(shape, side)}
                  name={lengthName(shape, side)}
                  label={`Side ${sideName(side, corners.length)} (m)`}
                  inputMode="decimal"
                  defaultValue={edgeLength(edge).toFixed(1)}
                />
              ))}
              {openingsOf(outline, shape).map(({ at }, index, own) => {
                const { edge, metres } = placeOf(corners, at);
                return (
                  <Field
                    key={placeName(shape, index)}
                    name={placeName(shape, index)}
                    label={`${openingTitle(own, index)}: from corner ${cornerName(edge)} (m)`}
                    inputMode="decimal"
                    defaultValue={metres.toFixed(1)}
                  />
                );
              })}
            </fieldset>
          );
        })}
        <Button type="submit" variant="secondary">
          Show this site
        </Button>
      </PlainForm>
    </details>
  );
}

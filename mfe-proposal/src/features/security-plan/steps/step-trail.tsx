import { Link } from '@app/kit';
import { type Place, queryOf, start } from '../flow/place.ts';
import type { PlanView } from '../flow/plan-view.ts';
import css from './step-trail.module.css';

const titles = ['Establishment', 'Questions', 'Check your answers', 'Your plan'] as const;
const places: readonly Place[] = [
  { at: 'establishment', change: false },
  { at: 'questions', page: 1 },
  { at: 'check' },
];

/** How far the visitor is on the four steps of the start screen, with links to those before. */
export function StepTrail({ view }: { readonly view: PlanView }) {
  if (view.show === 'waiting') return <TrailSpace />;
  const current = currentStep(view);
  if (current === undefined) return null;
  return (
    <nav aria-label="Progress" data-print="hide">
      <ol className={css.steps}>
        {titles.map((title, index) => (
          <li
            key={title}
            className={css.step}
            data-state={index < current ? 'done' : index === current ? 'current' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {index < current ? (
              <Link to={{ search: queryOf(places[index] ?? start) }}>{title}</Link>
            ) : (
              title
            )}
          </li>
        ))}
      </ol>
      <p className={css.position} data-on-phones={view.show !== 'questions' || undefined}>
        {stepPosition(view)}
      </p>
    </nav>
  );
}

/** Keeps the place of the trail while the answers are read, so that the step below does not move. */
const TrailSpace = () => (
  <div className={css.space} aria-hidden="true">
    <ol className={css.steps}>
      <li className={css.step} />
    </ol>
    <p className={css.position}>&nbsp;</p>
  </div>
);

type Counted = { readonly show: string; readonly page?: number } & {
  readonly questionnaire?: { readonly pages: readonly { readonly title: string }[] };
};

/** Such as "Step 2 of 4: Questions, page 1 of 3"; undefined before and after the steps. */
export function stepPosition(view: Counted): string | undefined {
  const step = currentStep(view);
  if (step === undefined) return undefined;
  const count = view.questionnaire?.pages.length;
  const page = step === 1 && count ? `, page ${view.page} of ${count}` : '';
  return `Step ${step + 1} of ${titles.length}: ${titles[step]}${page}`;
}

/** From 0. */
function currentStep({ show }: Pick<Counted, 'show'>): number | undefined {
  const step = ['establishment', 'questions', 'check'].indexOf(show);
  return step < 0 ? undefined : step;
}

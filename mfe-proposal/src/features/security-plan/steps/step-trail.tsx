import { Link } from '@app/kit';
import { type Place, queryOf } from '../flow/place.ts';
import type { PlanView } from '../flow/plan-view.ts';
import css from './step-trail.module.css';

interface Step {
  readonly title: string;
  readonly place: Place;
}

/** How far the visitor is, with links to the steps before. */
export function StepTrail({ view }: { readonly view: PlanView }) {
  if (view.show === 'waiting') return <TrailSpace />;
  const steps = stepsOf(view);
  const current = currentStep(view);
  if (current === undefined) return null;
  return (
    <nav aria-label="Progress" data-print="hide">
      <ol className={css.steps}>
        {steps.map(({ title, place }, index) => (
          <li
            key={title}
            className={css.step}
            data-state={index < current ? 'done' : index === current ? 'current' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {index < current ? <Link to={{ search: queryOf(place) }}>{title}</Link> : title}
          </li>
        ))}
      </ol>
      <p className={css.position} aria-hidden="true">
        Step {current + 1} of {steps.length}: <strong>{steps[current]?.title}</strong>
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

function stepsOf(view: PlanView): readonly Step[] {
  const pages = 'questionnaire' in view ? view.questionnaire.pages : undefined;
  return [
    { title: 'Establishment', place: { at: 'establishment', change: false } },
    ...(pages?.map(({ title }, index) => ({
      title,
      place: { at: 'questions' as const, page: index + 1 },
    })) ?? [{ title: 'Questions', place: { at: 'questions' as const, page: 1 } }]),
    { title: 'Check your answers', place: { at: 'check' } },
    { title: 'Your plan', place: { at: 'plan' } },
  ];
}

function currentStep(view: PlanView): number | undefined {
  switch (view.show) {
    case 'establishment':
      return 0;
    case 'questions':
      return view.page;
    case 'check':
      return view.questionnaire.pages.length + 1;
    case 'start':
    case 'waiting':
    case 'plan':
      return undefined;
  }
}

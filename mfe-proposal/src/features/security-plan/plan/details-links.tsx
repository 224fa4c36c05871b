import type { SecurityPlan } from '@app/contracts/security-plan';
import { Link, useLocation } from '@app/kit';
import { ArrowRightIcon } from '@app/ui/icons/arrow-right';
import css from './details-links.module.css';
import { PlanSection } from './plan-section.tsx';
import { headingsOf, sectionTitles } from './section-titles.ts';

/** The way to everything that the plan rests on. */
export function DetailsLinks({ plan }: { readonly plan: SecurityPlan }) {
  const query = new URLSearchParams(useLocation().search);
  query.set('view', 'details');
  return (
    <div data-print="hide">
      <PlanSection title={sectionTitles.details}>
        <ul className={css.links}>
          {headingsOf(plan).map(({ id, title }) => (
            <li key={id}>
              <Link to={{ search: `?${query}`, hash: `#${id}` }}>
                {title}
                <ArrowRightIcon />
              </Link>
            </li>
          ))}
        </ul>
      </PlanSection>
    </div>
  );
}

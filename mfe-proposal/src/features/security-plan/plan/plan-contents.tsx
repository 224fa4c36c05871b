import type { MouseEvent } from 'react';
import css from './plan-contents.module.css';
import { sectionId } from './plan-section.tsx';

/** Links to the sections of the plan, which is many screens long on a phone. */
export function PlanContents({ titles }: { readonly titles: readonly string[] }) {
  return (
    <nav className={css.contents} aria-label="In this plan" data-print="hide">
      <p>In this plan</p>
      <ol>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${sectionId(title)}`} onClick={goTo}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Following the link would add a history entry, and Back would no longer leave the plan. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (!heading) return;
  event.preventDefault();
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}

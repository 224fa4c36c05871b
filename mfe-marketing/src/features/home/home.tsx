import { Link, useHelmetReady } from '@app/kit';
import { paths } from '@app/site/paths';
import { CardPrompt } from '@app/ui/card-prompt';
import { Container } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { useId } from 'react';
import { type Goal, goals } from '../../content/goals.ts';
import { ContactLines } from './contact-lines.tsx';
import { Hero } from './hero.tsx';
import css from './home.module.css';

/** The home page, which has no header or footer. */
export function Home() {
  useHelmetReady();
  return (
    <>
      <Hero />
      <Container className={css.sheet}>
        <Goals />
        <aside className={css.end} aria-label="Before you start">
          <Notice variant="caution" className={css.caution}>
            <p>
              <strong>Please use with caution.</strong> This site and its functions rely heavily on
              AI, and AI can get things wrong. Check anything important with us before you act on
              it.
            </p>
          </Notice>
          <ContactLines />
        </aside>
      </Container>
    </>
  );
}

function Goals() {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 id={headingId}>How can we help you today?</h2>
        <p className={css.more}>
          <Link to={paths.priceList}>Price list</Link>
          <Link to={paths.siteVisit}>Request a site visit</Link>
          <Link to={paths.contact}>Contact us</Link>
        </p>
      </div>
      <ul className={css.goals}>
        {goals.map((goal) => (
          <li key={goal.target} className={css.goal}>
            <GoalLink goal={goal} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function GoalLink({ goal: { Icon, title, description, target } }: { readonly goal: Goal }) {
  return (
    <Link to={target} className={css.link}>
      <span className={css.icon}>
        <Icon />
      </span>
      <h3>{title}</h3>
      <p>{description}</p>
      <CardPrompt>Choose Goal</CardPrompt>
    </Link>
  );
}

import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import { CardPrompt } from '@app/ui/card-prompt';
import { useId } from 'react';
import { type Goal, goals } from '../../content/goals.ts';
import css from './goals.module.css';

export function Goals() {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 id={headingId}>How can we help you today?</h2>
        <p className={css.more}>
          <Link to={paths.priceList}>Price list</Link>
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

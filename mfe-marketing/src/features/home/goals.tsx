import { Link } from '@app/kit';
import { CardPrompt } from '@app/ui/card-prompt';
import { useId } from 'react';
import { type Goal, goals } from '../../content/goals.ts';
import css from './goals.module.css';

export function Goals() {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId} className={css.head}>
        How can we help you today?
      </h2>
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

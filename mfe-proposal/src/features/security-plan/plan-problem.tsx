import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import { AlertIcon } from '@app/ui/icons';
import css from './plan-problem.module.css';
import type { Problem } from './problem.ts';

/** The error that a visitor sees when a call failed. */
export function PlanProblem({ problem }: { readonly problem: Problem }) {
  return (
    <div className={css.problem} role="alert">
      <AlertIcon />
      <p>
        {problem.message}
        {problem.needsPeople && (
          <>
            {' '}
            <Link to={paths.contact}>Contact us</Link>
          </>
        )}
      </p>
    </div>
  );
}

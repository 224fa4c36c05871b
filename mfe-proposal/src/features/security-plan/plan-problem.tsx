import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import { AlertIcon } from '@app/ui/icons';
import css from './plan-problem.module.css';
import type { Problem } from './problem.ts';

/** Why a call did not lead on, in red. */
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

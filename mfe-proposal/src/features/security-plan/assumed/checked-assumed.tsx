import type { PlanAssumed } from '@app/contracts/security-plan';
import type { ReactNode } from 'react';
import type { Place } from '../flow/place.ts';
import type { Questionnaire } from '../flow/questionnaire.ts';
import css from './assumed-list.module.css';
import { AssumedList } from './assumed-list.tsx';

interface Props {
  /** Undefined until it is known. */
  readonly assumed: readonly PlanAssumed[] | undefined;
  readonly questionnaire: Questionnaire;
  /** What leads to a question and back. */
  readonly change: (to: Place, text: ReactNode) => ReactNode;
}

/**
 * What the plan will take in place of answers, counted. It is folded, so that the button below it
 * stays where it is when the list comes.
 */
export function CheckedAssumed({ assumed, questionnaire: { pages }, change }: Props) {
  function changeOf(name: string, text: ReactNode) {
    const page = pages.findIndex(({ questions }) => questions.some((one) => one.name === name));
    return page < 0 ? null : change({ at: 'questions', page: page + 1, change: name }, text);
  }
  return (
    <details className={css.more}>
      <summary>{assumed ? countText(assumed.length) : 'What we will assume'}</summary>
      {assumed ? (
        <AssumedList assumed={assumed} change={changeOf} />
      ) : (
        <p>Your plan lists what we assumed.</p>
      )}
    </details>
  );
}

function countText(count: number): string {
  if (count === 0) return 'You told us everything: we assume nothing';
  return `We assume ${count} ${count === 1 ? 'thing' : 'things'} that you did not tell us`;
}

import type { PlanAssumed } from '@app/contracts/security-plan';
import type { ReactNode } from 'react';
import linkLike from '../link-like.module.css';
import css from './assumed-list.module.css';

/** What leads to a question; nothing where it cannot be changed. */
export type ChangeOfAssumed = (question: string, text: ReactNode) => ReactNode;

interface Props {
  readonly assumed: readonly PlanAssumed[];
  readonly change: ChangeOfAssumed;
}

/** What is taken in place of answers, each with the way to its question. */
export function AssumedList({ assumed, change }: Props) {
  return (
    <ul className={css.assumed}>
      {assumed.map(({ text, question }) => (
        <li key={text} className={linkLike.row}>
          {text}
          {question === undefined ? (
            <span className={css.later}>Asked at the visit</span>
          ) : (
            change(
              question,
              <>
                Change<span className="visually-hidden"> ({text})</span>
              </>,
            )
          )}
        </li>
      ))}
    </ul>
  );
}

import type { PlanAssumed } from '@app/contracts/security-plan';
import type { ReactNode } from 'react';
import css from './assumed.module.css';
import { PlanSection } from './plan-section.tsx';
import { sectionTitles } from './section-titles.ts';

/** What moves the price most comes first; the others are folded. */
const SHOWN = 4;

interface Props {
  readonly assumed: readonly PlanAssumed[] | undefined;
  /** What leads to a question; nothing where it cannot be changed. */
  readonly change: (question: string, text: ReactNode) => ReactNode;
}

/** What stands in place of answers, each with the way to its question. Nothing for older plans. */
export function Assumed({ assumed = [], change }: Props) {
  if (assumed.length === 0) return null;
  const more = assumed.slice(SHOWN);
  const list = (some: readonly PlanAssumed[]) => (
    <ul className={css.assumed}>
      {some.map(({ text, question }) => (
        <li key={text}>
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
  return (
    <PlanSection title={sectionTitles.assumed}>
      {list(assumed.slice(0, SHOWN))}
      {more.length > 0 && (
        <details className={css.more}>
          <summary>{more.length} more</summary>
          {list(more)}
        </details>
      )}
    </PlanSection>
  );
}

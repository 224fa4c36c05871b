import { COMPARED_LIMIT } from '@app/contracts/comparison';
import { useNavigate } from '@app/kit';
import { paths } from '@app/site/paths';
import { Button } from '@app/ui/button';
import type { FormEvent } from 'react';
import { comparisonHref } from './catalogue-query.ts';
import css from './compare-bar.module.css';
import { COMPARE_FORM } from './compare-box.tsx';
import { useCompareChoice } from './compare-choice.tsx';

/** What is chosen for a comparison. Without scripts always there, because nothing can show it then. */
export function CompareBar() {
  const { chosen, isFull, clear } = useCompareChoice();
  const navigate = useNavigate();

  function compare(event: FormEvent) {
    event.preventDefault();
    if (chosen.length > 1) navigate(comparisonHref(chosen));
  }

  return (
    <form
      id={COMPARE_FORM}
      className={css.bar}
      action={paths.priceList}
      onSubmit={compare}
      data-state={chosen.length > 0 ? 'chosen' : 'empty'}
      data-print="hide"
    >
      <p aria-live="polite" className={css.text}>
        {chosen.length > 0 && `${chosen.length} of ${COMPARED_LIMIT} products chosen.`}
        {chosen.length === 1 && ' Choose one more to compare.'}
        {isFull && ' Clear one to choose another.'}
      </p>
      <Button type="submit" variant="secondary" size="sm" aria-disabled={chosen.length === 1}>
        Compare
      </Button>
      <Button size="sm" onClick={clear} className={css.clear}>
        Clear choice
      </Button>
    </form>
  );
}

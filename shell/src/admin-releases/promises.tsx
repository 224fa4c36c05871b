import type { AdminPart } from '@app/contracts/admin-releases';
import { isLow, isSpent } from '@app/federation/objectives';
import { Badge } from '@app/ui/badge';
import css from './admin-releases.module.css';
import { releaseTexts } from './release-texts.ts';

/** What a team promises of its pages, and how much of each promise is left. */
export function Promises({
  part,
  promises,
}: {
  readonly part: string;
  readonly promises: NonNullable<AdminPart['promises']>;
}) {
  // Pages tell of themselves, so where there are enough of them something else does not tell.
  const areCounted = promises.some(({ leftPercent }) => leftPercent !== null);
  const unknown = (all: number) =>
    all === 0 && areCounted ? releaseTexts.notMeasured : releaseTexts.tooFew;
  return (
    <ul className={css.promises} aria-label={`Promises of ${part} for 30 days`}>
      {promises.map((one) => (
        <li key={one.promise}>
          {one.promise}: {one.leftPercent === null ? unknown(one.all) : left(one.leftPercent)}
          {one.all > 0 && ` (${one.bad} of ${one.all} were not, in 30 days)`}{' '}
          {isLow(one) && <Badge variant="marker">Low</Badge>}
          {isSpent(one) && <Badge variant="marker">Spent</Badge>}
        </li>
      ))}
    </ul>
  );
}

const left = (percent: number): string => `${Math.max(percent, 0)}% of the budget left`;

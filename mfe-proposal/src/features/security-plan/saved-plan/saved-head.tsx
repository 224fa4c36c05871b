import type { SavedPlan } from '@app/contracts/saved-plan';
import { Link } from '@app/kit';
import { formatDay } from '@app/site/johannesburg-time';
import { paths } from '@app/site/paths';
import { Stack } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PriceAnew } from './price-anew.tsx';
import { Revisions } from './revisions.tsx';

interface Props {
  readonly token: string;
  readonly saved: SavedPlan;
  /** The visitor has kept another answer on the page, which is not saved. */
  readonly isChanged: boolean;
}

/** Which revision this is, of which prices, and what the others are. */
export function SavedHead({ token, saved, isChanged }: Props) {
  const { plan, revision, revisions, priceListChanged } = saved;
  const createdAt = revisions.find((one) => one.revision === revision)?.createdAt;
  const newest = Math.max(revision, ...revisions.map((one) => one.revision));
  const date = plan.totals.priceListDate;
  return (
    <Stack>
      <p>
        Saved plan, revision {revision} of {newest}
        {createdAt && `, made on ${formatDay(createdAt)}`}
        {date && `, with the prices of ${formatDay(date)}`}.{' '}
        <Link to={paths.securityPlan}>Make a plan for your own site</Link>
      </p>
      <p role="status">
        {isChanged &&
          'You have changed an answer. Press Share to save the plan as the next revision.'}
      </p>
      {priceListChanged && (
        <Notice variant="caution">
          <p>
            Our price list has changed since this plan was made. The plan still has its old prices
            {date && `, those of ${formatDay(date)}`}.
          </p>
          <PriceAnew token={token} saved={saved} />
        </Notice>
      )}
      <Revisions token={token} shown={revision} revisions={revisions} />
    </Stack>
  );
}

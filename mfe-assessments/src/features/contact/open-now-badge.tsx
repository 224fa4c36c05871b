import { useSite } from '@app/kit';
import { openNow } from '@app/site/open-now';
import { ClockIcon } from '@app/ui/icons/clock';
import { useEffect, useState } from 'react';
import css from './business-hours.module.css';

const RECHECK_MS = 30_000;

/**
 * Whether the office is open now.
 * @param loadedAt ISO 8601: the first render is the same on the server and in the browser. After it
 *   the browser's clock counts.
 */
export function OpenNowBadge({ loadedAt }: { readonly loadedAt: string }) {
  const { company } = useSite();
  const [moment, setMoment] = useState(() => new Date(loadedAt));
  useEffect(() => {
    const check = () => setMoment(new Date());
    check();
    const timer = setInterval(check, RECHECK_MS);
    return () => clearInterval(timer);
  }, []);
  const now = openNow(company, moment);
  return now ? (
    <p className={css.now} data-open={now.open || undefined}>
      <ClockIcon />
      {now.text}
    </p>
  ) : null;
}

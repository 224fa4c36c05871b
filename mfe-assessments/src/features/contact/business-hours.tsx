import { Link, useSite } from '@app/kit';
import { openingLines } from '@app/site/opening-hours';
import { paths } from '@app/site/paths';
import { Card } from '@app/ui/card';
import { emergencyResponse } from '../../content/emergency-response.ts';
import css from './business-hours.module.css';
import { OpenNowBadge } from './open-now-badge.tsx';

interface Props {
  /** Undefined while the page is loading. */
  readonly loadedAt: string | undefined;
}

export function BusinessHours({ loadedAt }: Props) {
  const { openingHours, phone } = useSite().company;
  return (
    <Card as="section" tone="sunken" aria-labelledby="hours-heading">
      <h2 id="hours-heading">Business hours</h2>
      {loadedAt && <OpenNowBadge loadedAt={loadedAt} />}
      <dl className={css.hours}>
        {openingLines(openingHours).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p className={css.emergency}>
        <strong>{emergencyResponse}.</strong> After an incident, call{' '}
        <a href={`tel:${phone.dialled}`}>{phone.shown}</a> or use the{' '}
        <Link to={paths.incident}>urgent assistance form</Link>.
      </p>
    </Card>
  );
}

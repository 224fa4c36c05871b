import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import { Card } from '@app/ui/card';
import { businessHours, emergencyResponse } from '../../content/business-hours.ts';
import css from './business-hours.module.css';

export function BusinessHours() {
  return (
    <Card as="section" tone="sunken" aria-labelledby="hours-heading">
      <h2 id="hours-heading">Business hours</h2>
      <dl className={css.hours}>
        {businessHours.map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p className={css.emergency}>
        <strong>{emergencyResponse}.</strong> After an incident, use the{' '}
        <Link to={paths.incident}>urgent assistance form</Link>.
      </p>
    </Card>
  );
}

import { Card } from '@app/ui/card';
import css from './business-security.module.css';

export function WhyDetailsHelp() {
  return (
    <Card as="section" tone="sunken" className={css.aside} aria-labelledby="details-heading">
      <h2 id="details-heading">Why details help</h2>
      <p>
        Tell us the day, the time and the door. If you write “Fridays after 16:00, at the rear
        gate”, the report can advise on that gate at that hour. If you only write “theft”, the
        advice can only be general.
      </p>
      <p>Leave out alarm codes, passwords and ID numbers. The report does not need them.</p>
    </Card>
  );
}

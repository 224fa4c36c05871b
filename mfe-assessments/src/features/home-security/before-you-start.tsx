import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { Card } from '@app/ui/card';
import { Notice } from '@app/ui/notice';
import css from './before-you-start.module.css';
import { HomePlan } from './home-plan.tsx';
import { places } from './places.ts';

/** Beside the form: places that people forget, what to leave out, and where to go in an emergency. */
export function BeforeYouStart() {
  const { phone } = useSite().company;
  return (
    <>
      <Card as="section" aria-labelledby="places-heading">
        <h2 id="places-heading">Areas to think about</h2>
        <p className={css.text}>
          From the street to the bedrooms. List the ones that your home has.
        </p>
        <HomePlan />
        <ol className={css.places}>
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ol>
      </Card>
      <Notice variant="caution">
        <strong>Leave out codes and keys</strong>
        <p>
          We do not need alarm codes, gate codes or the place where you keep a key. Do not write
          them in this form.
        </p>
      </Notice>
      <Card as="section" tone="sunken" aria-labelledby="incident-heading">
        <h2 id="incident-heading">Has something just happened?</h2>
        <p className={css.text}>
          Call <a href={`tel:${phone.dialled}`}>{phone.shown}</a> or use the{' '}
          <Link to={paths.incident}>urgent assistance form</Link>.
        </p>
      </Card>
    </>
  );
}

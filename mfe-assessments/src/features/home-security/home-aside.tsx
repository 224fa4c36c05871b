import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { Card } from '@app/ui/card';
import css from './home-aside.module.css';
import { HomePlan } from './home-plan.tsx';
import { places } from './places.ts';

/** Beside the form: places that people forget, and where to go after an incident. */
export function HomeAside() {
  const { phone } = useSite().company;
  return (
    <>
      <Card as="section" aria-labelledby="places-heading">
        <h2 id="places-heading">Areas to think about</h2>
        <p className={css.text}>
          Start at the street and end at the bedrooms. List the areas your home has.
        </p>
        <HomePlan />
        <ol className={css.places}>
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ol>
      </Card>
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

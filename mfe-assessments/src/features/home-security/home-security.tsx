import type { PageProps } from '@app/federation/remote-module';
import { Link, useHelmetReady, useSite } from '@app/kit';
import { newPlanPath, paths } from '@app/site/paths';
import { Card } from '@app/ui/card';
import { Container, Split } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { HomeSecurityForm } from './home-form.tsx';
import { HomePlan } from './home-plan.tsx';
import css from './home-security.module.css';
import { places } from './places.ts';

export function HomeSecurity({ submission }: PageProps) {
  useHelmetReady();
  return (
    <Container>
      <PageHead
        title="Home Security"
        lede="Tell us about your home, the areas to secure and three things that worry you. We e-mail you recommendations for your own home, with what to do first."
      >
        <p>
          Rather see a drawing, an equipment list and a price?{' '}
          <Link to={newPlanPath('Residential Home')}>Get a plan for your home</Link>
        </p>
      </PageHead>
      <Split aside={<HomeAside />}>
        <HomeSecurityForm submission={submission} />
      </Split>
    </Container>
  );
}

/** Beside the form: places that people forget, and where to go after an incident. */
function HomeAside() {
  const { phone } = useSite().company;
  return (
    <>
      <Card as="section" aria-labelledby="places-heading">
        <h2 id="places-heading">Areas to think about</h2>
        <p className={css.text}>
          Start at the street and end at the bedrooms. List the areas your home has.
        </p>
        <div className={css.around}>
          <div className={css.beside}>
            <HomePlan />
            <ol className={css.places}>
              {places.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ol>
          </div>
        </div>
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

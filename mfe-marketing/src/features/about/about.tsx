import { useHelmetReady, useSite } from '@app/kit';
import { Container } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import css from './about.module.css';
import { AboutSection } from './about-section.tsx';
import { DrawnJob } from './drawn-job.tsx';
import { GetInTouch } from './get-in-touch.tsx';
import { Journey } from './journey.tsx';
import { OfficeMap } from './office-map.tsx';
import { Principles } from './principles.tsx';
import { Services } from './services.tsx';
import { Team } from './team.tsx';

export function About() {
  useHelmetReady();
  const { name, office, psiraNumber, saidsaNumber, team, job } = useSite().company;
  return (
    <Container>
      <PageHead
        title="About Us"
        lede={`${name} designs, installs and maintains security systems in and around ${office.locality}. This is how we work.`}
      />
      <AboutSection title="Who We Are">
        <p>
          We install security systems for businesses and homes: shops, offices, warehouses, schools,
          farms and family houses.
        </p>
        <p>
          We start with your site. What happened here before? Who comes and goes, and when? What
          must keep working in a power cut? From your answers we draw a plan of the site, and from
          the plan we make the parts list.
        </p>
      </AboutSection>
      <AboutSection title="Our Journey" wide>
        <Journey />
        <DrawnJob job={job} />
      </AboutSection>
      <AboutSection title="Our Team">
        <p>
          Our team surveys sites, draws plans, installs systems and helps when something goes wrong.
        </p>
        <p>
          {psiraNumber
            ? `We are registered with the Private Security Industry Regulatory Authority under number ${psiraNumber}. `
            : ''}
          By law, a registered installer must test and certify an electric fence.
        </p>
        <Team saidsaNumber={saidsaNumber} team={team} />
      </AboutSection>
      <AboutSection title="What We Stand For">
        <Principles />
      </AboutSection>
      <AboutSection title="Our Vision">
        <p className={css.vision}>
          Everyone who lives or works with our systems should understand them. So we show them on
          one drawing of the site, with a reason for every device.
        </p>
      </AboutSection>
      <AboutSection title="What We Offer" wide>
        <Services />
      </AboutSection>
      <AboutSection title="Get in Touch">
        <GetInTouch />
      </AboutSection>
      <OfficeMap />
    </Container>
  );
}

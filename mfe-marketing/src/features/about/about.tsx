import { Link, useHelmetReady, useSite } from '@app/kit';
import { Container } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { type ReactNode, useId } from 'react';
import { principles } from '../../content/about/principles.ts';
import { services } from '../../content/about/services.ts';
import css from './about.module.css';
import { DrawnJob } from './drawn-job.tsx';
import { GetInTouch } from './get-in-touch.tsx';
import { Journey } from './journey.tsx';
import { OfficeMap } from './office-map.tsx';
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

/** A ruled row of the page: heading beside the text, or above it where the content needs the width. */
function AboutSection({
  title,
  wide,
  children,
}: {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={css.section} data-wide={wide || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={css.content}>{children}</div>
    </section>
  );
}

function Principles() {
  return (
    <ul className={css.principles}>
      {principles.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Services() {
  return (
    <ul className={css.services}>
      {services.map(({ title, text, target, Icon }) => (
        <li key={title} className={css.service}>
          <Icon />
          <h3>
            <Link to={target}>{title}</Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

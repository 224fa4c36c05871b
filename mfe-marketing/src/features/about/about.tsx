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
        lede={`${name} designs, installs and looks after security systems in and around ${office.locality}. This page says how we work, and what you may hold us to.`}
      />
      <AboutSection title="Who We Are">
        <p>
          We are a security installer for businesses and homes. Shops, offices, warehouses, schools,
          farms and family houses have little in common except this: a system is only as good as the
          thought that went into where each part hangs.
        </p>
        <p>
          So we start with your site and not with a catalogue. What happened here before? Who comes
          and goes, and when? What must still work when the power is off? The answers become a
          drawing, and the drawing becomes the list of parts.
        </p>
      </AboutSection>
      <AboutSection title="Our Journey" wide>
        <Journey />
        <DrawnJob job={job} />
      </AboutSection>
      <AboutSection title="Our Team">
        <p>
          A system passes through few hands. Whoever walks your site with you also makes the
          drawing, the installers work from that drawing, and the people at technical help have it
          open when you call. You do not have to explain your site twice.
        </p>
        <p>
          {psiraNumber
            ? `We are registered with the Private Security Industry Regulatory Authority under number ${psiraNumber}. `
            : ''}
          Electric fences are certified by a registered installer, because the law asks for it and
          because a fence that nobody has tested is only wire.
        </p>
        <Team saidsaNumber={saidsaNumber} team={team} />
      </AboutSection>
      <AboutSection title="What We Stand For">
        <Principles />
      </AboutSection>
      <AboutSection title="Our Vision">
        <p className={css.vision}>
          That everyone who lives or works behind a system of ours can read it: one drawing of the
          site, one reason for every device on it.
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

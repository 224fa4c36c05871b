import { useHelmetReady } from '@app/kit';
import { Container } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { ContactOnPaper } from '../../company/contact-on-paper.tsx';
import { comingSoon } from '../../content/coming-soon.ts';
import { technologies } from '../../content/technologies.each.ts';
import { SolutionChooser } from './solution-chooser.tsx';
import { TechnologyCards } from './technology-cards.tsx';

const available = [...technologies].sort((one, other) => one.order - other.order);

/** All technologies as cards, and as a dropdown for visitors who know what they want. */
export function Explorer() {
  useHelmetReady();
  return (
    <Container>
      <PageHead
        title="Explore Our Cutting-Edge Security Technologies"
        lede="Each page has a drawing, the figures we plan with, and questions to ask any installer."
      >
        <SolutionChooser available={available} comingSoon={comingSoon} />
      </PageHead>
      <TechnologyCards available={available} comingSoon={comingSoon} />
      <ContactOnPaper />
    </Container>
  );
}

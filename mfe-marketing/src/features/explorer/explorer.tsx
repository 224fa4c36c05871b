import type { PageProps } from '@app/federation/remote-module';
import { useHelmetReady } from '@app/kit';
import { Container } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { ContactOnPaper } from '../../company/contact-on-paper.tsx';
import { comingSoon } from '../../content/coming-soon.ts';
import { technologies } from '../../content/technologies.each.ts';
import type { TechnologyData } from '../technology/load-technology-prices.ts';
import css from './explorer.module.css';
import { priceLines } from './price-lines.tsx';
import { SolutionChooser } from './solution-chooser.tsx';
import { TechnologyCards } from './technology-cards.tsx';

const available = [...technologies].sort((one, other) => one.order - other.order);

/** All technologies as cards, and beside the heading a dropdown that leads straight to one. */
export function Explorer({ resource }: PageProps<TechnologyData>) {
  useHelmetReady();
  return (
    <Container>
      <div className={css.head}>
        <PageHead
          title="Explore Our Cutting-Edge Security Technologies"
          lede="Each page has a drawing, the figures we plan with, and questions to ask any installer."
        />
        <SolutionChooser available={available} comingSoon={comingSoon} />
      </div>
      <TechnologyCards
        available={available}
        comingSoon={comingSoon}
        priceLines={resource.phase === 'ready' ? priceLines(resource.data.prices) : {}}
      />
      <ContactOnPaper />
    </Container>
  );
}

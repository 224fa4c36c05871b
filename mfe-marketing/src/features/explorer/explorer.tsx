import type { PageProps } from '@app/federation/remote-module';
import { Link, useHelmetReady, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { buttonProps } from '@app/ui/button';
import { ArrowRightIcon } from '@app/ui/icons/arrow-right';
import { Container, Row } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import type { ReactNode } from 'react';
import { ContactOnPaper } from '../../company/contact-on-paper.tsx';
import { comingSoon } from '../../content/coming-soon.ts';
import { technologies } from '../../content/technologies.each.ts';
import type { TechnologyData } from '../technology/load-technology-prices.ts';
import type { TechnologySummary } from '../technology/technology.ts';
import css from './explorer.module.css';
import { SitePlan } from './miniatures/site-plan.tsx';
import { priceLines } from './price-lines.tsx';
import { SolutionChooser } from './solution-chooser.tsx';
import { ComingSoonCard, TechnologyCard } from './technology-card.tsx';

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

/**
 * The technologies, and what to do for visitors who do not know which one they need.
 * @param priceLines what some of them cost, by id.
 */
const TechnologyCards = ({
  available,
  comingSoon,
  priceLines = {},
}: {
  readonly available: readonly TechnologySummary[];
  readonly comingSoon: readonly TechnologySummary[];
  readonly priceLines?: Readonly<Record<string, ReactNode>>;
}) => (
  <ul className={css.cards}>
    {available.map((technology) => (
      <TechnologyCard
        key={technology.id}
        technology={technology}
        priceLine={priceLines[technology.id]}
      />
    ))}
    {comingSoon.map((technology) => (
      <ComingSoonCard key={technology.id} technology={technology} />
    ))}
    <li className={css.last}>
      <NotSureWhich />
    </li>
  </ul>
);

/** For visitors who do not know what they need, on dark: a plan of the whole site, or a call. */
function NotSureWhich() {
  const { phone } = useSite().company;
  return (
    <div className={css.panel} data-surface="dark">
      <div className={css.words}>
        <h2>Not sure which you need?</h2>
        <p>Answer up to 15 questions. Get a drawing, an equipment list and a price.</p>
        <Row>
          <Link to={paths.securityPlan} {...buttonProps({ variant: 'primary' })}>
            Security Plan
            <ArrowRightIcon />
          </Link>
          <a className={css.phone} href={`tel:${phone.dialled}`}>
            {phone.shown}
          </a>
        </Row>
      </div>
      <div className={css.drawing}>
        <SitePlan />
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { TechnologySummary } from '../technology/technology.ts';
import { NotSureWhich } from './not-sure-which.tsx';
import { ComingSoonCard, TechnologyCard } from './technology-card.tsx';
import css from './technology-cards.module.css';

/**
 * The technologies, and what to do for visitors who do not know which one they need.
 * @param priceLines what some of them cost, by id.
 */
export const TechnologyCards = ({
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

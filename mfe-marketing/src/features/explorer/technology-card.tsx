import { Link } from '@app/kit';
import { technologyPath } from '@app/site/paths';
import { Card } from '@app/ui/card';
import { ArrowRightIcon } from '@app/ui/icons/arrow-right';
import type { ReactNode } from 'react';
import type { TechnologySummary } from '../technology/technology.ts';
import { miniatureOf } from './miniatures/miniature-of.ts';
import css from './technology-card.module.css';

/**
 * A technology with its drawing; all of the card leads to its page.
 * @param priceLine what it costs, such as "4 MP, 2.8 mm from R954.90".
 */
export const TechnologyCard = ({
  technology,
  priceLine,
}: {
  readonly technology: TechnologySummary;
  readonly priceLine?: ReactNode;
}) => (
  <Frame technology={technology}>
    <div className={css.foot}>
      <Link to={technologyPath(technology.id)} className={css.link}>
        Learn More<span className="visually-hidden"> about {technology.title}</span>
        <ArrowRightIcon />
      </Link>
      {priceLine && <p className={css.price}>{priceLine}</p>}
    </div>
  </Frame>
);

/** A technology without a page. */
export const ComingSoonCard = ({ technology }: { readonly technology: TechnologySummary }) => (
  <Frame technology={technology}>
    <p className={css.soon}>(Coming Soon)</p>
  </Frame>
);

function Frame({
  technology: { id, title, description },
  children,
}: {
  readonly technology: TechnologySummary;
  readonly children: ReactNode;
}) {
  const Drawing = miniatureOf(id);
  return (
    <Card as="li" className={css.card} drawing={<Drawing />}>
      <h2>{title}</h2>
      <p>{description}</p>
      {children}
    </Card>
  );
}

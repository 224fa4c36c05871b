import { Link } from '@app/kit';
import { technologyPath } from '@app/site/paths';
import { CardPrompt } from '@app/ui/card-prompt';
import type { TechnologySummary } from '../technology/technology.ts';
import css from './technology-cards.module.css';

export function TechnologyCards({
  available,
  comingSoon,
}: {
  readonly available: readonly TechnologySummary[];
  readonly comingSoon: readonly TechnologySummary[];
}) {
  return (
    <ul className={css.cards}>
      {available.map((technology) => (
        <li key={technology.id} className={css.card}>
          <Link to={technologyPath(technology.id)} className={css.inside}>
            <CardText technology={technology} />
            <CardPrompt>Learn More</CardPrompt>
          </Link>
        </li>
      ))}
      {comingSoon.map((technology) => (
        <li key={technology.id} className={css.card}>
          <div className={css.inside} data-state="coming-soon">
            <CardText technology={technology} />
            <p className={css.soon}>(Coming Soon)</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const CardText = ({
  technology: { Icon, title, description },
}: {
  readonly technology: TechnologySummary;
}) => (
  <>
    <Icon className={css.icon} />
    <h2>{title}</h2>
    <p>{description}</p>
  </>
);

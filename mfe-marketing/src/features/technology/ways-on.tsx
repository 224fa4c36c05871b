import { Link } from '@app/kit';
import { paths, technologyPath } from '@app/site/paths';
import { type TechnologyId, technologyTitles } from '@app/site/technology-titles';
import css from './ways-on.module.css';

/** Technologies that are often planned with this one, and the plan of a whole site. */
export const WaysOn = ({
  topic,
  related,
}: {
  /** The technology that the plan starts with. */
  readonly topic: string;
  readonly related: readonly TechnologyId[];
}) => (
  <nav aria-labelledby="ways-on" className={css.ways} data-print="hide">
    <h2 id="ways-on">Related pages</h2>
    <ul>
      {related.map((id) => (
        <li key={id}>
          <Link to={technologyPath(id)}>{technologyTitles[id]}</Link>
        </li>
      ))}
      <li>
        <Link to={`${paths.securityPlan}?topic=${topic}`}>Get a plan for your whole site</Link>
      </li>
    </ul>
  </nav>
);

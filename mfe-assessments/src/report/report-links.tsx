import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import css from './report.module.css';

/** Where a reader of a report goes next. */
export function ReportLinks({ level }: { readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <aside className={css.next} data-print="hide" aria-labelledby="report-next">
      <Heading id="report-next">What you can do next</Heading>
      <ul>
        <li>
          <Link to={paths.priceList}>Price list</Link>: look up what the equipment costs.
        </li>
        <li>
          <Link to={paths.securityPlan}>Security plan</Link>: get a list of materials for your site.
        </li>
        <li>
          <Link to={paths.contact}>Contact</Link>: ask us about anything in the report.
        </li>
      </ul>
    </aside>
  );
}

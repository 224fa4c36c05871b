import { formatRand } from '@app/contracts/money';
import type { ProductAbout as About } from '@app/contracts/product-about';
import { Link } from '@app/kit';
import { paths } from '@app/site/paths';
import { productHref } from './catalogue-query.ts';
import { drawingOf } from './device-drawings.ts';
import css from './product-about.module.css';

/** What the opened product is for, what goes with it, and where plans use it. */
export function ProductAbout({ about }: { readonly about: About }) {
  const { use, drawing, goesWith, plans } = about;
  const Drawing = drawingOf(drawing);
  return (
    <section className={css.about} aria-label="About this product">
      <div className={css.use}>
        {Drawing && <Drawing className={css.drawing} />}
        <div>
          <h3 className={css.title}>What it is for</h3>
          <p className={css.text}>{use}</p>
        </div>
      </div>
      {goesWith.length > 0 && (
        <div>
          <h3 className={css.title}>Goes with it</h3>
          <ul className={css.parts}>
            {goesWith.map(({ sku, name, price }) => (
              <li key={sku}>
                <Link to={productHref(sku)}>{name}</Link> <span>{formatRand(price)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {plans && (
        <div data-print="hide">
          <h3 className={css.title}>Where plans use it</h3>
          <p className={css.text}>
            {plans.text}{' '}
            <Link to={`${paths.securityPlan}${plans.topic ? `?topic=${plans.topic}` : ''}`}>
              Get a plan for your site
            </Link>
          </p>
        </div>
      )}
    </section>
  );
}

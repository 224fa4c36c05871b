import { paths } from '@app/site/paths';
import { buttonProps } from '@app/ui/button';
import css from './product-search.module.css';

/** Opens the price list with what was found. A plain form, so it works without JavaScript. */
export const ProductSearch = () => (
  <search data-print="hide">
    <form action={paths.priceList}>
      <label className={css.label} htmlFor="product-search">
        Search products
      </label>
      <div className={css.line}>
        <input
          className={css.term}
          id="product-search"
          name="q"
          type="search"
          placeholder="Name or SKU"
          enterKeyHint="search"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button type="submit" {...buttonProps({ variant: 'secondary' })}>
          Search
        </button>
      </div>
    </form>
  </search>
);
